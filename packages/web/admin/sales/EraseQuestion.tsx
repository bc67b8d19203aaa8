import type { Beside, PersonCounts } from '@lumitor/domain/collections/personCounts';
import { Alert, Checkbox, FormControl, FormControlLabel, FormLabel } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import { erasedPlaces, placesBeside } from './person.ts';

interface EraseQuestionProps {
  counts: PersonCounts;
  /** What goes, too, of what the shop has beside their orders. */
  beside: readonly Beside[];
  onBeside: (beside: readonly Beside[]) => void;
  isUnderstood: boolean;
  onUnderstood: (isUnderstood: boolean) => void;
}

/** What erasing the person concerns, and whether that is meant. */
export function EraseQuestion({ counts, beside, onBeside, isUnderstood, onUnderstood }: EraseQuestionProps) {
  const translate = useTranslate();
  const places = erasedPlaces(counts, translate);
  const others = placesBeside(counts, translate);
  if (places.length === 0)
    return (
      <Alert severity="info" role="status">
        {translate('sales.erase.nothing')}
      </Alert>
    );
  return (
    <>
      <Alert severity="warning" role="status" sx={{ '& ul': { my: 0, pl: 2.5 } }}>
        {translate('sales.erase.concerns')}
        <ul>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </Alert>
      {others.length > 0 && (
        <FormControl component="fieldset" sx={{ mt: 2 }}>
          <FormLabel component="legend">{translate('sales.beside.stays')}</FormLabel>
          {others.map(({ kind, words }) => (
            <FormControlLabel
              key={kind}
              label={words}
              control={
                <Checkbox
                  checked={beside.includes(kind)}
                  onChange={({ target }) =>
                    onBeside(target.checked ? [...beside, kind] : beside.filter((each) => each !== kind))
                  }
                />
              }
            />
          ))}
        </FormControl>
      )}
      <FormControlLabel
        sx={{ mt: 1 }}
        label={translate('sales.erase.understood')}
        control={<Checkbox checked={isUnderstood} onChange={({ target }) => onUnderstood(target.checked)} />}
      />
    </>
  );
}
