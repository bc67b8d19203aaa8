import { Alert, Button, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';

export function CopyableSetting({ label, text }: { label: string; text: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <>
      <TextField
        label={label}
        value={text}
        multiline
        slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: '0.8125rem' } } }}
      />
      <Button
        size="small"
        variant="outlined"
        onClick={() => navigator.clipboard.writeText(text).then(() => notify('settings.copied'))}
      >
        {translate('settings.copy')}
      </Button>
    </>
  );
}

/** A new secret, never shown again. @param text empty: nothing is shown */
export function ShownOnce({ label, text }: { label: string; text: string }) {
  const translate = useTranslate();
  if (!text) return null;
  return (
    <>
      <Alert severity="warning">{translate('settings.shownOnce')}</Alert>
      <CopyableSetting label={label} text={text} />
    </>
  );
}
