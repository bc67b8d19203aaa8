import { MenuItem, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import { PlacedField, type Spacing } from './layout.tsx';

interface ChoiceFieldProps<Value extends string | number>
  extends Spacing,
    Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'children' | 'sx'> {
  value: Value;
  choices: readonly (readonly [value: NoInfer<Value>, name: ReactNode])[];
  onChoose(value: NoInfer<Value>): void;
}

export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { choices, value, onChoose, ...field } = props;
  return (
    <PlacedField
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
    </PlacedField>
  );
}
