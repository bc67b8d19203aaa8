import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand/react';
import { continueWithoutReflink, reflinkStore } from '../data/reflink.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { NoAccess } from './NoAccess.tsx';

function goOn() {
  const search = new URLSearchParams(location.search);
  search.delete('ref');
  continueWithoutReflink();
  navigate(location.pathname + (search.size > 0 ? `?${search}` : ''), { replace: true });
}

/** The partner's link is unknown or switched off. */
export function ReflinkRefused() {
  const { t } = useTranslation();
  const isRefused = useStore(reflinkStore, ({ status }) => status === 'refused');
  const action = (
    <Button variant="primary" onClick={goOn}>
      {t('noAccess.continueWithoutLink')}
    </Button>
  );
  return (
    <NoAccess open={isRefused} title={t('noAccess.linkTitle')} action={action}>
      <p>{t('noAccess.linkReason')}</p>
      <p>{t('noAccess.linkRemedy')}</p>
    </NoAccess>
  );
}
