import type { CartSettings } from '../settings/cart.ts';
import type { Cart } from './cart.ts';
import type { CartItem } from './cover.ts';

/** RFC 9110, 4.1: the length that every recipient should accept. */
const MAX_ADDRESS = 8_000;

/**
 * Cart permalink (shopify.dev, "Create cart permalinks"): numeric variant ids with quantities, attributes of the cart,
 * a discount code, and `storefront` for the page of the cart instead of the checkout. It carries no prices.
 * @returns null if the cart is too long for an address
 */
export function shopifyLink(
  { address, discountCode, opensCheckout }: Pick<CartSettings, 'address' | 'discountCode' | 'opensCheckout'>,
  { number, link }: Pick<Cart, 'number' | 'link'>,
  items: readonly Pick<CartItem, 'article' | 'quantity'>[],
): string | null {
  const query = [
    ['attributes[order]', number],
    ['attributes[link]', link],
    ...(discountCode ? [['discount', discountCode]] : []),
    ...(opensCheckout ? [] : [['storefront', 'true']]),
  ].map((pair) => pair.map(encodeURIComponent).join('='));
  const cart = items.map(({ article, quantity }) => `${article}:${quantity}`).join(',');
  const permalink = `${address.replace(/^(https?:\/\/[^/?#]+).*$/, '$1')}/cart/${cart}?${query.join('&')}`;
  return permalink.length > MAX_ADDRESS ? null : permalink;
}
