import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { WordIn } from '../words/messages.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { isName, LONGEST_NAME } from './textTable.ts';
import type { NamingAction } from './useTextActions.ts';

type Word = WordIn<'translations.name'>;

interface Props {
  action: NamingAction;
  taken: ReadonlySet<string>;
  /** @returns the text key of the refusal, or null */
  onName(name: string): Promise<Word | null>;
  onClose(): void;
}

/** Empty for a new item. */
function nameNow(action: NamingAction): string {
  if (action.kind === 'renameKey') return action.row.key;
  return action.kind === 'renameSection' ? action.section.name : '';
}

function titleOf(action: NamingAction): [Word, Record<string, string>] {
  if (action.kind === 'addKey') return ['newKey', { section: action.section.name }];
  return action.kind === 'addSection' ? ['newSection', {}] : [action.kind, { name: nameNow(action) }];
}

export function NameDialog({ action, taken, onName, onClose }: Props) {
  const now = nameNow(action);
  const [name, setName] = useState(now);
  const [fault, setFault] = useState<Word | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const translate = useTranslate();
  const words = useWords('translations.name');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    if (name === now && now) return onClose();
    if (!isName(name)) return setFault('invalid');
    if (taken.has(name)) return setFault('taken');
    setWaiting(true);
    const failure = await onName(name).catch((): Word => 'failed');
    setWaiting(false);
    if (failure) setFault(failure);
    else onClose();
  };
  const [title, values] = titleOf(action);
  const isKey = action.kind === 'addKey' || action.kind === 'renameKey';
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby="name-title"
      disableRestoreFocus={action.kind === 'addKey'}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id="name-title">{words(title, values)}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={words(isKey ? 'key' : 'section')}
            value={name}
            onChange={({ target }) => {
              setName(target.value.trim());
              setFault(null);
            }}
            error={fault !== null}
            helperText={fault ? words(fault) : words('rule', { max: LONGEST_NAME })}
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', translate: 'no' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isWaiting}>
            {words(now ? 'rename' : 'add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
