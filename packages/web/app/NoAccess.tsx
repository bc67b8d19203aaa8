import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { continueWithoutReflink } from '../data/reflink.ts';
import { Message } from '../shell/Message.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { FullScreenDialog } from '../ui/FullScreenDialog.tsx';
import { useWindow } from '../ui/useWindow.ts';
import { MIN_WIDTH } from './narrowWindow.ts';

interface NoAccessProps {
  title: string;
  goOn: string;
  onGoOn: () => void;
  children: ReactNode;
}

/** Stands over the work, and never in its place: what is behind it stays as it was. */
function NoAccess({ title, goOn, onGoOn, children }: NoAccessProps) {
  const action = (
    <Button variant="primary" onClick={onGoOn}>
      {goOn}
    </Button>
  );
  return (
    <FullScreenDialog open label={title}>
      <Message title={title} actions={action}>
        {children}
      </Message>
    </FullScreenDialog>
  );
}

/** The window is too narrow to work in; the visitor may work in it all the same. */
export function NarrowWindow({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation();
  const width = useWindow(() => window.innerWidth);
  return (
    <NoAccess title={t('noAccess.windowTitle')} goOn={t('noAccess.continueAnyway')} onGoOn={onAccept}>
      <p>{t('noAccess.windowReason', { width, least: MIN_WIDTH })}</p>
      <p>{t('noAccess.windowRemedy')}</p>
    </NoAccess>
  );
}

function goOnWithoutLink() {
  const search = new URLSearchParams(location.search);
  search.delete('ref');
  continueWithoutReflink();
  navigate(location.pathname + (search.size > 0 ? `?${search}` : ''), { replace: true });
}

/** The partner's link is unknown or switched off. */
export function ReflinkRefused() {
  const { t } = useTranslation();
  return (
    <NoAccess
      title={t('noAccess.linkTitle')}
      goOn={t('noAccess.continueWithoutLink')}
      onGoOn={goOnWithoutLink}
    >
      <p>{t('noAccess.linkReason')}</p>
      <p>{t('noAccess.linkRemedy')}</p>
    </NoAccess>
  );
}
