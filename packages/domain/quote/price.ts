import { SYSTEM_TYPES, type SystemType } from '../catalogue/systemType.ts';
import type { Currency } from '../settings/languagePrices.ts';
import { type Cents, cents } from '../units.ts';
import { exactCents, type Price, roundHalfUp } from './money.ts';

/** PLN for one euro; 0 while unknown. */
export type EuroRate = number;

interface Priced {
  price: number;
  priceEuro: number;
}

/**
 * The net price of one piece (D22): PLN is `price`; EUR is `priceEuro` where above 0, else `price`
 * by the rate, as exact as both are. Null is "price on request": no amount, or no rate.
 */
export function priceOf({ price, priceEuro }: Priced, currency: Currency, euroRate: EuroRate): Price | null {
  if (currency === 'PLN') return price > 0 ? exactCents(price) : null;
  if (priceEuro > 0) return exactCents(priceEuro);
  return price > 0 && euroRate > 0 ? ((exactCents(price) / euroRate) as Price) : null;
}

/**
 * What so many pieces cost: the price of one piece as it is printed, in whole cents and one at least, times their number
 * (D24).
 */
export const amountOf = (price: Price | Cents | null, pieces = 1): Cents | null =>
  price && cents((roundHalfUp(price) || 1) * pieces);

export type ByProtocol = Record<SystemType, number>;

/** A luminaire's two prices, as stored (D23). */
export interface BindingPrices {
  price: number | ByProtocol;
  priceEuro: ByProtocol;
}

/** Whether a luminaire is made for a protocol: the złoty price alone says so, by its zeros beside an amount (D23). */
export const isMadeFor = ({ price }: Pick<BindingPrices, 'price'>, type: SystemType): boolean =>
  typeof price === 'number' || price[type] > 0 || SYSTEM_TYPES.every((each) => !(price[each] > 0));

/** A luminaire's net price under a system; with no system chosen only a price that is the same for all counts. */
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
