import { emailAddress } from '@lumitor/domain/catalogue/field';
import { type PersonCounts, RELATED, type Related } from '@lumitor/domain/collections/personCounts';
import { phoneNumber } from '@lumitor/domain/order/enquiry';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { requestChange } from '../data/changes.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

/** E-mail, phone number, or a customer with all contacts. */
export type Subject = string | { customer: string; name: string };

const personOf = (given: Subject) => {
  if (typeof given !== 'string') return { customer: given.customer };
  return v.is(emailAddress, given) ? { email: given } : v.is(phoneNumber, given) ? { phone: given } : null;
};

export const isPerson = (given: Subject): boolean => personOf(given) !== null;

const post = async (act: 'count' | 'erase', given: Subject, related?: readonly Related[]) =>
  (await requestChange(`/api/persons/${act}`, {
    ...personOf(given),
    ...(related && { beside: related }),
  })) as PersonCounts;

const countPerson = (given: Subject): Promise<PersonCounts> => post('count', given);

/** Erases e-mails and enquiries, and personal data in orders and partners' links. */
export const requestErasure = (given: Subject, related: readonly Related[] = []): Promise<PersonCounts> =>
  post('erase', given, related);

export function usePersonCounts(given: Subject) {
  const [counts, setCounts] = useState<PersonCounts | null>(null);
  const [status, setStatus] = useState<'idle' | 'counting' | 'failed'>('idle');
  const latest = useRef<Subject>('');

  const count = useCallback(async (person: Subject) => {
    latest.current = person;
    setStatus('counting');
    const counted = await countPerson(person).catch(() => null);
    if (latest.current !== person) return;
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

export const erasedPlaces = (counts: PersonCounts, translate: TranslateWord): string[] =>
  (
    [
      'customers',
      'emails',
      'orders',
      'enquiries',
      'pictures',
      'partner',
      'drafts',
      'projects',
      'discussions',
    ] as const
  ).flatMap((place) => {
    const { [place]: count = 0 } = counts;
    return count > 0 ? [translate(`sales.erase.${place}`, { smart_count: count })] : [];
  });

export const otherPlaces = (
  { beside: related = {} }: PersonCounts,
  translate: TranslateWord,
): { kind: Related; words: string }[] =>
  RELATED.flatMap((kind) => {
    const count = related[kind] ?? 0;
    return count > 0 ? [{ kind, words: translate(`sales.beside.${kind}`, { smart_count: count }) }] : [];
  });
