import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { type Ref, useId } from 'react';
import { PlacedHint } from './layout.tsx';

interface TicksProps<Value extends string | number> {
  label: string;
  all: readonly Value[];
  ticked: readonly Value[];
  nameOf(value: Value): string;
  onChange(ticked: Value[]): void;
  onBlur?(): void;
  inputRef?: Ref<HTMLInputElement>;
  hint?: string | undefined;
  fault?: string | undefined;
}

export function Ticks<Value extends string | number>(props: TicksProps<Value>) {
  const { label, all, ticked, nameOf, onChange, onBlur, inputRef, hint, fault } = props;
  const id = useId();
  return (
    <FormControl role="group" aria-labelledby={id} aria-describedby={`${id}said`} error={Boolean(fault)}>
      <FormLabel id={id}>{label}</FormLabel>
      <FormGroup row>
        {all.map((value, index) => (
          <FormControlLabel
            key={value}
            label={nameOf(value)}
            control={
              <Checkbox
                size="small"
                checked={ticked.includes(value)}
                onBlur={onBlur}
                onChange={({ target }) =>
                  onChange(all.filter((each) => (each === value ? target.checked : ticked.includes(each))))
                }
                slotProps={{ input: { ref: index === 0 ? inputRef : undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
      {(fault ?? hint) && (
        <PlacedHint id={`${id}said`} mx={0} mt={-0.5}>
          {fault ?? hint}
        </PlacedHint>
      )}
    </FormControl>
  );
}
