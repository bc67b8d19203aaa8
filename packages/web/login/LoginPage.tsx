import { type FormEvent, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useStore } from 'zustand/react';
import { PATHS } from '../app/paths.ts';
import { followSession } from '../data/followSession.ts';
import { sessionStore, signIn } from '../data/session.ts';
import { Layout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './LoginPage.module.css';

/** Where the visitor was sent here from, with its query, if that was for administrators. */
function pathToReturnTo(state: unknown): string {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && back.startsWith(`${PATHS.admin}/`) ? back : PATHS.admin;
}

export default function LoginPage() {
  const { t } = useTranslation();
  const { status, failure, retryMinutes } = useStore(sessionStore);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const back = pathToReturnTo(useHistoryState());

  useEffect(() => followSession(), []);
  if (status === 'signedIn') return <Redirect to={back} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!email || !password);
    if (!email || !password || isWaiting) return;
    setWaiting(true);
    await signIn(email.trim(), password);
    setWaiting(false);
  };

  return (
    <Layout title={t('login.title')}>
      <div className={styles.screen}>
        <Panel className={styles.card}>
          <h1>{t('login.title')}</h1>
          <p className={styles.about}>{t('login.about')}</p>
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField
              label={t('login.email')}
              type="email"
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={setEmail}
              error={isIncomplete && !email && t('login.emailMissing')}
            />
            <TextField
              label={t('login.password')}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={setPassword}
              error={isIncomplete && !password && t('login.passwordMissing')}
            />
            {failure && <Notice tone="error">{t(`login.${failure}`, { minutes: retryMinutes })}</Notice>}
            <Button
              type="submit"
              variant="primary"
              disabledReason={isWaiting ? t('login.checking') : undefined}
            >
              {isWaiting ? t('login.checking') : t('login.signIn')}
            </Button>
          </form>
        </Panel>
      </div>
    </Layout>
  );
}
