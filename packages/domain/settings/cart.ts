import * as v from 'valibot';
import { siteOrigin } from './service.ts';
import { webAddress } from './shop.ts';

/** Targets that a shop chooses; OCI follows from `hookOrigins`. */
export const CART_SHOPS = ['none', 'shopify', 'woocommerce', 'webhook'] as const;

const line = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');

/** D78. No secret: carts of shops are public, and the webhook has its own settings. */
export const cartSchema = v.pipe(
  v.strictObject({
    kind: v.literal('cart'),
    target: v.optional(v.picklist(CART_SHOPS), 'none'),
    /** Name on the button; empty: the host of the address. */
    shopName: line(60),
    address: webAddress,
    /** Page of the cart in WooCommerce. */
    cartPath: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(/^[^\s?#]*$/, 'Must be a path such as /cart/')),
      '/cart/',
    ),
    discountCode: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(60), v.regex(/^[^\s,]*$/, 'Must be one code')),
      '',
    ),
    /** Shopify: the checkout instead of the cart. */
    opensCheckout: v.optional(v.boolean(), false),
    allowsPrivate: v.optional(v.boolean(), false),
    /** Purchasing systems that may open the configurator by OCI. */
    hookOrigins: v.optional(v.pipe(v.array(siteOrigin), v.maxLength(50)), []),
    /** Unit of OCI: ISO, such as PCE, or the purchasing system's own, such as ST. */
    unit: v.optional(
      v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{1,3}$/, 'Must be a unit such as PCE')),
      'PCE',
    ),
  }),
  v.forward(
    v.check(
      ({ target, address }) => (target !== 'shopify' && target !== 'woocommerce') || address !== '',
      'Must be the address of the shop',
    ),
    ['address'],
  ),
);

export type CartSettings = v.InferOutput<typeof cartSchema>;
