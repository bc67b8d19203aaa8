import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useStore } from 'zustand/react';
import { followSession } from '../data/followSession.ts';
import { sessionStore } from '../data/session.ts';
import { PATHS } from '../paths.ts';
import { Layout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Panel } from '../ui/Panel.tsx';
import { CodeStep } from './CodeStep.tsx';
import styles from './LoginPage.module.css';
import { PasswordStep } from './PasswordStep.tsx';

/** Where the visitor was sent here from, with its query, if that was for administrators. */
function pathToReturnTo(state: unknown): string {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && back.startsWith(`${PATHS.admin}/`) ? back : PATHS.admin;
}

/** A card in the middle of the page, with what signs somebody in. */
export function SignInCard(props: { title: string; about: string; children: ReactNode }) {
  return (
    <Layout title={props.title}>
      <div className={styles.screen}>
        <Panel className={styles.card}>
          <h1>{props.title}</h1>
          <p className={styles.about}>{props.about}</p>
          {props.children}
        </Panel>
      </div>
    </Layout>
  );
}

export default function LoginPage() {
  const { t } = useTranslation();
  const { status, needsCode } = useStore(sessionStore);
  const back = pathToReturnTo(useHistoryState());

  useEffect(() => followSession(), []);
  if (status === 'signedIn') return <Redirect to={back} replace />;
  if (needsCode)
    return (
      <SignInCard title={t('login.codeTitle')} about={t('login.codeAbout')}>
        <CodeStep />
      </SignInCard>
    );
  return (
    <SignInCard title={t('login.title')} about={t('login.about')}>
      <PasswordStep />
    </SignInCard>
  );
}
