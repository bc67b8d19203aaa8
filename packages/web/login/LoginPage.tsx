import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useStore } from 'zustand/react';
import { followSession } from '../data/followSession.ts';
import { hasPasskeys } from '../data/passkey.ts';
import { giveUpCode, sessionStore, signIn, signInWithCode, signInWithPasskey } from '../data/session.ts';
import { PATHS } from '../paths.ts';
import { PageLayout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CardForm } from './CardForm.tsx';
import styles from './LoginPage.module.css';

function pathToReturnTo(state: unknown): string {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && /^\/admin(?=[/?]|$)/.test(back) ? back : PATHS.adminHome;
}

export function SignInCard(props: { title: string; about: string; children: ReactNode }) {
  return (
    <PageLayout title={props.title}>
      <div className={styles.screen}>
        <Panel className={styles.card}>
          <h1>{props.title}</h1>
          <p className={styles.about}>{props.about}</p>
          {props.children}
        </Panel>
      </div>
    </PageLayout>
  );
}

function useSignIn() {
  const { t } = useTranslation();
  const { failure, retryMinutes } = useStore(sessionStore);
  return {
    failure: failure && t(`login.${failure}`, { minutes: retryMinutes }),
    words: { send: t('login.signIn'), sending: t('login.checking') },
  };
}

function CodeStep() {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  return (
    <CardForm
      {...useSignIn()}
      isComplete={code !== ''}
      send={() => signInWithCode(code)}
      below={
        <Button variant="quiet" onClick={giveUpCode}>
          {t('login.back')}
        </Button>
      }
    >
      {(isTried) => (
        <TextField
          label={t('login.codeLabel')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          value={code}
          onChange={setCode}
          error={isTried && !code && t('login.codeMissing')}
        />
      )}
    </CardForm>
  );
}

function PasswordStep() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <CardForm
      {...useSignIn()}
      isComplete={email !== '' && password !== ''}
      send={() => signIn(email.trim(), password)}
      below={
        hasPasskeys() && <Button onClick={() => void signInWithPasskey()}>{t('login.withPasskey')}</Button>
      }
    >
      {(isTried) => (
        <>
          <TextField
            label={t('login.email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
            error={isTried && !email && t('login.emailMissing')}
          />
          <TextField
            label={t('login.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            error={isTried && !password && t('login.passwordMissing')}
          />
        </>
      )}
    </CardForm>
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
