import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import type { OwnAccount } from '@lumitor/domain/people/account';
import { Alert, Box, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordInput, Title } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useStore } from 'zustand/react';
import { changePassword } from '../../data/password.ts';
import { sessionStore } from '../../data/session.ts';
import { adminRequest } from '../data/changes.ts';
import { PlacedButton, Stacked } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useRoleName } from '../elements/useRoleName.ts';
import type { WordIn } from '../words/messages.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { CodeCard } from './CodeCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';

const EMPTY = { current: '', next: '', repeat: '' };

/** Fields of refusals; others show above the form. */
const FIELD_AT_FAULT = { wrongCurrent: 'current', tooShort: 'next', tooLong: 'next' } as const;

type Outcome = 'changed' | 'tooMany' | 'unreachable';

function PasswordCard() {
  const translate = useTranslate();
  const email = useStore(sessionStore, (state) => state.email);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [retryMinutes, setRetryMinutes] = useState(0);
  const form = useForm({ defaultValues: EMPTY });
  const word = (key: WordIn<'account.password'>) =>
    translate(`account.password.${key}`, { ...PASSWORD_LENGTH, smart_count: retryMinutes });

  const submit = async ({ current, next }: typeof EMPTY) => {
    setOutcome(null);
    const refusal = await changePassword(current, next);
    const failure = refusal?.failure;
    setRetryMinutes(refusal?.retryMinutes ?? 0);
    if (failure === 'tooMany' || failure === 'unreachable') setOutcome(failure);
    else if (failure && failure !== 'sessionEnded')
      form.setError(FIELD_AT_FAULT[failure], { message: word(failure) }, { shouldFocus: true });
    if (failure) return;
    form.reset(EMPTY);
    setOutcome('changed');
  };

  const checkNext = (value: string = '') => {
    if (value.length < PASSWORD_LENGTH.least) return word('tooShort');
    return value.length > PASSWORD_LENGTH.most ? word('tooLong') : undefined;
  };
  return (
    <Card component="section" aria-labelledby="own-password">
      <CardContent>
        <FormProvider {...form}>
          <Stack component="form" spacing={2} onSubmit={form.handleSubmit(submit)} noValidate>
            <Typography id="own-password" variant="h2">
              {word('title')}
            </Typography>
            <Typography color="textSecondary">{word('about')}</Typography>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              source="current"
              label={word('current')}
              autoComplete="current-password"
              validate={(value?: string) => (value ? undefined : word('currentMissing'))}
              isRequired
              helperText={false}
            />
            <PasswordInput
              source="next"
              label={word('next')}
              autoComplete="new-password"
              validate={checkNext}
              isRequired
              helperText={word('rule')}
            />
            <PasswordInput
              source="repeat"
              label={word('repeat')}
              autoComplete="new-password"
              validate={(value, { next }) => (value === next ? undefined : word('different'))}
              isRequired
              helperText={false}
            />
            {outcome && <Alert severity={outcome === 'changed' ? 'success' : 'error'}>{word(outcome)}</Alert>}
            <PlacedButton
              type="submit"
              variant="contained"
              alignSelf="start"
              aria-disabled={form.formState.isSubmitting}
            >
              {word('change')}
            </PlacedButton>
          </Stack>
        </FormProvider>
      </CardContent>
    </Card>
  );
}

const useOwnAccount = () =>
  useQuery({
    queryKey: ['ownAccount'],
    queryFn: async () => (await adminRequest('/api/people/me')) as OwnAccount,
  });

export function OwnAccountPage() {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { email, role } = useStore(sessionStore);
  const { data: account, isError, refetch } = useOwnAccount();
  return (
    <Stacked py={2} maxWidth={560}>
      <Title title={translate('resources.konto.name')} />
      <Box>
        <Typography>{translate('account.whose', { email })}</Typography>
        <Typography color="textSecondary">{translate('account.role', { role: roleName(role) })}</Typography>
      </Box>
      <PasswordCard />
      {isError && !account && <RetryNotice onRetry={refetch}>{translate('account.loadFailed')}</RetryNotice>}
      {!account && !isError && <Skeleton variant="rounded" height={320} aria-hidden />}
      {account && <CodeCard isOn={account.hasCode} onChanged={refetch} />}
      {account && <PasskeysCard passkeys={account.passkeys} onChanged={refetch} />}
    </Stacked>
  );
}
