import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';

interface FlagInputProps {
  path: string;
  label: string;
  hint?: string | undefined;
}

export function FlagInput({ path, label, hint }: FlagInputProps) {
  const { field } = useController({ name: path });
  const { ref, value, ...rest } = field;
  const id = useId();
  return (
    <FormControl>
      <FormControlLabel
        label={label}
        control={
          <Switch
            {...rest}
            checked={Boolean(value)}
            slotProps={{ input: { ref, ...(hint && { 'aria-describedby': id }) } }}
          />
        }
      />
      {hint && (
        <FormHelperText id={id} sx={{ mx: 0, mt: -0.5 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
