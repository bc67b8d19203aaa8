import { type EnquiryAnswer, type EnquiryRequest, enquiryAnswerSchema } from '@lumitor/domain/order/enquiry';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import type { OrderPage } from '@lumitor/domain/order/record';
import { type ShownOrder, shownOrder } from '@lumitor/domain/order/shownOrder';
import type { Refusal } from '@lumitor/domain/refusal';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import { isRefused } from './isRefused.ts';
import { MESSAGES } from './messages.ts';
import { storedPicture, storePicture } from './pictures.ts';
import { readBlob } from './readBlob.ts';
import { type Answer, RETRY_FOR, request } from './request.ts';

export type SaveRefusal = Refusal & { net?: number; currency?: 'PLN' | 'EUR' };

type NotTaken = { kind: 'refused'; refusal: SaveRefusal } | { kind: 'failed' };

export type SaveAnswer = { kind: 'saved'; id: string; ownerKey: string } | NotTaken;

const notTaken = (answer: Answer): NotTaken =>
  !answer.ok && answer.refusal && answer.status < 500
    ? { kind: 'refused', refusal: answer.refusal }
    : { kind: 'failed' };

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}`;

/** Older services answer without an owner key. */
const savedSchema = v.object({ id: v.string(), ownerKey: v.optional(v.string(), '') });

const PICTURE_TIMEOUT: Ms = 120_000;

/** A retry stores the order once (D30). @param revisedKey of the revised order (D76), or empty */
export async function sendOrder(order: OrderRequest, revisedKey = ''): Promise<SaveAnswer> {
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

/** A retry sends the enquiry once (D32a). @param project shared with the shop (D71, D71a) */
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
  const reported = v.safeParse(enquiryAnswerSchema, answer.ok && answer.body);
  return reported.success ? { kind: 'sent', answer: reported.output } : notTaken(answer);
}

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

export async function bringPictures({ data: { underlay, view } }: ShownOrder): Promise<void> {
  for (const picture of [underlay, view]) {
    if (!picture || (await storedPicture(picture.id))) continue;
    const brought = await readBlob(picture.file).catch(() => null);
    if (brought) await storePicture(picture.id, brought);
  }
}

const numberedSchema = v.object({ number: v.pipe(v.string(), v.nonEmpty()) });

/** Order number used by the shop (D60); null on failure. */
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
  if (signal?.aborted) return 'failed';
  const isMissing = isRefused(answer);
  console.error(isMissing ? MESSAGES.documentMissing : MESSAGES.fetchFailed);
  return isMissing ? 'not-found' : 'failed';
}
