import { navigate } from 'wouter/use-browser-location';
import { continueWithoutReflink } from '../data/reflink.ts';
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
export default function ReflinkRefused() {
  const { t } = useTranslation();
  const action = (
    <Button variant="primary" onClick={goOn}>
      {t('noAccess.continueWithoutLink')}
    </Button>
  );
  return (
    <NoAccess open title={t('noAccess.linkTitle')} action={action}>
      <p>{t('noAccess.linkReason')}</p>
      <p>{t('noAccess.linkRemedy')}</p>
    </NoAccess>
  );
}
