import { SYSTEM_TYPES, type SystemType } from '../catalogue/systemType.ts';
import { type BindingPrices, type ByProtocol, isMadeFor } from './price.ts';

type StoredPrice = BindingPrices['price'];

/** The protocols that a luminaire is made for. */
export const madeFor = (price: StoredPrice): SystemType[] =>
  SYSTEM_TYPES.filter((type) => isMadeFor({ price }, type));

/** The amounts of a price for each protocol. */
export const byProtocol = (price: StoredPrice): ByProtocol =>
  typeof price === 'number' ? { onOff: price, dali: price, zigbee: price } : price;

/** A price by protocol with 0 for those that a luminaire is not made for. */
export function madeOnly(price: StoredPrice, made: readonly SystemType[]): ByProtocol {
  const amounts = byProtocol(price);
  const of = (type: SystemType) => (made.includes(type) ? amounts[type] : 0);
  return { onOff: of('onOff'), dali: of('dali'), zigbee: of('zigbee') };
}

/**
 * The złoty price as it is stored, of a luminaire that is made for some protocols (D23). Null where it can't say so: an
 * amount is lacking for one of them, while another has one or is not made.
 */
export function priceSaying(price: StoredPrice, made: readonly SystemType[]): StoredPrice | null {
  const stored = made.length === SYSTEM_TYPES.length ? price : madeOnly(price, made);
  return madeFor(stored).join() === SYSTEM_TYPES.filter((type) => made.includes(type)).join() ? stored : null;
}
