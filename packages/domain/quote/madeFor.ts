import { SYSTEM_TYPES, type SystemType } from '../catalogue/systemType.ts';
import { type BindingPrices, type ByProtocol, isMadeFor } from './price.ts';

type StoredPrice = BindingPrices['price'];

export const madeFor = (price: StoredPrice): SystemType[] =>
  SYSTEM_TYPES.filter((type) => isMadeFor({ price }, type));

export const byProtocol = (price: StoredPrice): ByProtocol =>
  typeof price === 'number' ? { onOff: price, dali: price, zigbee: price } : price;

export function madeOnly(price: StoredPrice, made: readonly SystemType[]): ByProtocol {
  const amounts = byProtocol(price);
  const of = (type: SystemType) => (made.includes(type) ? amounts[type] : 0);
  return { onOff: of('onOff'), dali: of('dali'), zigbee: of('zigbee') };
}

/** Null if the amounts cannot express the protocols (D23). */
export function parsedPrice(price: StoredPrice, made: readonly SystemType[]): StoredPrice | null {
  const stored = made.length === SYSTEM_TYPES.length ? price : madeOnly(price, made);
  return madeFor(stored).join() === SYSTEM_TYPES.filter((type) => made.includes(type)).join() ? stored : null;
}
