import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/article';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../words/useTranslate.ts';

/** The control protocols that a gateway serves; none ticked: all (D21). */
export function SystemTypesInput({ label }: { label: string }) {
  const translate = useTranslate();
  const { field } = useController({ name: 'systemTypes' });
  const chosen = (field.value ?? []) as SystemType[];
  const id = useId();
  return (
    <FormControl role="group" aria-labelledby={id}>
      <FormLabel id={id}>{label}</FormLabel>
      <FormGroup row>
        {SYSTEM_TYPES.map((type) => (
          <FormControlLabel
            key={type}
            label={translate(`catalogue.values.${type}`)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(type)}
                onBlur={field.onBlur}
                onChange={({ target }) =>
                  field.onChange(
                    SYSTEM_TYPES.filter((each) => (each === type ? target.checked : chosen.includes(each))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mx: 0, mt: -0.5 }}>{translate('catalogue.hints.systemTypes')}</FormHelperText>
    </FormControl>
  );
}
