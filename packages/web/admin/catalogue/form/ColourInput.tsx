import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COLOURS, type Colour, colourOf } from '../../articles/colour.ts';
import { useTranslate } from '../../words/useTranslate.ts';

/** Which rails an article goes with, and of a rail what colour it is: two stored flags, one choice. */
export function ColourInput({ isRail }: { isRail: boolean }) {
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
      <FormLabel id={id}>{translate('catalogue.fields.colour')}</FormLabel>
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
      <FormHelperText sx={{ mx: 0, mt: -0.5 }}>
        {translate(isRail ? 'catalogue.hints.railColour' : 'catalogue.hints.colour')}
      </FormHelperText>
    </FormControl>
  );
}
