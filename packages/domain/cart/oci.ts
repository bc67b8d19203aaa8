import type { CartSettings } from '../settings/cart.ts';
import type { Cents } from '../units.ts';
import { type Cart, totalsAfterDiscount } from './cart.ts';
import type { CartItem } from './cover.ts';

/** Lengths of SAP Open Catalog Interface 5.0; those of 4.0 are equal or longer. */
const LENGTHS = { description: 40, code: 40, number: 35 } as const;

const LETTER = /[\s\S]/gu;
const cut = (text: string, length: number): string =>
  (text.replace(/\s+/g, ' ').trim().match(LETTER) ?? []).slice(0, length).join('');

const decimal = (whole: number, places: number): string => {
  const digits = String(whole).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
const quantity = (pieces: number): string => `${pieces}.000`;
/** Three decimals with a point. */
const price = (amount: Cents): string => decimal(amount * 10, 3);

export type OciField = readonly [name: string, value: string];

/**
 * Fields of the form that returns a cart to the purchasing system (Open Catalog Interface 4.0 and 5.0). Lines that their
 * quantity does not divide state the price of all pieces, so that `QUANTITY * PRICE / PRICEUNIT` is their total.
 */
export function ociFields(
  { unit }: Pick<CartSettings, 'unit'>,
  cart: Pick<Cart, 'number' | 'currency' | 'lines' | 'discount'>,
  items: readonly CartItem[],
): OciField[] {
  const totals = new Map(totalsAfterDiscount(cart).map((total, place) => [cart.lines[place], total]));
  return items.flatMap(({ article, lines: [line] }, place): OciField[] => {
    const total = line && totals.get(line);
    if (!line || total === null || total === undefined) return [];
    const isDivisible = total % line.quantity === 0;
    const field = (name: string, value: string): OciField => [`NEW_ITEM-${name}[${place + 1}]`, value];
    const description = cut(line.title || line.code, LENGTHS.description);
    return [
      field('DESCRIPTION', description),
      field('QUANTITY', quantity(line.quantity)),
      field('UNIT', unit),
      field('PRICE', price((isDivisible ? total / line.quantity : total) as Cents)),
      field('PRICEUNIT', String(isDivisible ? 1 : line.quantity)),
      field('CURRENCY', cart.currency),
      ...(line.code ? [field('VENDORMAT', cut(line.code, LENGTHS.code))] : []),
      ...(article ? [field('EXT_PRODUCT_ID', cut(article, LENGTHS.code))] : []),
      ...(line.isService ? [field('SERVICE', 'X')] : []),
      field('EXT_QUOTE_ID', cut(cart.number, LENGTHS.number)),
      field('EXT_QUOTE_ITEM', String(place + 1)),
      ...(description === line.title ? [] : [[`NEW_ITEM-LONGTEXT_${place + 1}:132[]`, line.title] as const]),
    ];
  });
}
