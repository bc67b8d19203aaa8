import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type CodeSetup, confirmCode, type FactorFailure } from '../../data/secondFactor.ts';
import { saveFile } from '../../parts/file.ts';
import { qrOutline } from '../../shell/qrFile.ts';
import { FormDialog } from '../elements/FormDialog.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const word = useWords('account.code');
  const save = () =>
    saveFile(
      new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }),
      `lumitor-${word('fileName')}.txt`,
    );
  return (
    <section aria-labelledby="backup-codes">
      <Typography id="backup-codes" variant="h3">
        {word('backupTitle')}
      </Typography>
      <Typography color="textSecondary">{word('backupAbout')}</Typography>
      <Box
        component="ul"
        sx={{
          columns: 2,
          p: 1.5,
          my: 1,
          listStyle: 'none',
          fontFamily: 'monospace',
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button startIcon={<Download />} onClick={save}>
        {word('download')}
      </Button>
    </section>
  );
}

interface CodeSetupDialogProps {
  setup: CodeSetup;
  onDone(): void;
  onClose(): void;
}

const readable = (totpURI: string) =>
  (new URL(totpURI).searchParams.get('secret') ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ');

export function CodeSetupDialog({ setup, onDone, onClose }: CodeSetupDialogProps) {
  const word = useWords('account.code');
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<FactorFailure | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { path, viewBox } = qrOutline(setup.totpURI);

  const submit = async () => {
    setWaiting(true);
    const refused = await confirmCode(code);
    setWaiting(false);
    setFailure(refused);
    if (!refused) onDone();
  };
  return (
    <FormDialog
      isBusy
      title={word('turnOn')}
      submit={word('turnOn')}
      submitProps={{ loading: isWaiting }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>{word('scan')}</Typography>
        <svg
          role="img"
          aria-label={word('qr')}
          viewBox={viewBox}
          width={200}
          style={{ alignSelf: 'center', background: '#fff', borderRadius: 8 }}
        >
          <path d={path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <TextField
          multiline
          label={word('secret')}
          value={readable(setup.totpURI)}
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => target.select()}
        />
        <BackupCodes codes={setup.backupCodes} />
        <TextField
          label={word('label')}
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={failure !== null}
          helperText={failure ? translate(`account.failures.${failure}`) : word('labelHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        />
      </Stack>
    </FormDialog>
  );
}
