import type { OfferDraft } from '@lumitor/domain/order/offerDraft';
import type { OrderWork } from '@lumitor/domain/order/orderWork';
import type { Ms } from '@lumitor/domain/units';
import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';
import { agoIn } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Drafting } from './useDraft.ts';

const MINUTE: Ms = 60_000;
const EDITS_FOR: Ms = 10 * MINUTE;

function useMinute(): Ms {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function useSavedWords(email: string, own: 'you' | 'elsewhere' = 'you') {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useMinute();
  return ({ by, at }: Pick<OfferDraft, 'by' | 'at'>) => ({
    by: by === email ? translate(`order.drafts.${own}`) : by || translate('order.drafts.somebody'),
    ago: agoIn(at, now, locale),
    isRecent: now - Date.parse(at) < EDITS_FOR,
  });
}

interface DraftStatusProps {
  work: OrderWork;
  drafting: Drafting;
}

export function DraftStatus({ work, drafting }: DraftStatusProps) {
  const translate = useTranslate();
  const { sync, isSaving, email } = drafting;
  const savedWords = useSavedWords(email);
  const { stored, base } = sync;
  const other = stored?.terms && stored.by !== email ? savedWords(stored) : null;
  const others = other
    ? translate(other.isRecent ? 'order.drafts.editing' : 'order.drafts.savedBy', other)
    : '';
  const state = translate(
    isSaving ? 'order.drafts.saving' : base === null ? 'order.drafts.saved' : 'order.drafts.waiting',
  );
  const ofRevision =
    work.revisions.length > 1 ? translate('order.drafts.ofRevision', { number: work.number }) : '';
  return (
    <>
      {ofRevision && `${ofRevision} · `}
      {/* Only other people's edits are announced: announcing one's own would interrupt typing. */}
      <span role="status">{others}</span>
      {(!others || base !== null) && `${others && ' · '}${state}`}
    </>
  );
}
