import { navigate } from 'wouter/use-browser-location';
import { continueWithoutReflink } from '../data/reflink.ts';
import { Message } from '../shell/Message.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { FullScreenDialog } from '../ui/FullScreenDialog.tsx';

function goOnWithoutLink() {
  const search = new URLSearchParams(location.search);
  search.delete('ref');
  continueWithoutReflink();
  navigate(location.pathname + (search.size > 0 ? `?${search}` : ''), { replace: true });
}

export default function NoAccess() {
  const { t } = useTranslation();
  const title = t('noAccess.linkTitle');
  const action = (
    <Button variant="primary" onClick={goOnWithoutLink}>
      {t('noAccess.continueWithoutLink')}
    </Button>
  );
  return (
    <FullScreenDialog open label={title}>
      <Message title={title} actions={action}>
        <p>{t('noAccess.linkReason')}</p>
        <p>{t('noAccess.linkRemedy')}</p>
      </Message>
    </FullScreenDialog>
  );
}
