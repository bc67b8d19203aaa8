import type { Power } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import type { Rail } from '../kinds/rail/step.ts';
import { greatestOf } from '../math/lists.ts';
import { type CountWired, countParts, countUnwired, namesFeeds, type Parts } from '../parts/parts.ts';
import { countRails, type Rails } from '../parts/rails.ts';
import { type Sawing, sawingOf } from '../parts/sawing.ts';
import { type Choices, isPowerAutomatic } from '../plan/choices.ts';
import type { Plan } from '../plan/plan.ts';
import { type Cents, cents, type Watt } from '../units.ts';
import { isUnwired } from '../wiring/wiring.ts';
import { type Basis, chosenIn } from './basis.ts';
import { type BillLine, billLines, isPiece, numbersOf, type Terms } from './lines.ts';
import { grossOf } from './money.ts';
import { powersFor } from './offered.ts';
import { automaticPower } from './power.ts';

export interface QuoteTotals {
  net: Cents;
  vat: Cents;
  gross: Cents;
  vatPercent: number;
  /** A price is on request, an article missing or a power unknown (D22, D26). */
  isIncomplete: boolean;
}

export interface Quote {
  parts: Parts;
  lines: BillLine[];
  totals: QuoteTotals;
  totalItems: number;
  totalPower: Watt;
  /** The total is then a lower bound (D26). */
  isPowerUnknown: boolean;
  power: Power | null;
  isPowerAutomatic: boolean;
  supply: Watt | null;
  isPowerExceeded: boolean;
}

/** VAT is added once, to the total (D24). */
export function totalsOf(
  lines: readonly Pick<BillLine, 'total'>[],
  isPowerUnknown: boolean,
  { vatPercent }: Terms,
): QuoteTotals {
  const net = cents(lines.reduce((sum, { total }) => sum + (total ?? 0), 0));
  const gross = grossOf(net, vatPercent);
  return {
    net,
    vat: cents(gross - net),
    gross,
    vatPercent,
    isIncomplete: isPowerUnknown || lines.some(({ total }) => total === null),
  };
}

/** D26. */
function powerOf(catalogue: LineCatalogue, choices: Choices): Watt {
  const total = choices.bindings.reduce((sum, { id, quantity }) => {
    const power = catalogue.bindings.find((one) => one.id === id)?.power ?? 0;
    return sum + power * quantity;
  }, 0);
  // Removes the tail of binary fractions.
  return Number(total.toPrecision(12));
}

/** Supply for the fullest zone; null if a luminaire's power is unknown (D26, D27a). */
function powerByLoad(
  counting: Counting,
  plan: PricedPlan,
  catalogue: LineCatalogue,
  basis: Basis,
  { zones }: Parts,
): Power | null {
  const { choices } = plan;
  const isUnknown = ({ id }: { id: string }) => catalogue.bindings.find((one) => one.id === id)?.power === 0;
  if (choices.bindings.some(isUnknown)) return null;
  const loads = zones > 1 ? counting.loads(plan, catalogue) : [powerOf(catalogue, choices)];
  return automaticPower(powersFor(catalogue, basis), Math.max(0, greatestOf(loads)));
}

/** Power 0 means unknown (D26). */
export const isUnderpowered = ({ kind, article }: BillLine): boolean =>
  (kind === 'binding' || kind === 'power') && article !== null && 'power' in article && article.power === 0;

export type PricedPlan = Pick<Plan, 'layout' | 'choices' | 'wiring' | 'placements'>;

export interface Counting {
  rails: (steps: readonly Rail[], sawing: Sawing) => Rails;
  wired: CountWired;
  loads: (plan: PricedPlan, catalogue: LineCatalogue) => readonly Watt[];
}

/** Exact if `isPlain`: no shared offcuts, no wiring, no kinds of feeds. */
export const PLAIN_COUNTING: Counting = {
  rails: countRails,
  wired: countUnwired,
  loads: ({ choices }, catalogue) => [powerOf(catalogue, choices)],
};

export const isPlain = (
  { choices, wiring }: Pick<Plan, 'choices' | 'wiring'>,
  { partTable }: LineCatalogue,
): boolean => !choices.usesOffcuts && isUnwired(wiring) && !namesFeeds(partTable);

/** Code for offcuts and wiring loads later: few visitors use it. */
export function quoteWith(
  counting: Counting,
  plan: PricedPlan,
  catalogue: LineCatalogue,
  terms: Terms,
): Quote {
  const { layout, wiring } = plan;
  const basis = chosenIn(catalogue, plan.choices);
  const { connection, system } = basis;
  const geometry = geometryOf(layout);
  const { partTable } = catalogue;
  const parts = countParts(
    geometry,
    numbersOf(catalogue, connection),
    counting.wired(geometry, wiring, partTable, system?.type === 'dali'),
    counting.rails(layout.steps, sawingOf(plan.choices, partTable)),
  );
  const isAutomatic = isPowerAutomatic(plan.choices);
  const power = isAutomatic ? powerByLoad(counting, plan, catalogue, basis, parts) : basis.power;
  const choices = { ...plan.choices, powerId: power?.id ?? plan.choices.powerId };
  const lines = billLines(catalogue, choices, parts, terms);
  const totalPower = powerOf(catalogue, choices);
  const supply = power?.power ? power.power : null;
  const isPowerUnknown = lines.some(isUnderpowered);
  return {
    parts,
    lines,
    totals: totalsOf(lines, isPowerUnknown, terms),
    totalItems: lines.reduce((sum, { kind, quantity }) => sum + (isPiece(kind) ? quantity : 0), 0),
    totalPower,
    isPowerUnknown,
    power,
    isPowerAutomatic: isAutomatic,
    supply,
    isPowerExceeded: supply !== null && totalPower > supply,
  };
}
