import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
}

/** What a list is narrowed by, one of a few. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
