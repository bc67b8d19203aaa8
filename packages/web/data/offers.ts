import { OFFER_KEY_HEADER, type OfferAnswerRequest, type OfferPage } from '@lumitor/domain/order/offerAnswer';
import { type ShownOrder, shownOrder } from '@lumitor/domain/order/shownOrder';
import type { Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import { isRefused } from './isRefused.ts';
import { RETRY_FOR, request } from './request.ts';

/** Parts of the address in the mail. */
export interface OfferLink {
  /** The first revision's. */
  id: string;
  key: string;
}

export type OpenedOffer = Omit<OfferPage, 'page'> & { page: ShownOrder };

const PDF_TIMEOUT: Ms = 120_000;

const pathOf = ({ id }: OfferLink, rest: string, position: number | null) =>
  `/api/offers/${encodeURIComponent(id)}${rest}${position === null ? '' : `?position=${position}`}`;
const headersOf = ({ key }: OfferLink) => ({ [OFFER_KEY_HEADER]: key });

const pageSchema = v.object({
  page: v.object({ id: v.string(), data: v.object({ lines: v.array(v.object({})) }) }),
  offer: v.object({ position: v.number(), lines: v.array(v.object({})) }),
  history: v.array(v.object({ at: v.string() })),
});

/** @param position null for the offer sent last */
export async function fetchOffer(
  link: OfferLink,
  position: number | null,
  signal?: AbortSignal,
): Promise<OpenedOffer | 'not-found' | 'failed'> {
  const answer = await request(pathOf(link, '', position), {
    headers: headersOf(link),
    signal,
    retryFor: RETRY_FOR.waiting,
  });
  if (answer.ok && v.is(pageSchema, answer.body)) {
    const offer = answer.body as unknown as OfferPage;
    const page = shownOrder(offer.page);
    if (page) return { ...offer, page };
  }
  return isRefused(answer) ? 'not-found' : 'failed';
}

export type AnswerOutcome = 'answered' | 'changed' | 'tooMany' | 'notSent';

/** A retry with the same key stores the answer once. */
export async function sendAnswer(link: OfferLink, json: OfferAnswerRequest): Promise<AnswerOutcome> {
  const answer = await request(pathOf(link, '/answer', null), {
    method: 'POST',
    headers: headersOf(link),
    json,
    isRepeatable: true,
    retryFor: RETRY_FOR.waiting,
  });
  if (answer.ok) return 'answered';
  if (answer.status === 409) return 'changed';
  return answer.status === 429 ? 'tooMany' : 'notSent';
}

/** Null on failure. */
export async function fetchOfferPdf(link: OfferLink, position: number): Promise<Blob | null> {
  const options = { headers: headersOf(link), isFile: true, timeout: PDF_TIMEOUT };
  const answer = await request(pathOf(link, '/pdf', position), options);
  return answer.ok && answer.body instanceof Blob ? answer.body : null;
}
