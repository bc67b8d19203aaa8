import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand/react';
import { giveUpCode, sessionStore, signInWithCode } from '../data/session.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './LoginPage.module.css';

/** The code beside the password. */
export function CodeStep() {
  const { t } = useTranslation();
  const { failure, retryMinutes } = useStore(sessionStore);
  const [code, setCode] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!code);
    if (!code || isWaiting) return;
    setWaiting(true);
    await signInWithCode(code);
    setWaiting(false);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
        error={isIncomplete && !code && t('login.codeMissing')}
      />
      {failure && <Notice tone="error">{t(`login.${failure}`, { minutes: retryMinutes })}</Notice>}
      <Button type="submit" variant="primary" disabledReason={isWaiting ? t('login.checking') : undefined}>
        {isWaiting ? t('login.checking') : t('login.signIn')}
      </Button>
      <Button variant="quiet" onClick={giveUpCode}>
        {t('login.back')}
      </Button>
    </form>
  );
}
