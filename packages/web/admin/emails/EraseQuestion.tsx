import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import type { PersonCounts } from './person.ts';

interface EraseQuestionProps {
  counts: PersonCounts;
  isUnderstood: boolean;
  onUnderstood: (isUnderstood: boolean) => void;
}

/** What erasing the person concerns, and whether that is meant. */
export function EraseQuestion({ counts, isUnderstood, onUnderstood }: EraseQuestionProps) {
  const translate = useTranslate();
  const { emails, orders } = counts;
  if (emails + orders === 0)
    return (
      <Alert severity="info" role="status">
        {translate('emails.erase.nothing')}
      </Alert>
    );
  return (
    <>
      <Alert severity="warning" role="status" sx={{ '& ul': { my: 0, pl: 2.5 } }}>
        {translate('emails.erase.concerns')}
        <ul>
          {emails > 0 && <li>{translate('emails.erase.emails', { smart_count: emails })}</li>}
          {orders > 0 && <li>{translate('emails.erase.orders', { smart_count: orders })}</li>}
        </ul>
      </Alert>
      <FormControlLabel
        sx={{ mt: 1 }}
        label={translate('emails.erase.understood')}
        control={<Checkbox checked={isUnderstood} onChange={({ target }) => onUnderstood(target.checked)} />}
      />
    </>
  );
}
