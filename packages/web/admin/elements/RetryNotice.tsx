import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useOnline } from '../../data/useOnline.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { PlacedAlert, type Spacing } from './layout.tsx';

interface RetryNoticeProps extends Spacing {
  children?: ReactNode;
  onRetry: () => unknown;
}

export function RetryNotice({ onRetry, children, ...placing }: RetryNoticeProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const retry = (
    <Button color="inherit" size="small" onClick={() => void onRetry()}>
      {translate('list.retry')}
    </Button>
  );
  return (
    <PlacedAlert severity="error" action={retry} {...placing}>
      {children ?? translate(isOnline ? 'list.failed' : 'list.offline')}
    </PlacedAlert>
  );
}
