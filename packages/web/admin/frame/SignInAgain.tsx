import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  type TextFieldProps,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { hasPasskeys } from '../../data/passkey.ts';
import { leaveSession, sessionStore, signIn, signInWithCode, signInWithPasskey } from '../../data/session.ts';
import { renewDocuments, renewQueries } from '../data/renewal.ts';
import { Placed, PlacedAlert, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface FieldProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'autoFocus' | 'inputRef'> {
  word: 'email' | 'password' | 'code';
  value: string;
  onType(value: string): void;
  isRequired: boolean;
}

function Field({ word, value, onType, isRequired, ...field }: FieldProps) {
  const translate = useTranslate();
  const isMissing = isRequired && !value;
  return (
    <TextField
      {...field}
      label={translate(word === 'code' ? 'signInAgain.codeLabel' : `signInAgain.${word}`)}
      name={word}
      required
      value={value}
      onChange={({ target }) => onType(target.value)}
      error={isMissing}
      helperText={isMissing && translate(`signInAgain.${word}Missing`)}
    />
  );
}

function SignInForm() {
  const translate = useTranslate();
  const { failure, retryMinutes, email: lastEmail, needsCode } = useStore(sessionStore);
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => passwordField.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const isMissing = needsCode ? !code : !email || !password;
    setIncomplete(isMissing);
    if (isMissing || isWaiting) return;
    setWaiting(true);
    await (needsCode ? signInWithCode(code) : signIn(email.trim(), password));
    setWaiting(false);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Placed as={DialogContent} pt={0}>
        <Text id="sign-in-again-about" color="textSecondary" mb={2}>
          {translate(needsCode ? 'signInAgain.codeAbout' : 'signInAgain.about')}
        </Text>
        {needsCode ? (
          <Field
            word="code"
            value={code}
            onType={setCode}
            isRequired={isIncomplete}
            autoComplete="one-time-code"
            autoFocus
          />
        ) : (
          <>
            <Field
              word="email"
              value={email}
              onType={setEmail}
              isRequired={isIncomplete}
              type="email"
              autoComplete="username"
            />
            <Field
              word="password"
              value={password}
              onType={setPassword}
              isRequired={isIncomplete}
              type="password"
              autoComplete="current-password"
              inputRef={passwordField}
            />
          </>
        )}
        {failure && (
          <PlacedAlert severity="error" mt={1}>
            {translate(`signInAgain.${failure}`, { smart_count: retryMinutes })}
          </PlacedAlert>
        )}
      </Placed>
      <Placed as={DialogActions} px={3} pb={2} justifyContent="space-between" flexWrap="wrap">
        <Button color="inherit" onClick={leaveSession}>
          {translate('signInAgain.leave')}
        </Button>
        {hasPasskeys() && !needsCode && (
          <Button onClick={() => void signInWithPasskey()}>{translate('signInAgain.withPasskey')}</Button>
        )}
        <Button type="submit" variant="contained" aria-disabled={isWaiting}>
          {translate(isWaiting ? 'signInAgain.checking' : 'signInAgain.signIn')}
        </Button>
      </Placed>
    </form>
  );
}

function useRenewalOnSignIn() {
  const queries = useQueryClient();
  useEffect(
    () =>
      sessionStore.subscribe(({ status }, before) => {
        if (before.status !== 'ended' || status !== 'signedIn') return;
        void renewDocuments(queries);
        void renewQueries(queries);
      }),
    [queries],
  );
}

/** Covers the page, so that unsaved input is preserved. */
export function SignInAgain() {
  const translate = useTranslate();
  useRenewalOnSignIn();
  const hasEnded = useStore(sessionStore, ({ status }) => status === 'ended');
  return (
    <Dialog
      open={hasEnded}
      fullWidth
      maxWidth="xs"
      aria-labelledby="sign-in-again-title"
      aria-describedby="sign-in-again-about"
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(12px)' } } }}
    >
      <DialogTitle id="sign-in-again-title">{translate('signInAgain.title')}</DialogTitle>
      <SignInForm />
    </Dialog>
  );
}
