import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

interface ChoiceFieldProps<Value extends string | number>
  extends Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'children'> {
  value: Value;
  choices: readonly (readonly [value: NoInfer<Value>, name: ReactNode])[];
  onChoose(value: NoInfer<Value>): void;
}

export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { choices, value, onChoose, ...field } = props;
  return (
    <TextField
      select
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(([each]) => String(each) === String(target.value));
        if (chosen) onChoose(chosen[0]);
      }}
      {...field}
    >
      {choices.map(([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
