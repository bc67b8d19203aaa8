import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import { type FormEvent, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useStore } from 'zustand/react';
import { type Link, type LinkFailure, readLink, setPasswordByLink } from '../data/passwordLink.ts';
import { sessionStore, signIn } from '../data/session.ts';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './LoginPage.module.css';
import { SignInCard } from './LoginPage.tsx';

/** By the link of an invitation, or of an owner who has reset the password. */
export default function SetPasswordPage() {
  const { t } = useTranslation();
  const [token] = useState(() => location.hash.slice(1));
  const [link, setLink] = useState<Link | LinkFailure | null>(null);
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isDone, setDone] = useState(false);
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signedIn');

  useEffect(() => void readLink(token).then(setLink), [token]);

  // Where a code is asked for beside the password, the sign-in goes on with it.
  if (isDone) return <Redirect to={isSignedIn ? PATHS.admin : PATHS.login} replace />;
  if (link === null || typeof link === 'string')
    return (
      <SignInCard title={t('setPassword.title')} about={link === null ? t('setPassword.checking') : ''}>
        {link && <Notice tone="error">{t(`setPassword.${link}`)}</Notice>}
      </SignInCard>
    );

  const isShort = password.length < PASSWORD_LENGTH.least;
  const isDifferent = password !== repeat;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort || isDifferent || isSaving) return;
    setSaving(true);
    const used = await setPasswordByLink(token, password);
    if (typeof used === 'string') setFailure(used);
    else {
      await signIn(used.email, password);
      setDone(true);
    }
    setSaving(false);
  };
  const { email } = link;
  return (
    <SignInCard
      title={t('setPassword.title')}
      about={link.role ? t('setPassword.invited', { email }) : t('setPassword.reset', { email })}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* So that a password manager knows whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={t('setPassword.password')}
          type="password"
          name="password"
          autoComplete="new-password"
          required
          maxLength={PASSWORD_LENGTH.most}
          value={password}
          onChange={setPassword}
          hint={t('setPassword.rule', PASSWORD_LENGTH)}
          error={isTried && isShort && t('setPassword.rule', PASSWORD_LENGTH)}
        />
        <TextField
          label={t('setPassword.repeat')}
          type="password"
          name="repeat"
          autoComplete="new-password"
          required
          maxLength={PASSWORD_LENGTH.most}
          value={repeat}
          onChange={setRepeat}
          error={isTried && isDifferent && t('setPassword.different')}
        />
        {failure && <Notice tone="error">{t(`setPassword.${failure}`)}</Notice>}
        <Button
          type="submit"
          variant="primary"
          disabledReason={isSaving ? t('setPassword.saving') : undefined}
        >
          {isSaving ? t('setPassword.saving') : t('setPassword.save')}
        </Button>
      </form>
    </SignInCard>
  );
}
