import type * as v from 'valibot';
import type { Stored } from './article.ts';
import { named, number, textField } from './named.ts';

/** Prices that the shop pays, net in złoty; of a rail article for 100 cm, as its price (D24). */
export const purchasePrices = named(
  { code: textField(), cost: number(0, 10_000_000, 'zł') },
  { identity: 'code' },
);

export type PurchasePrice = v.InferOutput<typeof purchasePrices.schema> & Stored;
