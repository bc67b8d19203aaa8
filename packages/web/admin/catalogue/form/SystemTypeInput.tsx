import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from '../../words/useTranslate.ts';
import { useArticleInput } from './useArticleInput.ts';

/** The control protocol that a system is. */
export function SystemTypeInput({ label }: { label: string }) {
  const translate = useTranslate();
  const { field, fault } = useArticleInput('systems', 'type');
  const { ref, value, ...rest } = field;
  return (
    <TextField
      {...rest}
      select
      required
      value={value ?? ''}
      label={label}
      inputRef={ref}
      error={Boolean(fault)}
      helperText={fault}
    >
      {SYSTEM_TYPES.map((type) => (
        <MenuItem key={type} value={type}>
          {translate(`catalogue.values.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
