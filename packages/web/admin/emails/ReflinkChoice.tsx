import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';

export interface ReflinkOption {
  id: string;
  name: string;
  email: string;
}

interface ReflinkChoiceProps {
  label: string;
  options: readonly ReflinkOption[];
  value: ReflinkOption | null;
  onChange: (chosen: ReflinkOption | null) => void;
  /** What none chosen means. */
  placeholder: string;
  helperText?: string | undefined;
}

/** One reflink of many, found by typing a part of its name or e-mail. */
export function ReflinkChoice({
  label,
  options,
  value,
  onChange,
  placeholder,
  helperText,
}: ReflinkChoiceProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      options={options}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, email }) => (email ? `${name} (${email})` : name)}
      noOptionsText={translate('sales.noSuchReflink')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField {...params} label={label} placeholder={placeholder} helperText={helperText} />
      )}
    />
  );
}
