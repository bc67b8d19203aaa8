import type { PersonCounts } from '@lumitor/domain/documents/personCounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { countPerson } from './person.ts';

/** What there is of a person, counted on demand, and at once where the address is given. */
export function usePersonCounts(given: string) {
  const [counts, setCounts] = useState<PersonCounts | null>(null);
  const [status, setStatus] = useState<'idle' | 'counting' | 'failed'>('idle');
  /** Another address may be asked about before the answer for this one is there. */
  const latest = useRef('');

  const count = useCallback(async (email: string) => {
    latest.current = email;
    setStatus('counting');
    const counted = await countPerson(email).catch(() => null);
    if (latest.current !== email) return;
    setStatus(counted ? 'idle' : 'failed');
    setCounts(counted);
  }, []);
  const forget = () => {
    latest.current = '';
    setStatus('idle');
    setCounts(null);
  };
  useEffect(() => {
    if (given) void count(given);
  }, [given, count]);

  return { counts, isCounting: status === 'counting', hasFailed: status === 'failed', count, forget };
}
