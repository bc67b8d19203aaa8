import type { ImportPlan } from './importPlan.ts';

/** Below it an amount is rather a slip than a price, in currency units. */
export const LEAST_PRICE = 0.1;

const amountsOf = (price: unknown): number[] =>
  (typeof price === 'object' && price !== null ? Object.values(price) : [price]).map(Number);

/** Rows that would set a price such as 0.01, as the file counts them: it is taken, and remarked. */
export const lowPrices = ({ additions, changes }: ImportPlan): { row: number; title: string }[] =>
  [...additions, ...changes].filter(({ fields }) =>
    [fields.price, fields.priceEuro].flatMap(amountsOf).some((amount) => amount > 0 && amount < LEAST_PRICE),
  );
