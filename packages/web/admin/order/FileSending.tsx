import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import type { FileUpload } from './useFileSending.ts';

/** How far a file is that is being sent, or why it was not taken. */
export function FileSending({ upload: { sending, failure, stop } }: { upload: FileUpload }) {
  const translate = useTranslate();
  if (failure)
    return (
      <Alert
        severity="error"
        sx={{ mx: 2, mb: 1 }}
        action={
          <Button color="inherit" size="small" onClick={failure.retry}>
            {translate('catalogue.upload.retry')}
          </Button>
        }
      >
        {failure.message}
      </Alert>
    );
  if (!sending) return null;
  const { name, share, isRetried } = sending;
  const percent = Math.round(share * 100);
  const words = isRetried
    ? translate('catalogue.upload.retried')
    : translate('catalogue.upload.sending', { percent });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 1 }}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={words} />
        <Typography variant="caption">{words}</Typography>
      </Box>
      <Button size="small" onClick={stop}>
        {translate('frame.stop')}
      </Button>
    </Box>
  );
}
