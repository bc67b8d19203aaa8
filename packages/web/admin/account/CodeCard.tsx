import {
  Button,
  Card,
  CardActions,
  CardContent,
  Chip,
  DialogContentText,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type CodeSetup,
  endCode,
  type FactorFailure,
  type Proof,
  renewBackupCodes,
  setUpCode,
} from '../../data/secondFactor.ts';
import { FormDialog, TitledDialog } from '../elements/FormDialog.tsx';
import { Placed, Row } from '../elements/layout.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { BackupCodes, CodeSetupDialog } from './CodeSetupDialog.tsx';

interface PasswordDialogProps {
  title: string;
  hasCode: boolean;
  /** @returns the refusal, or null */
  onProof(proof: Proof): Promise<FactorFailure | null>;
  onClose(): void;
}

/** Proof against stolen sessions. */
function PasswordDialog({ title, hasCode, onProof, onClose }: PasswordDialogProps) {
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

type Step =
  | { kind: 'turnOn' | 'turnOff' | 'newBackupCodes' }
  | { kind: 'setup'; setup: CodeSetup }
  | { kind: 'codes'; codes: readonly string[] };

export function CodeCard({ isOn, onChanged }: { isOn: boolean; onChanged(): unknown }) {
  const word = useWords('account.code');
  const translate = useTranslate();
  const notify = useNotify();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const finish = (reported: 'turnedOn' | 'turnedOff') => {
    close();
    notify(`account.code.${reported}`, { type: 'info' });
    onChanged();
  };

  const proceed = async (proof: Proof) => {
    if (step?.kind === 'turnOff') {
      const failure = await endCode(proof);
      if (!failure) finish('turnedOff');
      return failure;
    }
    if (step?.kind === 'newBackupCodes') {
      const codes = await renewBackupCodes(proof);
      if (typeof codes === 'string') return codes;
      setStep({ kind: 'codes', codes });
      return null;
    }
    const setup = await setUpCode(proof.password);
    if (typeof setup === 'string') return setup;
    setStep({ kind: 'setup', setup });
    return null;
  };

  const button = (kind: 'turnOn' | 'turnOff' | 'newBackupCodes') => (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => setStep({ kind })}>
      {word(kind)}
    </Button>
  );
  return (
    <Card component="section" aria-labelledby="own-code">
      <CardContent>
        <Row isWrapped={false} mb={1}>
          <Typography id="own-code" variant="h2">
            {word('title')}
          </Typography>
          <Chip size="small" variant={isOn ? 'filled' : 'outlined'} label={word(isOn ? 'on' : 'off')} />
        </Row>
        <Typography color="textSecondary">{word('about')}</Typography>
      </CardContent>
      <Placed as={CardActions} flexWrap="wrap" px={2} pb={2} pt={0}>
        {isOn ? (
          <>
            {button('newBackupCodes')}
            {button('turnOff')}
          </>
        ) : (
          button('turnOn')
        )}
      </Placed>
      {step?.kind === 'setup' && (
        <CodeSetupDialog setup={step.setup} onDone={() => finish('turnedOn')} onClose={close} />
      )}
      {step?.kind === 'codes' && (
        <TitledDialog
          title={word('newBackupCodes')}
          actions={
            <Button variant="contained" onClick={close}>
              {translate('account.done')}
            </Button>
          }
        >
          <BackupCodes codes={step.codes} />
        </TitledDialog>
      )}
      {step && step.kind !== 'setup' && step.kind !== 'codes' && (
        <PasswordDialog title={word(step.kind)} hasCode={isOn} onProof={proceed} onClose={close} />
      )}
    </Card>
  );
}
