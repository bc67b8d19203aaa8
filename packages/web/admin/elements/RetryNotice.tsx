import { Alert, type AlertProps, Button } from '@mui/material';
import { useOnline } from '../../data/useOnline.ts';
import { useTranslate } from '../words/useTranslate.ts';

interface RetryNoticeProps extends Pick<AlertProps, 'sx' | 'children'> {
  onRetry: () => unknown;
}

export function RetryNotice({ onRetry, children, ...alert }: RetryNoticeProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const retry = (
    <Button color="inherit" size="small" onClick={() => void onRetry()}>
      {translate('list.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry} {...alert}>
      {children ?? translate(isOnline ? 'list.failed' : 'list.offline')}
    </Alert>
  );
}
