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
import type { Cm, Watt } from '../units.ts';
import { type Cents, cents } from '../units.ts';

/** Versions exclude pictures, which stay in their browser. */
type SharedFieldName = Exclude<PlanFieldName, 'underlay' | 'view'>;

export type PlanPart = 'layout' | keyof Choices | SharedFieldName;

const isShared = (name: PlanFieldName): name is SharedFieldName => name !== 'underlay' && name !== 'view';

/** Defaults are filled in, so that the keys are all existing choices. */
const wholeChoices = ({ choices }: Plan): Required<Choices> => ({
  ...NO_CHOICES,
  ...choices,
  gatewayQuantity: gatewaysOf(choices),
  usesOffcuts: choices.usesOffcuts ?? false,
  automaticPower: isPowerAutomatic(choices),
});

export interface PlanTotals {
  plan: Plan;
  quote: Quote;
}

export interface PlanDifferences {
  parts: PlanPart[];
  lines: OrderDifference<ComparedBillLine>[];
  length: Cm;
  power: Watt;
  net: Cents | null;
}

type ComparedBillLine = BillLine & { articleId: string | null };

/** The active end is editor state, not part of the installation. */
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

/** Both plans are priced on the same terms (D71). */
export function planDifferences(before: PlanTotals, after: PlanTotals): PlanDifferences {
  const isSure = isPriced(before.quote.lines) && isPriced(after.quote.lines);
  return {
    parts: differingParts(before.plan, after.plan),
    lines: orderDifferences(comparedLines(before.quote), comparedLines(after.quote)),
    length: after.quote.parts.totalLength - before.quote.parts.totalLength,
    power: after.quote.totalPower - before.quote.totalPower,
    net: isSure ? cents(after.quote.totals.net - before.quote.totals.net) : null,
  };
}
