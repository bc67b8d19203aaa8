import {
  Button,
  Card,
  CardActions,
  CardContent,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { beginCode, type CodeSetup, endCode, type Proof, renewBackupCodes } from '../../data/secondFactor.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { CodeSetupDialog } from './CodeSetupDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Shows new backup codes until they are kept. */
function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const id = useId();
  const translate = useTranslate();
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('account.code.newBackupCodes')}</DialogTitle>
      <DialogContent>
        <BackupCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('account.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is under way, which begins with the password. */
type Step =
  | { kind: 'turnOn' | 'turnOff' | 'newBackupCodes' }
  | { kind: 'setup'; setup: CodeSetup }
  | { kind: 'codes'; codes: readonly string[] };

/** The code beside the password: on and off. */
export function CodeCard({ isOn, onChanged }: { isOn: boolean; onChanged(): unknown }) {
  const word = useWords('account.code');
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
      {step?.kind === 'codes' && <BackupCodesDialog codes={step.codes} onClose={close} />}
      {step && 'setup' in step === false && 'codes' in step === false && (
        <PasswordDialog title={word(step.kind as 'turnOn')} hasCode={isOn} onProof={goOn} onClose={close} />
      )}
    </Card>
  );
}
