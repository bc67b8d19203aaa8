import type { SystemType } from '@lumitor/domain/catalogue/article';
import { PROTOCOLS } from '../columns.ts';

export type ByProtocol = Record<SystemType, number>;

/** What a row says of a price, by part; null: an empty cell; undefined: the file has no such column. */
export interface PriceCells {
  whole?: number | null;
  parts: Partial<Record<SystemType, number | null>>;
}

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

/** A price that always is by protocol, after a row. */
export const laidByProtocol = (before: unknown, { parts }: PriceCells): ByProtocol =>
  byProtocol(before, parts);

/**
 * A price that is one amount or by protocol (D23), after a row. The kind that it is not has empty
 * cells, which therefore say nothing; `both` where a row gives both kinds.
 */
export function laidEither(before: unknown, { whole, parts }: PriceCells): unknown {
  const isGiven = PROTOCOLS.some((protocol) => typeof parts[protocol] === 'number');
  if (typeof whole === 'number') return isGiven ? 'both' : whole;
  if (isGiven) return byProtocol(before, parts);
  const areNamed = PROTOCOLS.some((protocol) => protocol in parts);
  if (typeof before === 'object' && before !== null) {
    if (!areNamed) return before;
    const areAllEmpty = PROTOCOLS.every((protocol) => parts[protocol] === null);
    return whole === null && areAllEmpty ? 0 : byProtocol(before, parts);
  }
  return whole === null ? 0 : before;
}
