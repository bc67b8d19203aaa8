import { languageCode } from '@lumitor/domain/catalogue/field';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readBytes } from '../http/body.ts';
import { acceptedOffer } from '../offers/acceptedOffer.ts';
import { serviceSettings } from '../settings/readSettings.ts';
import { allowedHook, storedHook, storeHook } from './hook.ts';
import { goneHookPage, ociCartPage, refusedHookPage } from './ociPage.ts';
import { readCart } from './readCart.ts';
import type { CartDependencies } from './routes.ts';

const fieldsOf = async (c: Context): Promise<URLSearchParams> =>
  c.req.method === 'GET'
    ? new URL(c.req.url).searchParams
    : new URLSearchParams((await readBytes(c.req.raw, 1)).toString());

/** Names of OCI fields differ in case between purchasing systems. */
const fieldIn = (fields: URLSearchParams, name: string): string | null =>
  [...fields].find(([each]) => each.toUpperCase() === name)?.[1] ?? null;

/** Catalogue of the Open Catalog Interface: a purchasing system opens the start, and gets the cart back (D78). */
export function ociRoutes(parts: CartDependencies): Hono {
  const { store, address, secret } = parts;
  return new Hono()
    .on(['GET', 'POST'], '/', async (c) => {
      await parts.limitReading(c);
      const { hookOrigins } = (await serviceSettings(store)).cart;
      const fields = await fieldsOf(c);
      const given = fieldIn(fields, 'HOOK_URL');
      const hook = allowedHook(given, fieldIn(fields, '~TARGET'), hookOrigins);
      if (!hook) return refusedHookPage(c, DEFAULT_LANGUAGE, given);
      storeHook(c, hook, address.startsWith('https:'));
      return c.redirect('/', 303);
    })
    .on(['GET', 'POST'], '/:id', parts.inTurn, async (c) => {
      await parts.limitReading(c);
      const fields = await fieldsOf(c);
      const language = v.parse(v.fallback(languageCode, DEFAULT_LANGUAGE), fields.get('language'));
      const hook = storedHook(c, (await serviceSettings(store)).cart.hookOrigins);
      if (!hook) return goneHookPage(c, language);
      const id = c.req.param('id');
      // An address, which logs contain, has no key.
      const key = c.req.method === 'POST' ? fields.get('key') : null;
      const position = Number(fields.get('position')) || undefined;
      const accepted = key ? await acceptedOffer(store.db, { secret, firstId: id, key, position }) : null;
      const read = await readCart(parts, {
        orderId: accepted?.order.id ?? id,
        address,
        offer: accepted?.offer,
        language,
      });
      return ociCartPage(c, language, read, hook);
    });
}
