import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useStore } from 'zustand/react';
import { type LinkFailure, type OpenedLink, readLink, setPasswordByLink } from '../data/passwordLink.ts';
import { sessionStore, signIn } from '../data/session.ts';
import { useRequest } from '../data/useRequest.ts';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CardForm } from './CardForm.tsx';
import { SignInCard } from './LoginPage.tsx';

interface NewPasswordProps {
  token: string;
  email: string;
  onDone: () => void;
}

function NewPassword({ token, email, onDone }: NewPasswordProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const isShort = password.length < PASSWORD_LENGTH.least;
  const isDifferent = password !== repeat;
  const send = async () => {
    const used = await setPasswordByLink(token, password);
    if (typeof used === 'string') return setFailure(used);
    await signIn(used.email, password);
    onDone();
  };
  const field = { type: 'password', autoComplete: 'new-password', maxLength: PASSWORD_LENGTH.most };
  return (
    <CardForm
      isComplete={!isShort && !isDifferent}
      send={send}
      failure={failure && t(`setPassword.${failure}`)}
      words={{ send: t('setPassword.save'), sending: t('setPassword.saving') }}
    >
      {(isTried) => (
        <>
          {/* Password managers need the account. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField
            {...field}
            label={t('setPassword.password')}
            name="password"
            required
            value={password}
            onChange={setPassword}
            hint={t('setPassword.rule', PASSWORD_LENGTH)}
            error={isTried && isShort && t('setPassword.rule', PASSWORD_LENGTH)}
          />
          <TextField
            {...field}
            label={t('setPassword.repeat')}
            name="repeat"
            required
            value={repeat}
            onChange={setRepeat}
            error={isTried && isDifferent && t('setPassword.different')}
          />
        </>
      )}
    </CardForm>
  );
}

export default function SetPasswordPage() {
  const { t } = useTranslation();
  const [token] = useState(() => location.hash.slice(1));
  const { value: link } = useRequest<OpenedLink | LinkFailure>(token, () => readLink(token));
  const [isDone, setDone] = useState(false);
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signedIn');

  // If the account also needs a code, the sign-in continues with it.
  if (isDone) return <Redirect to={isSignedIn ? PATHS.adminHome : PATHS.login} replace />;
  if (link === null || typeof link === 'string')
    return (
      <SignInCard title={t('setPassword.title')} about={link === null ? t('setPassword.checking') : ''}>
        {link && <Notice tone="error">{t(`setPassword.${link}`)}</Notice>}
      </SignInCard>
    );
  const { email, role } = link;
  return (
    <SignInCard
      title={t('setPassword.title')}
      about={role ? t('setPassword.invited', { email }) : t('setPassword.reset', { email })}
    >
      <NewPassword token={token} email={email} onDone={() => setDone(true)} />
    </SignInCard>
  );
}
