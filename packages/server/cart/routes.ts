import { type CartTarget, coverCart } from '@lumitor/domain/cart/cover';
import { cartMessage } from '@lumitor/domain/cart/message';
import { type CartPreview, cartPreview, cartShopName, type FilledCart } from '@lumitor/domain/cart/preview';
import { wooCartPage, wooDifferences, wooNet } from '@lumitor/domain/cart/woocommerce';
import { languageCode } from '@lumitor/domain/catalogue/field';
import { OFFER_KEY_HEADER } from '@lumitor/domain/order/offerAnswer';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { DocumentStore } from '../documents/documentStore.ts';
import { acceptedOffer } from '../offers/acceptedOffer.ts';
import { delivered, notSet } from '../outbox/delivery.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { notFound, parse, refused } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { storedHook } from './hook.ts';
import { type ReadCart, readCart } from './readCart.ts';
import { fillWooCart } from './wooCart.ts';

export interface CartDependencies {
  store: DocumentStore;
  snapshots: Snapshots;
  outbox: Outbox;
  outgoing: Outgoing;
  address: string;
  secret: string;
  inTurn: MiddlewareHandler;
  limitReading(c: Context): Promise<void>;
  limitCarting(c: Context): Promise<void>;
}

const query = v.object({
  language: v.optional(languageCode),
  position: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))),
});

interface Shop {
  target: CartTarget;
  shop: string;
}

/** The shop's own target; null if it cannot be reached. */
export async function cartShopOf(
  { store, outgoing }: Pick<CartDependencies, 'store' | 'outgoing'>,
  { settings }: Pick<ReadCart, 'settings'>,
): Promise<Shop | null> {
  const { target } = settings;
  if (target === 'none') return null;
  if (target === 'webhook' && !(await outgoing.webhook(store.db))) return null;
  return { target, shop: cartShopName(settings) || (await outgoing.shopName(store.db)) };
}

const noCart = () =>
  refused(409, 'no-cart', 'This order cannot be put into a cart. Reload the page, or send an enquiry.');

export async function filledWooCart(read: ReadCart) {
  const { settings, cart, table } = read;
  const { items } = coverCart(cart, table, 'woocommerce');
  const { session, cart: theirs, refusals, exchanges } = await fillWooCart(settings, items);
  const differing = wooDifferences(items, theirs).flatMap(({ lines: [line] }) =>
    line ? [{ code: line.code, title: line.title }] : [],
  );
  const filled: FilledCart = { link: wooCartPage(settings, session), ...wooNet(theirs), differing };
  return { filled, refusals, exchanges };
}

/** @param id the same for a repeated event */
export async function cartEvent({ store, outbox }: CartDependencies, read: ReadCart, id: string) {
  const { settings, cart, table, orderId } = read;
  const event = await outbox.cartEvent(store.db, id, orderId, cartMessage(settings, cart, table));
  if (!event) throw notFound(`Order ${orderId} not found.`);
  return event;
}

function cartActs(parts: CartDependencies) {
  const { store, outbox } = parts;
  const preview = async (c: Context, read: ReadCart): Promise<CartPreview | null> => {
    const hook = storedHook(c, read.settings.hookOrigins);
    const shop: Shop | null = hook
      ? { target: 'oci', shop: new URL(hook.url).host }
      : await cartShopOf(parts, read);
    return shop && cartPreview(read.settings, read.cart, read.table, shop);
  };
  const fill = async (c: Context, read: ReadCart): Promise<FilledCart> => {
    const shown = await preview(c, read);
    if (shown?.target === 'woocommerce') {
      let filled: FilledCart | null = null;
      await delivered(
        filledWooCart(read).then((done) => {
          filled = done.filled;
        }),
      );
      if (filled) return filled;
    }
    if (shown?.target !== 'webhook') throw noCart();
    if ((await parts.outgoing.webhookSecret(store.db)) === null) throw notSet('signing secret');
    const event = await cartEvent(parts, read, `cart-${read.orderId}-${read.position}`);
    await outbox.queueCart(store.db, event);
    return { link: '', net: null, currency: read.cart.currency, differing: [] };
  };
  return { preview, fill };
}

/** Carts of orders and of accepted offers for visitors (D78). */
export function cartRoutes(parts: CartDependencies): { orders: Hono; offers: Hono } {
  const { store, address, inTurn } = parts;
  const { preview, fill } = cartActs(parts);
  const ofOrder = (c: Context) =>
    readCart(parts, {
      orderId: c.req.param('id') ?? '',
      address,
      language: parse(query, c.req.query()).language,
    });
  const ofOffer = async (c: Context) => {
    const { language, position } = parse(query, c.req.query());
    const link = { firstId: c.req.param('id') ?? '', key: c.req.header(OFFER_KEY_HEADER) };
    const { order, offer } = await acceptedOffer(store.db, { secret: parts.secret, ...link, position });
    return readCart(parts, { orderId: order.id, address, offer, language });
  };
  const routes = (read: (c: Context) => Promise<ReadCart>) =>
    new Hono()
      .get('/:id/cart', inTurn, async (c) => {
        await parts.limitReading(c);
        return c.json({ cart: await preview(c, await read(c)) });
      })
      .post('/:id/cart', inTurn, async (c) => {
        await parts.limitCarting(c);
        return c.json(await fill(c, await read(c)));
      });
  return { orders: routes(ofOrder), offers: routes(ofOffer) };
}
