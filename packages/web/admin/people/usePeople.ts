import type { Account, AccountEvent, PasswordLink } from '@lumitor/domain/people/account';
import type { AccountRole } from '@lumitor/domain/people/roles';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useLocale, useNotify } from 'react-admin';
import { refreshSession } from '../../data/session.ts';
import { adminRequest, requestChange } from '../data/changes.ts';
import { useWords } from '../words/useTranslate.ts';

const KEY = 'people';
const EVENTS_AT_ONCE = 20;

interface People {
  accounts: readonly Account[];
  links: readonly PasswordLink[];
}

export const usePeople = (isEnabled = true) =>
  useQuery({
    enabled: isEnabled,
    queryKey: [KEY, 'list'],
    queryFn: async () => (await adminRequest('/api/people')) as People,
  });

interface EventsPart {
  events: readonly AccountEvent[];
  next: string | null;
}

export const useAccountEvents = () =>
  useInfiniteQuery({
    queryKey: [KEY, 'events'],
    queryFn: async ({ pageParam: after }) => {
      const query = new URLSearchParams({ limit: String(EVENTS_AT_ONCE), ...(after ? { after } : {}) });
      return (await adminRequest(`/api/people/events?${query}`)) as EventsPart;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export interface CreatedLink {
  email: string;
  link: string;
  /** ISO 8601. */
  expiresAt: string;
  isMailed: boolean;
}

type PlainAct = 'deactivate' | 'reactivate' | 'withdraw' | 'secondFactor';

const PATHS: Readonly<Record<PlainAct, string>> = {
  deactivate: 'deactivate',
  reactivate: 'reactivate',
  withdraw: 'withdraw',
  secondFactor: 'second-factor',
};

export function useAccountActs() {
  const queries = useQueryClient();
  const notify = useNotify();
  const language = (useLocale() ?? 'pl').toUpperCase();
  const word = useWords('people.failures');
  const wordsOf = (error: unknown) => {
    const code = error instanceof HttpError ? error.body?.code : '';
    if (code === 'last-owner') return word('lastOwner');
    if (code === 'beyond-own') return word('beyondOwn');
    return word(code === 'exists' || code === 'unknown' ? code : 'other');
  };
  const done = async (does: () => Promise<unknown>) => {
    try {
      return await does();
    } catch (error) {
      notify(wordsOf(error), { type: 'error' });
      return null;
    } finally {
      void queries.invalidateQueries({ queryKey: [KEY] });
      void refreshSession();
    }
  };
  /** Repeated only if undelivered: a second link would invalidate the first (0030). */
  const made = async (path: string, json: { email: string; role?: AccountRole; language: string }) =>
    (await done(() => adminRequest(`/api/people/${path}`, { method: 'POST', json }))) as Omit<
      CreatedLink,
      'email'
    > | null;
  const changed = (path: string, json: { email: string; role?: AccountRole }) =>
    done(() => requestChange(`/api/people/${path}`, json, path === PATHS.withdraw));

  return {
    async invite(email: string, role: AccountRole): Promise<CreatedLink | null> {
      const link = await made('invite', { email, role, language });
      return link && { email, ...link };
    },
    async reset(email: string): Promise<CreatedLink | null> {
      const link = await made('reset', { email, language });
      return link && { email, ...link };
    },
    async changeRole(email: string, role: AccountRole): Promise<void> {
      if (await changed('role', { email, role }))
        notify('people.done.role', { type: 'info', messageArgs: { email } });
    },
    async act(act: PlainAct, email: string): Promise<void> {
      if (await changed(PATHS[act], { email }))
        notify(`people.done.${act}`, { type: 'info', messageArgs: { email } });
    },
  };
}
