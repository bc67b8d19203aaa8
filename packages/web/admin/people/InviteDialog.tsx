import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import { ACCOUNT_ROLES, type AccountRole } from '@lumitor/domain/people/roles';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { useTranslate } from '../words/useTranslate.ts';
import { type MadeLink, useAccountActs } from './usePeople.ts';

interface InviteDialogProps {
  onMade(link: MadeLink): void;
  onClose(): void;
}

/** Makes a link by which somebody sets a password for an account with a role. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const { invite } = useAccountActs();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AccountRole>('catalogue');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const given = v.safeParse(emailAddress, email);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!given.success) return;
    setWaiting(true);
    const made = await invite(given.output.toLowerCase(), role);
    setWaiting(false);
    if (made) onMade(made);
  };
  const isWrong = isSubmitted && !given.success;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{translate('people.invite.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('people.invite.about')}</DialogContentText>
          <TextField
            label={translate('people.email')}
            type="email"
            autoComplete="off"
            autoFocus
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={isWrong}
            helperText={isWrong && translate('people.emailMissing')}
          />
          <TextField
            select
            label={translate('people.role')}
            value={role}
            onChange={({ target }) => setRole(target.value as AccountRole)}
          >
            {ACCOUNT_ROLES.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`people.roles.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('people.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isWaiting}>
            {translate('people.invite.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
