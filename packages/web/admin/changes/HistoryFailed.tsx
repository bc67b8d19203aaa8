import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../frame/useTranslate.ts';

export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" action={<Button onClick={() => onRetry()}>{translate('changes.retry')}</Button>}>
      {translate('changes.failed')}
    </Alert>
  );
}
