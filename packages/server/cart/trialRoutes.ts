import { CART_TARGETS, coverCart } from '@lumitor/domain/cart/cover';
import { ociFields } from '@lumitor/domain/cart/oci';
import { type CartPreview, cartPreview } from '@lumitor/domain/cart/preview';
import { type CartRequest, wooBatches, wooCart } from '@lumitor/domain/cart/woocommerce';
import { Hono } from 'hono';
import * as v from 'valibot';
import { newId } from '../documents/documentStore.ts';
import { DeliveryFault, delivered, notSet } from '../outbox/delivery.ts';
import { sendWebhook } from '../outbox/sendWebhook.ts';
import { parse, refused } from '../refusal/refused.ts';
import { type ReadCart, readCart } from './readCart.ts';
import { type CartDependencies, cartEvent, cartShopOf, filledWooCart } from './routes.ts';

const query = v.object({ target: v.optional(v.picklist(CART_TARGETS)) });

/** Values of an answer that is not there yet. */
const LATER = { token: 'CART-TOKEN', nonce: 'NONCE' };

const JSON_HEADERS = { 'content-type': 'application/json' };

async function requestsOf(
  parts: CartDependencies,
  read: ReadCart,
  { target, link }: CartPreview,
): Promise<CartRequest[]> {
  const { settings, cart, table } = read;
  const { items } = coverCart(cart, table, target);
  switch (target) {
    case 'shopify':
      return link ? [{ method: 'GET', url: link, headers: {} }] : [];
    case 'woocommerce':
      return [
        wooCart(settings),
        ...wooBatches(settings, items, LATER).map((batch) => ({
          ...batch,
          headers: { ...JSON_HEADERS, ...batch.headers },
        })),
        wooCart(settings, LATER),
      ];
    case 'oci':
      return [
        {
          method: 'POST',
          url: `${settings.hookOrigins[0] ?? ''}/…`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: Object.fromEntries(ociFields(settings, cart, items)),
        },
      ];
    case 'webhook': {
      const url = (await parts.outgoing.webhook(parts.store.db))?.url ?? '';
      const event = await cartEvent(parts, read, 'EVENT-ID');
      return [{ method: 'POST', url, headers: JSON_HEADERS, body: event }];
    }
  }
}

/** Requests that an order would send, and a try of them (D78). */
export function cartTrialRoutes(parts: CartDependencies): Hono {
  const { store, address, outgoing } = parts;
  const { db } = store;
  const read = (orderId: string) => readCart(parts, { orderId, address, offer: 'counted' });
  return new Hono()
    .get('/:id/cart/trial', async (c) => {
      const { target } = parse(query, c.req.query());
      const found = await read(c.req.param('id'));
      const [origin] = found.settings.hookOrigins;
      const shop =
        target === 'oci' ? origin && { target, shop: new URL(origin).host } : await cartShopOf(parts, found);
      const cart = shop ? cartPreview(found.settings, found.cart, found.table, shop) : null;
      return c.json({ cart, requests: cart ? await requestsOf(parts, found, cart) : [] });
    })
    .post('/:id/cart/trial', async (c) => {
      const found = await read(c.req.param('id'));
      const shop = await cartShopOf(parts, found);
      if (shop?.target === 'woocommerce') {
        const done = await filledWooCart(found).catch((error) => {
          if (error instanceof DeliveryFault) throw refused(409, 'not-delivered', error.message);
          throw error;
        });
        return c.json(done);
      }
      if (shop?.target !== 'webhook') throw notSet('shop with a cart to fill');
      const webhook = await outgoing.webhook(db);
      const secret = await outgoing.webhookSecret(db);
      if (!webhook) throw notSet('webhook');
      if (secret === null) throw notSet('signing secret');
      await delivered(sendWebhook(webhook, secret, await cartEvent(parts, found, newId())));
      return c.json({ filled: null, refusals: [], exchanges: [] });
    });
}
