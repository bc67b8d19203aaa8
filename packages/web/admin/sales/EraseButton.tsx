import type { PersonCounts, Related } from '@lumitor/domain/collections/personCounts';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import { Alert, Button, Checkbox, FormControl, FormControlLabel, FormLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import text from '../../ui/text.module.css';
import { FormDialog } from '../elements/FormDialog.tsx';
import { Text } from '../elements/layout.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import {
  erasedPlaces,
  isPerson,
  otherPlaces,
  requestErasure,
  type Subject,
  usePersonCounts,
} from './person.ts';

interface EraseQuestionProps {
  counts: PersonCounts;
  related: readonly Related[];
  onRelated: (related: readonly Related[]) => void;
  isUnderstood: boolean;
  onUnderstood: (isUnderstood: boolean) => void;
}

function EraseQuestion({ counts, related, onRelated, isUnderstood, onUnderstood }: EraseQuestionProps) {
  const translate = useTranslate();
  const places = erasedPlaces(counts, translate);
  const others = otherPlaces(counts, translate);
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
        <ul className={text.points}>
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
                  checked={related.includes(kind)}
                  onChange={({ target }) =>
                    onRelated(target.checked ? [...related, kind] : related.filter((each) => each !== kind))
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

interface EraseDialogProps {
  given: Subject;
  onClose: () => void;
  onErased: () => void;
}

function EraseDialog({ given, onClose, onErased }: EraseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const isTyped = typeof given === 'string';
  const [typed, setTyped] = useState(isTyped ? given : given.name);
  const [fault, setFault] = useState('');
  const [related, setRelated] = useState<readonly Related[]>([]);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const { counts, isCounting, hasFailed, count, forget } = usePersonCounts(given);
  const person = isTyped ? typed.trim() : given;
  const hasData = counts !== null && erasedPlaces(counts, translate).length > 0;
  const type = (text: string) => {
    setTyped(text);
    setFault('');
    setUnderstood(false);
    setRelated([]);
    forget();
  };
  const check = () => {
    if (isPerson(person)) void count(person);
    else setFault(translate('sales.erase.invalid'));
  };
  const erase = async () => {
    setErasing(true);
    try {
      const erased = await requestErasure(person, related);
      const chosen = otherPlaces(erased, translate).filter(({ kind }) => related.includes(kind));
      const places = [...erasedPlaces(erased, translate), ...chosen.map(({ words }) => words)];
      notify('sales.erase.done', { type: 'info', messageArgs: { places: places.join(', ') } });
      refresh();
      onErased();
    } catch {
      setErasing(false);
      notify('sales.failed', { type: 'error' });
    }
  };
  const confirm = hasData && (
    <Button variant="contained" color="error" disabled={!isUnderstood || isErasing} onClick={erase}>
      {translate('sales.erase.confirm')}
    </Button>
  );
  return (
    <FormDialog
      title={translate('sales.erase.title')}
      submit={translate(isCounting ? 'sales.erase.checking' : 'sales.erase.check')}
      submitProps={{ disabled: person === '' || counts !== null }}
      action={confirm}
      onSubmit={check}
      onClose={onClose}
    >
      <Text color="textSecondary" mb={1}>
        {translate('sales.erase.intro')}
      </Text>
      <TextField
        autoFocus
        autoComplete="off"
        disabled={!isTyped}
        label={translate(isTyped ? 'sales.erase.person' : 'customers.customer')}
        value={typed}
        error={fault !== ''}
        helperText={fault}
        onChange={({ target }) => type(target.value)}
      />
      {hasFailed && <Alert severity="error">{translate('sales.failed')}</Alert>}
      {counts && (
        <EraseQuestion
          counts={counts}
          related={related}
          isUnderstood={isUnderstood}
          onRelated={setRelated}
          onUnderstood={setUnderstood}
        />
      )}
    </FormDialog>
  );
}

interface EraseButtonProps {
  person?: Subject;
  onErased?: () => void;
}

export function EraseButton({ person = '', onErased }: EraseButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Writing area="customers">
      <Button startIcon={<PersonRemove />} onClick={() => setOpen(true)}>
        {translate('sales.erase.button')}
      </Button>
      {isOpen && (
        <EraseDialog
          given={person}
          onClose={() => setOpen(false)}
          onErased={() => {
            setOpen(false);
            onErased?.();
          }}
        />
      )}
    </Writing>
  );
}
