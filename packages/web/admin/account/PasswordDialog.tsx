import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { FactorFailure } from '../../data/secondFactor.ts';
import { useTranslate } from '../words/useTranslate.ts';

interface PasswordDialogProps {
  title: string;
  /** @returns why it does not go on with this password; null where it does */
  onPassword(password: string): Promise<FactorFailure | null>;
  onClose(): void;
}

/** Asks for the own password before something that a borrowed session must not do. */
export function PasswordDialog({ title, onPassword, onClose }: PasswordDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setFault(translate('account.code.passwordMissing'));
    setWaiting(true);
    const failure = await onPassword(password);
    setWaiting(false);
    if (failure) setFault(translate(`account.failures.${failure}`));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('account.code.passwordFirst')}</DialogContentText>
          <TextField
            label={translate('account.code.password')}
            type="password"
            autoComplete="current-password"
            autoFocus
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={fault !== null}
            helperText={fault}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('account.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isWaiting}>
            {translate('account.code.next')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
