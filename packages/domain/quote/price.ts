import { SYSTEM_TYPES, type SystemType } from '../catalogue/systemType.ts';
import type { Currency } from '../settings/languagePrices.ts';
import { type Cents, cents } from '../units.ts';
import { exactCents, type Price, roundHalfUp } from './money.ts';

export type EuroRate = number;

interface Priced {
  price: number;
  priceEuro: number;
}

/** `priceEuro`, else the unrounded conversion; null is "price on request" (D22). */
export function priceOf({ price, priceEuro }: Priced, currency: Currency, euroRate: EuroRate): Price | null {
  if (currency === 'PLN') return price > 0 ? exactCents(price) : null;
  if (priceEuro > 0) return exactCents(priceEuro);
  return price > 0 && euroRate > 0 ? ((exactCents(price) / euroRate) as Price) : null;
}

/** Unit price in whole cents, at least one, times quantity (D24). */
export const amountOf = (price: Price | Cents | null, pieces = 1): Cents | null =>
  price && cents((roundHalfUp(price) || 1) * pieces);

export type ByProtocol = Record<SystemType, number>;

/** Stored form (D23). */
export interface BindingPrices {
  price: number | ByProtocol;
  priceEuro: ByProtocol;
}

/** Price 0 means unsupported if another protocol has an amount (D23). */
export const isMadeFor = ({ price }: Pick<BindingPrices, 'price'>, type: SystemType): boolean =>
  typeof price === 'number' || price[type] > 0 || SYSTEM_TYPES.every((each) => !(price[each] > 0));

/** Without a system only a common price counts. */
export function bindingPriceOf(
  { price, priceEuro }: BindingPrices,
  type: SystemType | null,
  currency: Currency,
  euroRate: EuroRate,
): Price | null {
  const amounts = {
    price: typeof price === 'number' ? price : type ? price[type] : 0,
    priceEuro: type ? priceEuro[type] : 0,
  };
  return priceOf(amounts, currency, euroRate);
}
