import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../words/useTranslate.ts';
import type { Fault } from './checkTable.ts';

/** How much rail one live feed serves (D16). */
export function FeedLength() {
  const translate = useTranslate();
  const { register, formState } = useFormContext<PartTable>();
  const { ref, ...field } = register('feedEvery', { valueAsNumber: true });
  const fault = formState.errors.feedEvery?.message;
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={translate('partRules.feedEvery')}
      error={fault !== undefined}
      helperText={translate(fault ? `partRules.faults.${fault as Fault}` : 'partRules.feedEveryHelp')}
      sx={{ maxWidth: 420 }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">cm</InputAdornment> },
      }}
    />
  );
}
