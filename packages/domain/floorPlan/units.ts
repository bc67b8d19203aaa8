import { greatestOf } from '../math/lists.ts';
import type { DrawnFurniture } from './furniture.ts';

/** Units that a floor plan is drawn in, and how many centimetres each is; the ones that are asked about first. */
export const UNITS = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48, dm: 10, yd: 91.44 } as const;
export type PlanUnit = keyof typeof UNITS;

/** Units of $INSUNITS; any other is none that a floor plan is drawn in. */
const BY_INSUNITS: Readonly<Record<number, PlanUnit>> = {
  ...{ 1: 'in', 2: 'ft', 4: 'mm', 5: 'cm', 6: 'm', 10: 'yd', 14: 'dm', 21: 'ft' },
};
/** Of who measures in inches or metrically: what $MEASUREMENT tells. */
const BY_MEASUREMENT: Readonly<Record<number, PlanUnit>> = { 0: 'in', 1: 'mm' };

/** Longer side of a floor plan, in centimetres, beyond which its unit is asked for: if it is stated, and if it follows. */
const LIKELY = { stated: [200, 50_000], imperial: [200, 10_000], followed: [300, 10_000] } as const;
/** Longer side of most floor plans, in centimetres. */
const USUAL = 1500;

export const ASKED_UNITS = ['mm', 'cm', 'm', 'in', 'ft'] as const satisfies readonly PlanUnit[];

/** Unit of a floor plan, or the two that are likeliest, the likelier first (D73). */
export type UnitKnown = { unit: PlanUnit } | { proposals: readonly [PlanUnit, PlanUnit] };

const IMPERIAL: readonly PlanUnit[] = ['in', 'ft', 'yd'];

/** Evidence of a file for its unit; lengths in units of the drawing. */
export interface UnitEvidence {
  /** $INSUNITS and $MEASUREMENT; null if the file has none. */
  units: number | null;
  measurement: number | null;
  /** Whether lengths are written in feet and inches. */
  isInFeet: boolean;
  /** Units that follow from dimensions whose texts differ from their measures. */
  dimensions: readonly PlanUnit[];
  /** Widths of doors. */
  doors: readonly number[];
  furniture: readonly DrawnFurniture[];
  /** Longer side of the plan. */
  size: number;
}

/** Widths of doors in centimetres, of one leaf and of two. */
const DOOR = [60, 220] as const;
/** Weight of each kind of evidence, and by how much one unit must outweigh another to contradict it. */
const WEIGHTS = { doors: 3, dimensions: 3, furniture: 2, feet: 2, metric: 2, contradicted: 2 } as const;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Share of a list, from −1 for none to 1 for all; 0 for an empty list. */
const balance = <Item>(list: readonly Item[], isFitting: (item: Item) => boolean): number =>
  list.length === 0 ? 0 : (2 * list.filter(isFitting).length) / list.length - 1;

/** How well the evidence agrees with a unit; 0 without evidence. */
function agreement(evidence: UnitEvidence, unit: PlanUnit): number {
  const { doors, dimensions, furniture, isInFeet, measurement } = evidence;
  const isImperial = IMPERIAL.includes(unit);
  const door = medianOf(doors) * UNITS[unit];
  const ofDoors = doors.length === 0 ? 0 : door >= DOOR[0] && door <= DOOR[1] ? 1 : -1;
  const ofFurniture = balance(furniture, ({ furniture: { least, most }, length }) => {
    return length * UNITS[unit] >= least && length * UNITS[unit] <= most;
  });
  return (
    WEIGHTS.doors * ofDoors +
    WEIGHTS.dimensions * balance(dimensions, (one) => one === unit) +
    WEIGHTS.furniture * ofFurniture +
    (isInFeet && unit === 'in' ? WEIGHTS.feet : 0) -
    // Files of metric programs say so, and state inches only by their template.
    (isImperial && BY_MEASUREMENT[measurement ?? -1] === 'mm' ? WEIGHTS.metric : 0)
  );
}

/** Distance of a size from the usual one; inches are less likely for those who measure metrically. */
const oddness = (size: number, unit: PlanUnit, isImperial: boolean): number =>
  Math.abs(Math.log((size * UNITS[unit]) / USUAL)) + (IMPERIAL.includes(unit) && !isImperial ? 1 : 0);

/**
 * Unit of a floor plan: that of $INSUNITS, else by $MEASUREMENT. It is asked for if neither states it, if it would give
 * an unlikely size, or if doors, dimensions and furniture contradict it (D73).
 */
export function unitOf(evidence: UnitEvidence): UnitKnown {
  const { units, measurement, size } = evidence;
  const stated = BY_INSUNITS[units ?? -1];
  const followed = stated ?? BY_MEASUREMENT[measurement ?? -1];
  const isImperial = followed !== undefined && IMPERIAL.includes(followed);
  const asked: readonly PlanUnit[] =
    followed && !(ASKED_UNITS as readonly PlanUnit[]).includes(followed)
      ? [...ASKED_UNITS, followed]
      : ASKED_UNITS;
  const likelihood = (unit: PlanUnit) => agreement(evidence, unit) - oddness(size, unit, isImperial);
  const [first = 'mm', second = 'm'] = asked.toSorted((a, b) => likelihood(b) - likelihood(a));
  if (!followed) return { proposals: [first, second] };
  const [least, most] = LIKELY[!stated ? 'followed' : isImperial ? 'imperial' : 'stated'];
  const length = size * UNITS[followed];
  const agreed = agreement(evidence, followed);
  const best = greatestOf(asked.map((unit) => agreement(evidence, unit)));
  const isContradicted = best - agreed >= WEIGHTS.contradicted;
  const isLikely = (length >= least && length <= most) || agreed >= WEIGHTS.doors;
  if (isLikely && !isContradicted) return { unit: followed };
  // The unit that the file states is one of the two.
  const other = first === followed ? second : first;
  return { proposals: likelihood(followed) >= likelihood(other) ? [followed, other] : [other, followed] };
}
