import type { OwnAccount } from '@lumitor/domain/people/account';
import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { ask } from '../data/changes.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { CodeCard } from './CodeCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';

/** The account of whoever is signed in. */
const useOwnAccount = () =>
  useQuery({
    queryKey: ['ownAccount'],
    queryFn: async () => (await ask('/api/people/me')) as OwnAccount,
  });

/** How one signs in oneself: password, code and passkeys. */
export function OwnAccountPage() {
  const translate = useTranslate();
  const { email, role } = useStore(sessionStore);
  const { data: account, isError, refetch } = useOwnAccount();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 560 }}>
      <Title title={translate('resources.konto.name')} />
      <Box>
        <Typography>{translate('account.whose', { email })}</Typography>
        <Typography color="textSecondary">
          {translate('account.role', { role: translate(`people.roles.${role}`) })}
        </Typography>
      </Box>
      <PasswordCard />
      {isError && !account && <RetryNotice onRetry={refetch}>{translate('account.loadFailed')}</RetryNotice>}
      {!account && !isError && <Skeleton variant="rounded" height={320} aria-hidden />}
      {account && <CodeCard isOn={account.hasCode} onChanged={refetch} />}
      {account && <PasskeysCard passkeys={account.passkeys} onChanged={refetch} />}
    </Box>
  );
}
