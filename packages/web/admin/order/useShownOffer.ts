import { discountsOf } from '@lumitor/domain/customers/discounts';
import {
  type Offer,
  type OfferAmounts,
  type OfferLine,
  offerAmounts,
  savedAmounts,
  vatOf,
} from '@lumitor/domain/order/offer';
import { inLanguage, shopConditions } from '@lumitor/domain/order/offerConditions';
import {
  type FreeLine,
  type LineTerms,
  MAX_BUYER,
  NO_EXTRAS,
  type OfferTerms,
} from '@lumitor/domain/order/offerTerms';
import type { RecordLine } from '@lumitor/domain/order/record';
import type { Ms } from '@lumitor/domain/units';
import { useMemo, useRef, useState } from 'react';
import type { DraftSession, IssueOutcome } from './draftSession.ts';
import { type Drafting, useOfferDraft } from './useDraft.ts';
import { useOfferCosts } from './useOfferCosts.ts';
import type { OrderAtWork } from './useOrder.ts';

export type Tab = 'record' | 'draft' | number;

const DAY: Ms = 24 * 60 * 60 * 1000;

function buyerOf({ work, enquiries: [enquiry] }: OrderAtWork): string {
  const contact = [enquiry?.name, enquiry?.email || work.email, enquiry?.phone];
  const lines = work.customer?.buyer.length ? work.customer.buyer : contact;
  return lines.filter(Boolean).join('\n').slice(0, MAX_BUYER);
}

/** Changes of a line in an offer; undefined without any. */
function termsOf(line: OfferLine, drawn: RecordLine): LineTerms | undefined {
  const { discount, unitPrice, quantity, articleId, code, titles } = line;
  const isPriced = unitPrice !== null && unitPrice !== drawn.unitPrice;
  const isReplaced = articleId !== null && articleId !== drawn.articleId;
  if (discount === 0 && !isPriced && !isReplaced && quantity === drawn.quantity) return undefined;
  return {
    discount,
    ...(isPriced && { unitPrice }),
    ...(quantity !== drawn.quantity && { quantity }),
    ...(isReplaced && { article: { id: articleId, code, titles } }),
  };
}

const freeLineOf = ({ title, code, quantity, unitPrice, discount, vatPercent }: FreeLine): FreeLine => ({
  title,
  code,
  quantity,
  unitPrice,
  discount,
  vatPercent,
});

function termsAfter(order: OrderAtWork, { former: formerDraft }: Pick<Drafting, 'former'>): OfferTerms {
  const { page, work } = order;
  const last = work.offers.at(-1);
  const group = work.customer?.group;
  // A revision has other lines, but inherits the other terms.
  const former = last ?? formerDraft?.terms ?? work.formerOffer;
  const language = former?.language ?? page.data.language;
  const until = new Date(Date.now() + page.settings.documents.validityDays * DAY);
  const changed = (last?.lines ?? []).flatMap((line, place) => {
    const drawn = page.data.lines[place];
    const terms = drawn && termsOf(line, drawn);
    return terms ? [[String(place), terms] as const] : [];
  });
  return {
    language,
    // A corrected offer retains its own discounts.
    lines: last || !group ? Object.fromEntries(changed) : discountsOf(group, page.data.lines),
    discount: former?.discount ?? 0,
    validUntil: until.toLocaleDateString('sv-SE'),
    remark: former?.remark ?? '',
    buyer: former?.buyer ?? buyerOf(order),
    freeLines: (former?.freeLines ?? []).map(freeLineOf),
    conditions: former?.conditions ?? shopConditions(page.settings.documents, language),
    deposit: former?.deposit ?? NO_EXTRAS.deposit,
    paymentLink: '',
  };
}

export function useShownOffer(order: OrderAtWork) {
  const { page, work } = order;
  const drafting = useOfferDraft(page.id);
  const { session } = drafting;
  const draft = drafting.sync.terms;
  const last = work.offers.at(-1)?.position;
  const [chosen, setChosen] = useState<Tab | null>(null);
  const [issued, setIssued] = useState<number | null>(null);
  const [latest, setLatest] = useState<'started' | 'discarded' | null>(null);
  const addLineButton = useRef<HTMLButtonElement>(null);
  const choose = (tab: Tab | null) => {
    setIssued(null);
    setLatest(null);
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
  const costs = useOfferCosts(order, amounts, offer?.position ?? null);
  return {
    tab,
    costs,
    choose,
    offer,
    isIssued: offer !== null && offer.position === issued,
    /** The pressed button is gone; another takes the focus. */
    latest,
    addLineButton,
    draft,
    drafting,
    nextPosition: work.nextPosition,
    amounts,
    start: () => {
      if (!draft) session.edit(termsAfter(order, drafting));
      choose('draft');
      setLatest('started');
    },
    change: (changed: Partial<OfferTerms>) => {
      // Reads the store: two changes may precede the next rendering.
      const { terms } = session.store.getState().sync;
      if (terms) session.edit({ ...terms, ...changed });
    },
    changeLanguage: (language: string) => {
      const { terms } = session.store.getState().sync;
      if (terms) session.edit({ ...terms, ...inLanguage(terms, language, page.settings.documents) });
    },
    addFreeLine: () => {
      const { terms } = session.store.getState().sync;
      const line = {
        title: '',
        code: '',
        quantity: 1,
        unitPrice: 0,
        discount: 0,
        vatPercent: vatOf(page.data),
      };
      if (terms) session.edit({ ...terms, freeLines: [...terms.freeLines, line] });
    },
    removeFreeLine: (place: number) => {
      const { terms } = session.store.getState().sync;
      if (terms) session.edit({ ...terms, freeLines: terms.freeLines.filter((_, at) => at !== place) });
      addLineButton.current?.focus();
    },
    discard: () => {
      session.edit(null);
      choose(null);
      setLatest('discarded');
    },
    issue: async (make: Parameters<DraftSession['issue']>[0]): Promise<IssueOutcome> => {
      const made = await session.issue(make);
      if (typeof made !== 'string' && made) {
        choose(made.position);
        setIssued(made.position);
      }
      return made;
    },
  };
}
export type ShownOffer = ReturnType<typeof useShownOffer>;
