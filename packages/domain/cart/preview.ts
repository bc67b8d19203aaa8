import * as v from 'valibot';
import type { CartSettings } from '../settings/cart.ts';
import { type CartTable, tableCode } from './article.ts';
import type { Cart } from './cart.ts';
import { CART_TARGETS, type CartTarget, cartAmounts, coverCart, MISSING_REASONS, piecesOf } from './cover.ts';
import { shopifyLink } from './shopify.ts';

const whole = v.pipe(v.number(), v.integer());

export const cartPreviewSchema = v.object({
  target: v.picklist(CART_TARGETS),
  shop: v.string(),
  /** Address that opens the cart; empty: the service fills the cart first. */
  link: v.string(),
  /** More articles than one address can name. */
  isTooLong: v.boolean(),
  missing: v.array(
    v.object({
      code: v.string(),
      title: v.string(),
      quantity: whole,
      reason: v.picklist(MISSING_REASONS),
    }),
  ),
  /** Whole packs with more pieces than needed. */
  packs: v.array(v.object({ code: v.string(), title: v.string(), pieces: whole, packs: whole, pack: whole })),
  /** Lines of the other shop's cart. */
  items: whole,
  currency: v.picklist(['PLN', 'EUR']),
  amounts: v.object({ covered: whole, missing: whole, discount: whole, net: whole }),
});

/** Null if no shop is set, or it takes no line. */
export const offeredCartSchema = v.object({ cart: v.nullable(cartPreviewSchema) });

/** A filled cart, or an event that is sent. */
export const filledCartSchema = v.object({
  /** Page of the cart; empty for an event. */
  link: v.string(),
  /** The other shop's net; null for an event. */
  net: v.nullable(whole),
  currency: v.string(),
  /** Articles that the other shop did not take in this quantity. */
  differing: v.array(v.object({ code: v.string(), title: v.string() })),
});
export type FilledCart = v.InferOutput<typeof filledCartSchema>;

export type CartPreview = v.InferOutput<typeof cartPreviewSchema>;

/** Name on the button: the shop's, or its host. */
export const cartShopName = ({ shopName, address }: Pick<CartSettings, 'shopName' | 'address'>): string =>
  shopName || (/^https?:\/\/(?:www\.)?([^/?#]+)/.exec(address)?.[1] ?? '');

/** Shown before the cart is filled; null if the target takes no line. */
export function cartPreview(
  settings: CartSettings,
  cart: Cart,
  table: CartTable,
  { target, shop }: { target: CartTarget; shop: string },
): CartPreview | null {
  const covered = coverCart(cart, table, target);
  const { missing, items } = covered;
  if (items.length === 0) return null;
  const link = target === 'shopify' ? shopifyLink(settings, cart, items) : '';
  return {
    target,
    shop,
    link: link ?? '',
    isTooLong: link === null,
    missing: missing.map(({ line, reason }) => {
      const { title, quantity } = line;
      return { code: tableCode(line), title, quantity, reason };
    }),
    packs: items.flatMap(({ lines, quantity, pack }) => {
      const [first] = lines;
      const pieces = piecesOf({ lines });
      if (!first || quantity * pack === pieces) return [];
      return [{ code: first.code, title: first.title, pieces, packs: quantity, pack }];
    }),
    items: items.length,
    currency: cart.currency,
    amounts: cartAmounts(cart, covered),
  };
}
