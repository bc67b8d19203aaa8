import {
  type CartPreview,
  type FilledCart,
  filledCartSchema,
  offeredCartSchema,
} from '@lumitor/domain/cart/preview';
import { OFFER_KEY_HEADER } from '@lumitor/domain/order/offerAnswer';
import type { Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import { request } from './request.ts';

/** Order, or accepted offer, whose cart is filled. */
export interface CartSource {
  /** The order, or its first revision if there is an offer. */
  id: string;
  offer?: { key: string; position: number };
}

/** WooCommerce takes up to 25 articles in a request. */
const FILL_TIMEOUT: Ms = 120_000;

function pathOf({ id, offer }: CartSource, language: string): string {
  const query = new URLSearchParams({ language, ...(offer && { position: String(offer.position) }) });
  return `/api/${offer ? 'offers' : 'orders'}/${encodeURIComponent(id)}/cart?${query}`;
}

const headersOf = ({ offer }: CartSource): Record<string, string> =>
  offer ? { [OFFER_KEY_HEADER]: offer.key } : {};

/** Null without a cart, or on failure. */
export async function fetchCart(
  source: CartSource,
  language: string,
  signal: AbortSignal,
): Promise<CartPreview | null> {
  const answer = await request(pathOf(source, language), { headers: headersOf(source), signal });
  const read = v.safeParse(offeredCartSchema, answer.ok && answer.body);
  return read.success ? read.output.cart : null;
}

export async function fillCart(
  source: CartSource,
  language: string,
): Promise<FilledCart | 'tooMany' | 'failed'> {
  const answer = await request(pathOf(source, language), {
    method: 'POST',
    headers: headersOf(source),
    timeout: FILL_TIMEOUT,
  });
  const read = v.safeParse(filledCartSchema, answer.ok && answer.body);
  if (read.success) return read.output;
  return !answer.ok && answer.status === 429 ? 'tooMany' : 'failed';
}
