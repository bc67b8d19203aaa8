import { type Compared, type OrderDifference, orderDifferences } from '../order/orderDifferences.ts';
import { PLAN_FIELD_NAMES, type PlanFieldName } from '../plan/fields.ts';
import type { Plan } from '../plan/plan.ts';
import type { BillLine } from '../quote/lines.ts';
import type { Quote } from '../quote/quoteWith.ts';
import { type Cents, cents } from '../units.ts';

/** A part of a plan that can differ though what is bought is alike. */
export type PlanPart = 'layout' | Exclude<PlanFieldName, 'underlay' | 'view'>;

const isPart = (name: PlanFieldName): name is Exclude<PlanFieldName, 'underlay' | 'view'> =>
  name !== 'underlay' && name !== 'view';

/** Two plans with what they cost. */
export interface PricedPlan {
  plan: Plan;
  quote: Quote;
}

export interface PlanDifferences {
  /** Parts that differ, in the order of a plan. */
  parts: PlanPart[];
  /** Articles of which there is more or less, or at another price. */
  lines: OrderDifference<BillLine & { articleId: string | null }>[];
  /** Rails, in centimetres. */
  length: number;
  /** Of all luminaires, in watts. */
  power: number;
  /** Net, in cents. */
  net: Cents;
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The end that is active is where the hand was, not what is built. */
const built = ({ layout: { activeEnd: _, ...layout } }: Plan) => layout;

const comparedLines = ({ lines }: Quote): Compared<BillLine & { articleId: string | null }> => ({
  lines: lines.map((line) => ({ ...line, articleId: line.article?.id ?? null })),
  currency: 'PLN',
});

/** What the second of two plans has otherwise than the first, in words and money; both priced alike (D71). */
export function planDifferences(before: PricedPlan, after: PricedPlan): PlanDifferences {
  const parts: PlanPart[] = PLAN_FIELD_NAMES.filter(isPart).filter(
    (name) => !isAlike(before.plan[name], after.plan[name]),
  );
  const hasOtherRails = !isAlike(built(before.plan), built(after.plan));
  return {
    parts: hasOtherRails ? ['layout', ...parts] : parts,
    lines: orderDifferences(comparedLines(before.quote), comparedLines(after.quote)),
    length: after.quote.parts.totalLength - before.quote.parts.totalLength,
    power: after.quote.totalPower - before.quote.totalPower,
    net: cents(after.quote.totals.net - before.quote.totals.net),
  };
}
