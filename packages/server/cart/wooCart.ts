import type { CartItem } from '@lumitor/domain/cart/cover';
import {
  type CartRequest,
  type CartSession,
  type WooCart,
  wooBatches,
  wooBatchSchema,
  wooCart,
  wooCartSchema,
} from '@lumitor/domain/cart/woocommerce';
import type { CartSettings } from '@lumitor/domain/settings/cart';
import type { Bytes } from '@lumitor/domain/units';
import * as v from 'valibot';
import { DeliveryFault } from '../outbox/delivery.ts';
import { type PublicAnswer, requestPublic } from '../outbox/requestPublic.ts';

const MAX_ANSWER: Bytes = 4 * 1024 * 1024;
/** Letters of an answer that a trial shows. */
const SHOWN = 2_000;

export interface CartExchange {
  request: CartRequest;
  status: number;
  answer: string;
}

export interface FilledWooCart {
  session: CartSession;
  cart: WooCart;
  /** Reasons of WooCommerce for articles it did not take. */
  refusals: string[];
  exchanges: CartExchange[];
}

const header = ({ headers }: PublicAnswer, name: string): string => String(headers[name] ?? '');

/**
 * A cart in a WooCommerce shop with the items, for whoever has its token.
 * @throws DeliveryFault
 */
export async function fillWooCart(
  settings: CartSettings,
  items: readonly CartItem[],
): Promise<FilledWooCart> {
  const exchanges: CartExchange[] = [];
  const answerTo = async (request: CartRequest) => {
    const { method, url, headers, body } = request;
    const answer = await requestPublic({
      method,
      url: new URL(url),
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      allowsPrivate: settings.allowsPrivate,
      maxBytes: MAX_ANSWER,
    });
    exchanges.push({ request, status: answer.status, answer: answer.text.slice(0, SHOWN) });
    if (answer.status >= 300)
      throw new DeliveryFault(`${url} responded with ${answer.status}. ${answer.text.slice(0, 200)}`.trim());
    return answer;
  };
  const parsed = <Schema extends v.GenericSchema>(schema: Schema, { text }: PublicAnswer, url: string) => {
    try {
      return v.parse(schema, JSON.parse(text));
    } catch {
      throw new DeliveryFault(
        `${url} did not answer as WooCommerce’s Store API. Set the address of the shop.`,
      );
    }
  };
  const opening = wooCart(settings);
  const opened = await answerTo(opening);
  const session = { token: header(opened, 'cart-token'), nonce: header(opened, 'nonce') };
  if (!session.token)
    throw new DeliveryFault(`${opening.url} sent no cart token. Update WooCommerce to version 10 or later.`);
  const refusals: string[] = [];
  for (const batch of wooBatches(settings, items, session)) {
    const { responses } = parsed(wooBatchSchema, await answerTo(batch), batch.url);
    for (const { status, body } of responses)
      if (status >= 300) refusals.push(body?.message || `Status ${status}`);
  }
  const reading = wooCart(settings, session);
  const cart = parsed(wooCartSchema, await answerTo(reading), reading.url);
  return { session, cart, refusals, exchanges };
}
