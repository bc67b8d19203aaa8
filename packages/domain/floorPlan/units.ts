import { greatestOf } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import type { DrawnFurniture } from './furniture.ts';

/** cm, in the order of proposals. */
export const UNITS = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48, dm: 10, yd: 91.44 } as const;
export type PlanUnit = keyof typeof UNITS;

const BY_INSUNITS: Readonly<Record<number, PlanUnit>> = {
  1: 'in',
  2: 'ft',
  4: 'mm',
  5: 'cm',
  6: 'm',
  10: 'yd',
  14: 'dm',
  21: 'ft',
};
/** $MEASUREMENT: imperial or metric. */
const BY_MEASUREMENT: Readonly<Record<number, PlanUnit>> = { 0: 'in', 1: 'mm' };

/** Longer sides in cm; others are questioned. */
const LIKELY = { stated: [200, 50_000], imperial: [200, 10_000], followed: [300, 10_000] } as const;
const USUAL: Cm = 1500;

export const OFFERED_UNITS = ['mm', 'cm', 'm', 'in', 'ft'] as const satisfies readonly PlanUnit[];

/** Certain, or the two likeliest, the likelier first (D73). */
export type UnitKnown = { unit: PlanUnit } | { proposals: readonly [PlanUnit, PlanUnit] };

const IMPERIAL: readonly PlanUnit[] = ['in', 'ft', 'yd'];

export interface UnitEvidence {
  units: number | null;
  measurement: number | null;
  isInFeet: boolean;
  dimensions: readonly PlanUnit[];
  doors: readonly number[];
  furniture: readonly DrawnFurniture[];
  size: number;
}

const DOOR = [60, 220] as const;
/** Points of each kind of evidence; another unit contradicts if it leads by `contradicted`. */
const WEIGHTS = { doors: 3, dimensions: 3, furniture: 2, feet: 2, metric: 2, contradicted: 2 } as const;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const balance = <Item>(list: readonly Item[], isFitting: (item: Item) => boolean): number =>
  list.length === 0 ? 0 : (2 * list.filter(isFitting).length) / list.length - 1;

/** Points for a unit. Doors, dimensions and furniture that do not fit count against it. */
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
    // Metric programs write inches only from their template.
    (isImperial && BY_MEASUREMENT[measurement ?? -1] === 'mm' ? WEIGHTS.metric : 0)
  );
}

/** Distance from a usual size of 15 m, as a logarithm. */
const oddness = (size: number, unit: PlanUnit, isImperial: boolean): number =>
  Math.abs(Math.log((size * UNITS[unit]) / USUAL)) + (IMPERIAL.includes(unit) && !isImperial ? 1 : 0);

/** The user chooses if evidence is missing or contradicts (D73). */
export function unitOf(evidence: UnitEvidence): UnitKnown {
  const { units, measurement, size } = evidence;
  const stated = BY_INSUNITS[units ?? -1];
  const followed = stated ?? BY_MEASUREMENT[measurement ?? -1];
  const isImperial = followed !== undefined && IMPERIAL.includes(followed);
  const requested: readonly PlanUnit[] =
    followed && !(OFFERED_UNITS as readonly PlanUnit[]).includes(followed)
      ? [...OFFERED_UNITS, followed]
      : OFFERED_UNITS;
  const likelihood = (unit: PlanUnit) => agreement(evidence, unit) - oddness(size, unit, isImperial);
  const [first = 'mm', second = 'm'] = requested.toSorted((a, b) => likelihood(b) - likelihood(a));
  if (!followed) return { proposals: [first, second] };
  const [least, most] = LIKELY[!stated ? 'followed' : isImperial ? 'imperial' : 'stated'];
  const length = size * UNITS[followed];
  const agreed = agreement(evidence, followed);
  const best = greatestOf(requested.map((unit) => agreement(evidence, unit)));
  const isContradicted = best - agreed >= WEIGHTS.contradicted;
  const isLikely = (length >= least && length <= most) || agreed >= WEIGHTS.doors;
  if (isLikely && !isContradicted) return { unit: followed };
  const other = first === followed ? second : first;
  return { proposals: likelihood(followed) >= likelihood(other) ? [followed, other] : [other, followed] };
}
