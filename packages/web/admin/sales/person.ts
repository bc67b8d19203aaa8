import type { PersonCounts } from '@lumitor/domain/documents/personCounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askForChange } from '../data/changes.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

const post = async (act: 'count' | 'erase', email: string) =>
  (await askForChange(`/api/persons/${act}`, { email })) as PersonCounts;

/** What erasing the person would concern. */
const countPerson = (email: string): Promise<PersonCounts> => post('count', email);

/** Removes their e-mails, and the address from orders and partners' links. */
export const erasePerson = (email: string): Promise<PersonCounts> => post('erase', email);

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

/** Where a person's address stands, in words; nothing where it stands nowhere. */
export const erasedPlaces = (counts: PersonCounts, translate: TranslateWord): string[] =>
  (['emails', 'orders', 'enquiries', 'partner'] as const).flatMap((place) =>
    counts[place] > 0 ? [translate(`sales.erase.${place}`, { smart_count: counts[place] })] : [],
  );
