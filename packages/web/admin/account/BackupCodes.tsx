import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { saveFile } from '../../parts/file.ts';
import { useWords } from '../words/useTranslate.ts';

/** The backup codes, which are told once. */
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
