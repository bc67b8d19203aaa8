import { Button, Card, CardActions, CardContent, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { beginCode, type CodeSetup, endCode, type Proof, renewBackupCodes } from '../../data/secondFactor.ts';
import { TitledDialog } from '../elements/FormDialog.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { CodeSetupDialog } from './CodeSetupDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** What is under way, which begins with the password. */
type Step =
  | { kind: 'turnOn' | 'turnOff' | 'newBackupCodes' }
  | { kind: 'setup'; setup: CodeSetup }
  | { kind: 'codes'; codes: readonly string[] };

/** The code beside the password: on and off. */
export function CodeCard({ isOn, onChanged }: { isOn: boolean; onChanged(): unknown }) {
  const word = useWords('account.code');
  const translate = useTranslate();
  const notify = useNotify();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const finish = (told: 'turnedOn' | 'turnedOff') => {
    close();
    notify(`account.code.${told}`, { type: 'info' });
    onChanged();
  };

  /** @returns why it cannot go on with this; null where it does */
  const goOn = async (proof: Proof) => {
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
    const setup = await beginCode(proof.password);
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
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
          <Typography id="own-code" variant="h2">
            {word('title')}
          </Typography>
          <Chip size="small" variant={isOn ? 'filled' : 'outlined'} label={word(isOn ? 'on' : 'off')} />
        </Stack>
        <Typography color="textSecondary">{word('about')}</Typography>
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        {isOn ? (
          <>
            {button('newBackupCodes')}
            {button('turnOff')}
          </>
        ) : (
          button('turnOn')
        )}
      </CardActions>
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
        <PasswordDialog title={word(step.kind)} hasCode={isOn} onProof={goOn} onClose={close} />
      )}
    </Card>
  );
}
