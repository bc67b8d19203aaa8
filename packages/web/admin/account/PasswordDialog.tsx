import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import type { FactorFailure, Proof } from '../../data/secondFactor.ts';
import { FormDialog } from '../elements/FormDialog.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface PasswordDialogProps {
  title: string;
  /** Whether the account has a code, which is asked for as well. */
  hasCode: boolean;
  /** @returns why it does not go on with this; null where it does */
  onProof(proof: Proof): Promise<FactorFailure | null>;
  onClose(): void;
}

/** Asks for the own password, and the code where there is one, before something that a borrowed session must not do. */
export function PasswordDialog({ title, hasCode, onProof, onClose }: PasswordDialogProps) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<{ field: 'password' | 'code'; words: string } | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  const submit = async () => {
    if (!password) return setFault({ field: 'password', words: translate('account.code.passwordMissing') });
    if (hasCode && !code.trim())
      return setFault({ field: 'code', words: translate('account.code.codeMissing') });
    setWaiting(true);
    const failure = await onProof({ password, code });
    setWaiting(false);
    if (!failure) return;
    const field = hasCode && failure === 'wrongCode' ? 'code' : 'password';
    setFault({ field, words: translate(`account.failures.${failure}`) });
  };
  return (
    <FormDialog
      title={title}
      submit={translate('account.code.next')}
      submitProps={{ loading: isWaiting }}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {translate(hasCode ? 'account.code.passwordAndCodeFirst' : 'account.code.passwordFirst')}
      </DialogContentText>
      <TextField
        label={translate('account.code.password')}
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={fault?.field === 'password'}
        helperText={fault?.field === 'password' && fault.words}
      />
      {hasCode && (
        <TextField
          label={translate('account.code.codeOrBackup')}
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={fault?.field === 'code'}
          helperText={fault?.field === 'code' && fault.words}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
      )}
    </FormDialog>
  );
}
