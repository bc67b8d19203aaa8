import type { Beside } from '@lumitor/domain/collections/personCounts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type SubmitEvent, useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import { EraseQuestion } from './EraseQuestion.tsx';
import { erasedPlaces, erasePerson, isPerson, placesBeside, usePersonCounts } from './person.ts';

interface EraseDialogProps {
  given: string;
  onClose: () => void;
  onErased: () => void;
}

/** Says what erasing a person concerns, has it confirmed, and does it. */
export function EraseDialog({ given, onClose, onErased }: EraseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [typed, setTyped] = useState(given);
  const [fault, setFault] = useState('');
  const [beside, setBeside] = useState<readonly Beside[]>([]);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const { counts, isCounting, hasFailed, count, forget } = usePersonCounts(given);
  const person = typed.trim();
  const hasData = counts !== null && erasedPlaces(counts, translate).length > 0;

  const type = (text: string) => {
    setTyped(text);
    setFault('');
    setUnderstood(false);
    setBeside([]);
    forget();
  };
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    // A form in a dialog is inside another in the tree of components.
    event.stopPropagation();
    if (isPerson(person)) void count(person);
    else setFault(translate('sales.erase.invalid'));
  };
  const erase = async () => {
    setErasing(true);
    try {
      const erased = await erasePerson(person, beside);
      const chosen = placesBeside(erased, translate).filter(({ kind }) => beside.includes(kind));
      const places = [...erasedPlaces(erased, translate), ...chosen.map(({ words }) => words)];
      notify('sales.erase.done', { type: 'info', messageArgs: { places: places.join(', ') } });
      refresh();
      onErased();
    } catch {
      setErasing(false);
      notify('sales.failed', { type: 'error' });
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={check} noValidate>
        <DialogTitle id={titleId}>{translate('sales.erase.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{translate('sales.erase.intro')}</DialogContentText>
          <TextField
            autoFocus
            autoComplete="off"
            label={translate('sales.erase.person')}
            value={typed}
            error={fault !== ''}
            helperText={fault}
            onChange={({ target }) => type(target.value)}
          />
          {hasFailed && <Alert severity="error">{translate('sales.failed')}</Alert>}
          {counts && (
            <EraseQuestion
              counts={counts}
              beside={beside}
              onBeside={setBeside}
              isUnderstood={isUnderstood}
              onUnderstood={setUnderstood}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          {hasData ? (
            <Button variant="contained" color="error" disabled={!isUnderstood || isErasing} onClick={erase}>
              {translate('sales.erase.confirm')}
            </Button>
          ) : (
            <Button type="submit" variant="contained" disabled={person === '' || counts !== null}>
              {translate(isCounting ? 'sales.erase.checking' : 'sales.erase.check')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
