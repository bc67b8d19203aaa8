import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';

export type QuantityProblem = 'empty' | 'notWhole' | 'outOfRange';

/** How many pieces were typed, or why that is no quantity. */
export type TypedQuantity =
  | { quantity: number; problem?: undefined }
  | { problem: QuantityProblem; quantity?: undefined };

/** A decimal number as people type it; `1e9` is one, so that the answer names its size. */
const NUMBER = /^[-−]?\d+([.,]\d+)?(e\d+)?$/i;

/** @param most pieces of it */
export function readQuantity(typed: string, most = MAX_QUANTITY): TypedQuantity {
  const text = typed.trim();
  if (text === '') return { problem: 'empty' };
  const quantity = NUMBER.test(text) ? Number(text.replace(',', '.').replace('−', '-')) : Number.NaN;
  if (!Number.isInteger(quantity)) return { problem: 'notWhole' };
  if (quantity < 0 || quantity > most) return { problem: 'outOfRange' };
  return { quantity: Math.abs(quantity) };
}
