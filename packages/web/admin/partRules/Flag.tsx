import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';

interface FlagProps {
  name: `families.${number}.${'needsMounting' | 'isSuspended'}` | 'isolatingJointReplaces';
  label: string;
  help?: string;
}

export function Flag({ name, label, help }: FlagProps) {
  const { control } = useFormContext<PartTable>();
  const id = useId();
  return (
    <>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, ...field } }) => (
          <FormControlLabel
            label={label}
            control={
              <Switch
                {...field}
                checked={value ?? false}
                slotProps={help ? { input: { role: 'switch', 'aria-describedby': id } } : {}}
              />
            }
          />
        )}
      />
      {help && (
        <Typography id={id} variant="caption" component="p">
          {help}
        </Typography>
      )}
    </>
  );
}
