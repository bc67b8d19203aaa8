import * as v from 'valibot';
import { roundHalfUp } from '../quote/money.ts';
import type { CartSettings } from '../settings/cart.ts';
import { type Cents, cents } from '../units.ts';
import type { CartItem } from './cover.ts';

export interface CartRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: object;
}

/** Identifies a cart without cookies; both are headers of an answer of the Store API. */
export interface CartSession {
  token: string;
  nonce: string;
}

type Shop = Pick<CartSettings, 'address' | 'cartPath' | 'discountCode'>;

const API = '/wc/store/v1';
/** Limit of the Store API for one batch. */
const MAX_BATCH = 25;

const baseOf = ({ address }: Pick<Shop, 'address'>) => address.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** Headers of WooCommerce's Store API (developer.woocommerce.com, "Cart tokens", "Nonce tokens"). */
const headersOf = ({ token, nonce }: CartSession): Record<string, string> => ({
  'Cart-Token': token,
  ...(nonce && { Nonce: nonce }),
});

/** A new cart without a session, else the cart of the session. */
export const wooCart = (shop: Shop, session?: CartSession): CartRequest => ({
  method: 'GET',
  url: `${baseOf(shop)}/wp-json${API}/cart`,
  headers: session ? headersOf(session) : {},
});

/** Adds the items, then the coupon (developer.woocommerce.com, "Cart API", "Batching"). */
export function wooBatches(
  shop: Shop,
  items: readonly Pick<CartItem, 'article' | 'quantity'>[],
  session: CartSession,
): CartRequest[] {
  const headers = headersOf(session);
  const act = (path: string, body: object) => ({
    path: `${API}/cart/${path}`,
    method: 'POST',
    headers,
    body,
  });
  const acts = [
    ...items.map(({ article, quantity }) => act('add-item', { id: Number(article), quantity })),
    ...(shop.discountCode ? [act('apply-coupon', { code: shop.discountCode })] : []),
  ];
  const batches: CartRequest[] = [];
  for (let start = 0; start < acts.length; start += MAX_BATCH)
    batches.push({
      method: 'POST',
      url: `${baseOf(shop)}/wp-json${API}/batch`,
      headers,
      body: { requests: acts.slice(start, start + MAX_BATCH) },
    });
  return batches;
}

/** WooCommerce 10 copies the cart of a token into the browser's session, on any page (`WC_Session_Handler`). */
export const wooCartPage = (shop: Shop, { token }: Pick<CartSession, 'token'>): string =>
  `${baseOf(shop)}/${shop.cartPath.replace(/^\/+/, '')}?session=${encodeURIComponent(token)}`;

const digits = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number));

export const wooCartSchema = v.object({
  items: v.array(v.object({ id: v.number(), quantity: v.number() })),
  totals: v.object({
    total_items: digits,
    total_discount: v.optional(digits, '0'),
    currency_code: v.string(),
    currency_minor_unit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  }),
});
export type WooCart = v.InferOutput<typeof wooCartSchema>;

export const wooBatchSchema = v.object({
  responses: v.array(
    v.object({ status: v.number(), body: v.optional(v.object({ message: v.optional(v.string(), '') })) }),
  ),
});

/** Net of the other shop's articles, without shipping. */
export function wooNet({ totals }: WooCart): { net: Cents; currency: string } {
  const net = totals.total_items - totals.total_discount;
  return {
    net: cents(roundHalfUp((net * 100) / 10 ** totals.currency_minor_unit)),
    currency: totals.currency_code,
  };
}

/** Articles that the cart has not, or with another quantity. */
export const wooDifferences = (
  items: readonly CartItem[],
  cart: Pick<WooCart, 'items'>,
): readonly CartItem[] =>
  items.filter(({ article, quantity }) => {
    const found = cart.items.filter(({ id }) => id === Number(article));
    return found.reduce((sum, each) => sum + each.quantity, 0) !== quantity;
  });
