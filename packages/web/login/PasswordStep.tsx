import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand/react';
import { hasPasskeys } from '../data/passkey.ts';
import { sessionStore, signIn, signInWithPasskey } from '../data/session.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './LoginPage.module.css';

/** E-mail and password, or a passkey in their place. */
export function PasswordStep() {
  const { t } = useTranslation();
  const { failure, retryMinutes } = useStore(sessionStore);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!email || !password);
    if (!email || !password || isWaiting) return;
    setWaiting(true);
    await signIn(email.trim(), password);
    setWaiting(false);
  };

  return (
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
      <Button type="submit" variant="primary" disabledReason={isWaiting ? t('login.checking') : undefined}>
        {isWaiting ? t('login.checking') : t('login.signIn')}
      </Button>
      {hasPasskeys() && <Button onClick={() => void signInWithPasskey()}>{t('login.withPasskey')}</Button>}
    </form>
  );
}
