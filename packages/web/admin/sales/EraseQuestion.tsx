import type { PersonCounts } from '@lumitor/domain/documents/personCounts';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from '../words/useTranslate.ts';
import { erasedPlaces } from './person.ts';

interface EraseQuestionProps {
  counts: PersonCounts;
  isUnderstood: boolean;
  onUnderstood: (isUnderstood: boolean) => void;
}

/** What erasing the person concerns, and whether that is meant. */
export function EraseQuestion({ counts, isUnderstood, onUnderstood }: EraseQuestionProps) {
  const translate = useTranslate();
  const places = erasedPlaces(counts, translate);
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
      <FormControlLabel
        sx={{ mt: 1 }}
        label={translate('sales.erase.understood')}
        control={<Checkbox checked={isUnderstood} onChange={({ target }) => onUnderstood(target.checked)} />}
      />
    </>
  );
}
