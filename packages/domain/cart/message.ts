import * as v from 'valibot';
import type { CartSettings } from '../settings/cart.ts';
import { type CartTable, cartArticleOf } from './article.ts';
import type { Cart } from './cart.ts';

const whole = v.pipe(v.number(), v.integer());

/** Cart of the webhook event `order.cart`; net cents. */
export const cartMessageSchema = v.object({
  number: v.string(),
  currency: v.string(),
  lines: v.array(
    v.object({
      code: v.string(),
      /** Length of a straight rail, in cm. */
      length: v.nullable(whole),
      /** Null without a row in the table. */
      article: v.nullable(v.string()),
      pack: whole,
      title: v.string(),
      quantity: whole,
      unitPrice: v.nullable(whole),
      /** Hundredths of a percent. */
      discount: v.number(),
      total: v.nullable(whole),
      isService: v.boolean(),
    }),
  ),
  /** On the sum of the lines. */
  discount: whole,
  net: whole,
  discountCode: v.string(),
});
export type CartMessage = v.InferOutput<typeof cartMessageSchema>;

export const cartMessage = (
  { discountCode }: Pick<CartSettings, 'discountCode'>,
  { number, currency, lines, discount, net }: Cart,
  table: CartTable,
): CartMessage => ({
  number,
  currency,
  lines: lines.map((line) => {
    const row = cartArticleOf(table, line);
    return { ...line, article: row?.article ?? null, pack: row?.pack ?? 1 };
  }),
  discount,
  net,
  discountCode,
});
