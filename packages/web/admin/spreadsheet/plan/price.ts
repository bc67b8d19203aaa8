import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import { parsedPrice } from '@lumitor/domain/quote/madeFor';
import type { BindingPrices, ByProtocol } from '@lumitor/domain/quote/price';
import type { CellFault } from './problem.ts';

/** Price cells of a row; null: an empty cell; undefined: no such column. */
export interface PriceCells {
  whole?: number | null;
  parts: Partial<Record<SystemType, number | null>>;
  madeFor?: readonly SystemType[] | null;
}

export type LaidPrice = { price: unknown } | { fault: CellFault['key'] };

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function byProtocol(before: unknown, parts: PriceCells['parts']): ByProtocol {
  const stored = (typeof before === 'object' && before !== null ? before : {}) as Partial<ByProtocol>;
  const shared = numberOr(before, 0);
  const amountOf = (protocol: SystemType): number => {
    const cell = parts[protocol];
    return cell === undefined ? numberOr(stored[protocol], shared) : (cell ?? 0);
  };
  return { onOff: amountOf('onOff'), dali: amountOf('dali'), zigbee: amountOf('zigbee') };
}

export const laidByProtocol = (before: unknown, { parts }: PriceCells): ByProtocol =>
  byProtocol(before, parts);

/** Empty cells are ignored in the unused form of price. */
function laidAmounts(before: unknown, { whole, parts }: PriceCells, isGiven: boolean): unknown {
  if (typeof whole === 'number') return whole;
  if (isGiven) return byProtocol(before, parts);
  const areNamed = SYSTEM_TYPES.some((protocol) => protocol in parts);
  if (typeof before === 'object' && before !== null) {
    if (!areNamed) return before;
    const areAllEmpty = SYSTEM_TYPES.every((protocol) => parts[protocol] === null);
    return whole === null && areAllEmpty ? 0 : byProtocol(before, parts);
  }
  return whole === null ? 0 : before;
}

export function laidEither(before: unknown, cells: PriceCells): LaidPrice {
  const { whole, parts, madeFor } = cells;
  const isGiven = SYSTEM_TYPES.some((protocol) => typeof parts[protocol] === 'number');
  if (typeof whole === 'number' && isGiven) return { fault: 'priceTwice' };
  const price = laidAmounts(before, cells, isGiven);
  if (!madeFor?.length) return { price };
  if (SYSTEM_TYPES.some((type) => !madeFor.includes(type) && parts[type])) return { fault: 'priceNotMade' };
  const parsed = parsedPrice((price ?? 0) as BindingPrices['price'], madeFor);
  return parsed === null ? { fault: 'priceMissing' } : { price: parsed };
}
