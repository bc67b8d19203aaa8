import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useStore } from 'zustand/react';
import { changePassword } from '../../data/password.ts';
import { sessionStore } from '../../data/session.ts';
import type { WordIn } from '../words/messages.ts';
import { useTranslate } from '../words/useTranslate.ts';

const EMPTY = { current: '', next: '', repeat: '' };

/** The fields at which a refusal shows; others show over the form, and an ended session over the page. */
const FIELD_AT_FAULT = { wrongCurrent: 'current', tooShort: 'next', tooLong: 'next' } as const;

type Outcome = 'changed' | 'tooMany' | 'unreachable';

/** Change of the own password. */
export function PasswordCard() {
  const translate = useTranslate();
  const email = useStore(sessionStore, (state) => state.email);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [retryMinutes, setRetryMinutes] = useState(0);
  const form = useForm({ defaultValues: EMPTY });
  const say = (key: WordIn<'account.password'>) =>
    translate(`account.password.${key}`, { ...PASSWORD_LENGTH, smart_count: retryMinutes });

  const submit = async ({ current, next }: typeof EMPTY) => {
    setOutcome(null);
    const refusal = await changePassword(current, next);
    const failure = refusal?.failure;
    setRetryMinutes(refusal?.retryMinutes ?? 0);
    if (failure === 'tooMany' || failure === 'unreachable') setOutcome(failure);
    else if (failure && failure !== 'sessionEnded')
      form.setError(FIELD_AT_FAULT[failure], { message: say(failure) }, { shouldFocus: true });
    if (failure) return;
    form.reset(EMPTY);
    setOutcome('changed');
  };

  const checkNext = (value: string = '') => {
    if (value.length < PASSWORD_LENGTH.least) return say('tooShort');
    return value.length > PASSWORD_LENGTH.most ? say('tooLong') : undefined;
  };
  return (
    <Card component="section" aria-labelledby="own-password">
      <CardContent>
        <FormProvider {...form}>
          <Stack component="form" spacing={2} onSubmit={form.handleSubmit(submit)} noValidate>
            <Typography id="own-password" variant="h2">
              {say('title')}
            </Typography>
            <Typography color="textSecondary">{say('about')}</Typography>
            {/* So that a password manager knows whose password it is. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              source="current"
              label={say('current')}
              autoComplete="current-password"
              validate={(value?: string) => (value ? undefined : say('currentMissing'))}
              isRequired
              helperText={false}
            />
            <PasswordInput
              source="next"
              label={say('next')}
              autoComplete="new-password"
              validate={checkNext}
              isRequired
              helperText={say('rule')}
            />
            <PasswordInput
              source="repeat"
              label={say('repeat')}
              autoComplete="new-password"
              validate={(value, { next }) => (value === next ? undefined : say('different'))}
              isRequired
              helperText={false}
            />
            {outcome && <Alert severity={outcome === 'changed' ? 'success' : 'error'}>{say(outcome)}</Alert>}
            <Button
              type="submit"
              variant="contained"
              sx={{ alignSelf: 'start' }}
              aria-disabled={form.formState.isSubmitting}
            >
              {say('change')}
            </Button>
          </Stack>
        </FormProvider>
      </CardContent>
    </Card>
  );
}
