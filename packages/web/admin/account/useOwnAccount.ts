import type { OwnAccount } from '@lumitor/domain/people/account';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../data/changes.ts';

/** The account of whoever is signed in. */
export const useOwnAccount = () =>
  useQuery({
    queryKey: ['ownAccount'],
    queryFn: async () => (await ask('/api/people/me')) as OwnAccount,
  });
