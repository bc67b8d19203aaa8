import { isEqual } from '../math/equal.ts';
import {
  type Compared,
  isPriced,
  type OrderDifference,
  orderDifferences,
} from '../order/orderDifferences.ts';
import { type Choices, gatewaysOf, isPowerAutomatic, NO_CHOICES } from '../plan/choices.ts';
import { PLAN_FIELD_NAMES, type PlanFieldName } from '../plan/fields.ts';
import type { Plan } from '../plan/plan.ts';
import type { BillLine } from '../quote/lines.ts';
import type { Quote } from '../quote/quoteWith.ts';
import { type Cents, cents } from '../units.ts';

/** Pictures stay in the browser that has them, so they are no part of a version. */
type SharedFieldName = Exclude<PlanFieldName, 'underlay' | 'view'>;

/** Part of a plan that can differ, whether or not the bill differs with it. */
export type PlanPart = 'layout' | keyof Choices | SharedFieldName;

const isShared = (name: PlanFieldName): name is SharedFieldName => name !== 'underlay' && name !== 'view';

/** Choices with each field that may be absent at its default; its keys are every choice there is. */
const wholeChoices = ({ choices }: Plan): Required<Choices> => ({
  ...NO_CHOICES,
  ...choices,
  gatewayQuantity: gatewaysOf(choices),
  usesOffcuts: choices.usesOffcuts ?? false,
  automaticPower: isPowerAutomatic(choices),
});

/** A plan with its bill. */
export interface PricedPlan {
  plan: Plan;
  quote: Quote;
}

export interface PlanDifferences {
  /** Parts that differ, in the order of a plan. */
  parts: PlanPart[];
  /** Articles with another number of pieces or another price. */
  lines: OrderDifference<ComparedBillLine>[];
  /** Change of the rails' length, in centimetres. */
  length: number;
  /** Change of the luminaires' total power, in watts. */
  power: number;
  /** Change of the net total; null if a line of either bill has its price on request. */
  net: Cents | null;
}

type ComparedBillLine = BillLine & { articleId: string | null };

/** The active end is the editor's state, not part of what is built. */
const built = ({ layout: { activeEnd: _, ...layout } }: Plan) => layout;

const comparedLines = ({ lines }: Quote): Compared<ComparedBillLine> => ({
  lines: lines.map((line) => ({ ...line, articleId: line.article?.id ?? null })),
  currency: 'PLN',
});

function differingParts(before: Plan, after: Plan): PlanPart[] {
  const [was, is] = [wholeChoices(before), wholeChoices(after)];
  const choices = (Object.keys(is) as (keyof Choices)[]).filter((name) => !isEqual(was[name], is[name]));
  const fields = PLAN_FIELD_NAMES.filter(isShared).filter((name) => !isEqual(before[name], after[name]));
  return [...(isEqual(built(before), built(after)) ? [] : ['layout' as const]), ...choices, ...fields];
}

/** Differences of the second of two plans from the first, in words and money; both priced on the same terms (D71). */
export function planDifferences(before: PricedPlan, after: PricedPlan): PlanDifferences {
  const isSure = isPriced(before.quote.lines) && isPriced(after.quote.lines);
  return {
    parts: differingParts(before.plan, after.plan),
    lines: orderDifferences(comparedLines(before.quote), comparedLines(after.quote)),
    length: after.quote.parts.totalLength - before.quote.parts.totalLength,
    power: after.quote.totalPower - before.quote.totalPower,
    net: isSure ? cents(after.quote.totals.net - before.quote.totals.net) : null,
  };
}
