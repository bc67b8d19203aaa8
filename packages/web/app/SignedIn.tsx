import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { useStore } from 'zustand/react';
import { followSession } from '../data/followSession.ts';
import { sessionStore } from '../data/session.ts';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Spinner } from '../ui/Spinner.tsx';

/** If the session ends, unsaved work remains until a new sign-in. */
export default function SignedIn({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const status = useStore(sessionStore, (state) => state.status);
  useEffect(() => followSession(), []);
  if (status === 'signedIn' || status === 'ended') return children;
  if (status === 'signedOut')
    return <Redirect to={PATHS.login} replace state={{ back: location.pathname + location.search }} />;
  return <Spinner label={t('login.checking')} />;
}
