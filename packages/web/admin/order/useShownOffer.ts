import {
  type Offer,
  type OfferAmounts,
  type OfferTerms,
  offerAmounts,
  savedAmounts,
} from '@lumitor/domain/order/offer';
import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import type { OrderAtWork } from './useOrder.ts';

/** A tab: the order as it was saved, an offer by its position, or the one that is being prepared. */
export type Tab = 'record' | 'draft' | number;

const DAY = 24 * 60 * 60 * 1000;

/** Who asked, by what is known of them; the shop adds what it knows besides. */
const buyerOf = ({ work, enquiries: [enquiry] }: OrderAtWork): string =>
  [enquiry?.name, enquiry?.email || work.email, enquiry?.phone].filter(Boolean).join('\n');

/** The terms of an offer that begins where the last one ended, or at the order. */
function termsAfter(order: OrderAtWork): OfferTerms {
  const { page, work } = order;
  const last = work.offers.at(-1);
  // A revision has other lines; all else of the last offer holds for it.
  const former = last ?? work.formerOffer;
  const until = new Date(Date.now() + page.settings.documents.validityDays * DAY);
  const changed = (last?.lines ?? []).flatMap(({ discount, unitPrice }, place) => {
    const isPriced = unitPrice !== null && unitPrice !== page.data.lines[place]?.unitPrice;
    return discount > 0 || isPriced
      ? [[String(place), { discount, ...(isPriced && { unitPrice }) }] as const]
      : [];
  });
  return {
    language: former?.language ?? page.data.language,
    lines: Object.fromEntries(changed),
    discount: former?.discount ?? 0,
    validUntil: until.toLocaleDateString('sv-SE'),
    remark: former?.remark ?? '',
    buyer: former?.buyer ?? buyerOf(order),
  };
}

/** Which prices of an order are looked at, and those that are being prepared: they stay in this browser. */
export function useShownOffer(order: OrderAtWork) {
  const { page, work } = order;
  const [draft, setDraft] = useStore<OfferTerms | null>(`order.draft.${page.id}`, null);
  const last = work.offers.at(-1)?.position;
  const [chosen, setChosen] = useState<Tab | null>(null);
  const [issued, setIssued] = useState<number | null>(null);
  const choose = (tab: Tab | null) => {
    setIssued(null);
    setChosen(tab);
  };
  const tab: Tab =
    chosen === 'draft' && !draft ? (last ?? 'record') : (chosen ?? (draft ? 'draft' : (last ?? 'record')));
  const offer: Offer | null = work.offers.find(({ position }) => position === tab) ?? null;
  const isDraft = tab === 'draft';
  const amounts: OfferAmounts = useMemo(
    () => offer ?? (isDraft && draft ? offerAmounts(page.data, draft) : savedAmounts(page.data)),
    [offer, page, isDraft, draft],
  );
  return {
    tab,
    choose,
    offer,
    /** It has just been made of the draft: to send it is next. */
    isIssued: offer !== null && offer.position === issued,
    /** What is being prepared, and its place among the offers. */
    draft,
    nextPosition: work.nextPosition,
    amounts,
    begin: () => {
      if (!draft) setDraft(termsAfter(order));
      choose('draft');
    },
    change: (changed: Partial<OfferTerms>) => draft && setDraft({ ...draft, ...changed }),
    /** @param position of the offer that it has become; absent: none */
    end: (position?: number) => {
      setDraft(null);
      choose(position ?? null);
      setIssued(position ?? null);
    },
  };
}
export type ShownOffer = ReturnType<typeof useShownOffer>;
