import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Switch } from '@mui/material';
import { useId } from 'react';
import { type FieldValues, useController, useFormContext, useWatch } from 'react-hook-form';
import { COLOURS, type Colour, colourOf } from '../../articles/colour.ts';
import { PlacedHint } from '../../elements/layout.tsx';
import { Ticks } from '../../elements/Ticks.tsx';
import { useTranslate } from '../../words/useTranslate.ts';

interface ChoiceProps {
  path: string;
  label: string;
  hint?: string | undefined;
}

export function FlagInput({ path, label, hint }: ChoiceProps) {
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
        <PlacedHint id={id} mx={0} mt={-0.5}>
          {hint}
        </PlacedHint>
      )}
    </FormControl>
  );
}

export function ColourInput({ label, hint }: Omit<ChoiceProps, 'path'>) {
  const translate = useTranslate();
  const { setValue, register } = useFormContext();
  const [isBlack, isWhite] = useWatch({ name: ['isBlack', 'isWhite'] });
  register('isBlack');
  register('isWhite');
  const id = useId();
  const choose = (colour: Colour) => {
    setValue('isBlack', colour === 'black', { shouldDirty: true });
    setValue('isWhite', colour === 'white', { shouldDirty: true });
  };
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={colourOf({ isBlack, isWhite })}
        onChange={({ target }) => choose(target.value as Colour)}
      >
        {COLOURS.map((colour) => (
          <FormControlLabel
            key={colour}
            value={colour}
            control={<Radio size="small" />}
            label={translate(`catalogue.values.${colour}`)}
          />
        ))}
      </RadioGroup>
      <PlacedHint mx={0} mt={-0.5}>
        {hint}
      </PlacedHint>
    </FormControl>
  );
}

interface ProtocolsInputProps extends ChoiceProps {
  /** Error if none is ticked; absent: none is allowed. */
  noneFault?: string;
  /** Field to validate again after a change. */
  judges?: string;
}

/** Protocols of a gateway (D21), or of a luminaire independent of its prices (D23). */
export function ProtocolsInput({ path, label, hint, noneFault, judges }: ProtocolsInputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useController<FieldValues>({
    name: path,
    rules: {
      ...(noneFault && { validate: ({ length }: string[]) => length > 0 || noneFault }),
      ...(judges && { deps: [judges] }),
    },
  });
  return (
    <Ticks
      label={label}
      all={SYSTEM_TYPES}
      ticked={field.value ?? []}
      nameOf={(type) => translate(`catalogue.values.${type}`)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      hint={hint}
      fault={fieldState.error?.message}
    />
  );
}
