import { emailAddress } from '@lumitor/domain/catalogue/field';
import type { AccountRole } from '@lumitor/domain/people/roles';
import { Button, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import * as v from 'valibot';
import { CopyLinkButton } from '../elements/CopyLinkButton.tsx';
import { dayOf } from '../elements/dates.ts';
import { FormDialog, TitledDialog } from '../elements/FormDialog.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { RoleField } from './RoleField.tsx';
import { type CreatedLink, useAccountActs } from './usePeople.ts';

export function InviteDialog({ onMade, onClose }: { onMade(link: CreatedLink): void; onClose(): void }) {
  const translate = useTranslate();
  const { invite } = useAccountActs();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AccountRole>('catalogue');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const given = v.safeParse(emailAddress, email);

  const submit = async () => {
    setSubmitted(true);
    if (!given.success) return;
    setWaiting(true);
    const made = await invite(given.output.toLowerCase(), role);
    setWaiting(false);
    if (made) onMade(made);
  };
  const isWrong = isSubmitted && !given.success;
  return (
    <FormDialog
      title={translate('people.invite.title')}
      submit={translate('people.invite.make')}
      submitProps={{ loading: isWaiting }}
      onSubmit={submit}
      onClose={onClose}
    >
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
      <RoleField label={translate('people.role')} role={role} onRole={setRole} />
    </FormDialog>
  );
}

export function LinkDialog({ made, onClose }: { made: CreatedLink; onClose(): void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { email, link, expiresAt, isMailed } = made;
  return (
    <TitledDialog
      title={translate('people.link.title', { email })}
      maxWidth="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          {translate('people.close')}
        </Button>
      }
    >
      {isMailed && <DialogContentText gutterBottom>{translate('people.link.mailed')}</DialogContentText>}
      <DialogContentText>
        {translate('people.link.about', { until: dayOf(expiresAt, locale) })}
      </DialogContentText>
      <TextField
        label={translate('people.link.label')}
        value={link}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <CopyLinkButton url={link} />
    </TitledDialog>
  );
}
