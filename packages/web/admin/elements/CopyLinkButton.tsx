import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button, IconButton } from '@mui/material';
import { useNotify } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';

interface CopyLinkButtonProps {
  url: string;
  name?: string;
}

export function CopyLinkButton({ url, name }: CopyLinkButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('reflinks.copied', { type: 'info' });
    } catch {
      // The clipboard needs permission and a secure address.
      notify('reflinks.copyFailed', { type: 'warning' });
    }
  };
  if (name === undefined)
    return (
      <Button startIcon={<ContentCopy />} onClick={copy}>
        {translate('reflinks.copy')}
      </Button>
    );
  const label = translate('reflinks.copyOf', { name });
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={copy}>
      <ContentCopy fontSize="small" />
    </IconButton>
  );
}
