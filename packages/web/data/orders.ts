import { type EnquiryAnswer, type EnquiryRequest, enquiryAnswerSchema } from '@lumitor/domain/order/enquiry';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import type { OrderPage } from '@lumitor/domain/order/record';
import { type ShownOrder, shownOrder } from '@lumitor/domain/order/shownOrder';
import type { Refusal } from '@lumitor/domain/refusal';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import * as v from 'valibot';
import { MESSAGES } from './messages.ts';
import { keepPicture, keptPicture } from './pictures.ts';
import { readBlob } from './readBlob.ts';
import { type Answer, RETRY_FOR, request } from './request.ts';

/** A refusal; where the total changed, with the new net total in cents and its currency (D29). */
export type SaveRefusal = Refusal & { net?: number; currency?: 'PLN' | 'EUR' };

type NotTaken = { kind: 'refused'; refusal: SaveRefusal } | { kind: 'failed' };

export type SaveAnswer = { kind: 'saved'; id: string; ownerKey: string } | NotTaken;

/** Why what was sent is not with the shop. */
const notTaken = (answer: Answer): NotTaken =>
  !answer.ok && answer.refusal && answer.status < 500
    ? { kind: 'refused', refusal: answer.refusal }
    : { kind: 'failed' };

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}`;

/** The owner key is empty in an answer of an older service. */
const savedSchema = v.object({ id: v.string(), ownerKey: v.optional(v.string(), '') });

/** A picture takes its time on a slow connection, in milliseconds. */
const PICTURE_TIMEOUT = 120_000;

/**
 * Saves an order. It carries its key, so trying again stores it once (D30).
 * @param revisedKey owner key of the order that it revises (D76); empty: this browser has none
 */
export async function saveOrder(order: OrderRequest, revisedKey = ''): Promise<SaveAnswer> {
  const answer = await request('/api/orders', {
    method: 'POST',
    json: order,
    headers: revisedKey ? { [OWNER_KEY_HEADER]: revisedKey } : {},
    isRepeatable: true,
    retryFor: RETRY_FOR.waiting,
    ...((order.underlay || order.view) && { timeout: PICTURE_TIMEOUT }),
  });
  const saved = v.safeParse(savedSchema, answer.ok && answer.body);
  return saved.success ? { kind: 'saved', ...saved.output } : notTaken(answer);
}

export type EnquiryOutcome = { kind: 'sent'; answer: EnquiryAnswer } | NotTaken;

/**
 * Asks the shop about a stored order. It carries its key, so trying again asks once (D32a).
 * @param project sent along for the shop to work on (D71): its owner's token, and the owner key of the order (D71a)
 */
export async function sendEnquiry(
  orderId: string,
  enquiry: EnquiryRequest,
  project: { own: string; ownerKey: string } | null,
): Promise<EnquiryOutcome> {
  const answer = await request(`${pathOf(orderId)}/enquiry`, {
    method: 'POST',
    json: enquiry,
    headers: project ? { [LINK_HEADER]: project.own, [OWNER_KEY_HEADER]: project.ownerKey } : {},
    isRepeatable: true,
    retryFor: RETRY_FOR.waiting,
  });
  const told = v.safeParse(enquiryAnswerSchema, answer.ok && answer.body);
  return told.success ? { kind: 'sent', answer: told.output } : notTaken(answer);
}

/** The outermost shape: the record inside was checked when it was stored. */
const pageSchema = v.object({
  id: v.string(),
  order: v.object({}),
  data: v.object({ lines: v.array(v.object({})) }),
  translations: v.object({}),
  languages: v.array(v.object({})),
});

function readPage(body: unknown): ShownOrder | null {
  return v.is(pageSchema, body) ? shownOrder(body as OrderPage) : null;
}

/** Has the pictures of an order where the work on it looks for them; one that can't be had is left out. */
export async function bringPictures({ data: { underlay, view } }: ShownOrder): Promise<void> {
  for (const picture of [underlay, view]) {
    if (!picture || (await keptPicture(picture.id))) continue;
    const brought = await readBlob(picture.file).catch(() => null);
    if (brought) await keepPicture(picture.id, brought);
  }
}

const numberedSchema = v.object({ number: v.pipe(v.string(), v.nonEmpty()) });

/** By which the shop speaks of an order (D60); asked once, null where that is not told now. */
export async function fetchOrderNumber(id: string): Promise<string | null> {
  const answer = await request(pathOf(id));
  const read = v.safeParse(numberedSchema, answer.ok && answer.body);
  return read.success ? read.output.number : null;
}

export async function fetchOrder(
  id: string,
  signal?: AbortSignal,
): Promise<ShownOrder | 'not-found' | 'failed'> {
  const answer = await request(pathOf(id), { signal, retryFor: RETRY_FOR.waiting });
  const page = answer.ok ? readPage(answer.body) : null;
  if (page) return page;
  // Whoever asked has gone on.
  if (signal?.aborted) return 'failed';
  const isMissing = !answer.ok && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  console.error(isMissing ? MESSAGES.documentMissing : MESSAGES.fetchFailed);
  return isMissing ? 'not-found' : 'failed';
}
