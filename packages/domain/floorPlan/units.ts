/** Units that a floor plan is drawn in, and how many centimetres each is; the ones that are asked about first. */
export const UNITS = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48, dm: 10, yd: 91.44 } as const;
export type PlanUnit = keyof typeof UNITS;

/** Units of $INSUNITS; any other is none that a floor plan is drawn in. */
const BY_INSUNITS: Readonly<Record<number, PlanUnit>> = {
  ...{ 1: 'in', 2: 'ft', 4: 'mm', 5: 'cm', 6: 'm', 10: 'yd', 14: 'dm', 21: 'ft' },
};
/** Of who measures in inches or metrically: what $MEASUREMENT tells. */
const BY_MEASUREMENT: Readonly<Record<number, PlanUnit>> = { 0: 'in', 1: 'mm' };

/** The longer side of a floor plan, in centimetres: beyond it a unit that is stated outright is asked about, or one that follows. */
const LIKELY = { stated: [100, 50_000], followed: [300, 10_000] } as const;
/** A floor plan's longer side as it mostly is, in centimetres. */
const USUAL = 1500;

export const ASKED_UNITS = ['mm', 'cm', 'm', 'in', 'ft'] as const satisfies readonly PlanUnit[];

/** What is known of the unit: it, or else the two that are likeliest, the likelier first (D73). */
export type UnitKnown = { unit: PlanUnit } | { proposals: readonly [PlanUnit, PlanUnit] };

const IMPERIAL: readonly PlanUnit[] = ['in', 'ft'];

/** How far a size is from the usual one; of who measures metrically, inches are one step further. */
const oddness = (size: number, unit: PlanUnit, isImperial: boolean): number =>
  Math.abs(Math.log((size * UNITS[unit]) / USUAL)) + (IMPERIAL.includes(unit) && !isImperial ? 1 : 0);

/**
 * The unit of a floor plan: by $INSUNITS, else by $MEASUREMENT, and in doubt where that gives an unlikely size (D73).
 * @param size of its longer side, in the unit that is looked for
 */
export function unitOf(
  { units, measurement }: { units: number | null; measurement: number | null },
  size: number,
): UnitKnown {
  const stated = BY_INSUNITS[units ?? -1];
  const followed = stated ?? BY_MEASUREMENT[measurement ?? -1];
  const [least, most] = LIKELY[stated ? 'stated' : 'followed'];
  const isImperial = followed !== undefined && IMPERIAL.includes(followed);
  const [first, second] = ASKED_UNITS.toSorted(
    (a, b) => oddness(size, a, isImperial) - oddness(size, b, isImperial),
  );
  if (!followed) return { proposals: [first ?? 'mm', second ?? 'm'] };
  const length = size * UNITS[followed];
  if (length >= least && length <= most) return { unit: followed };
  return { proposals: [followed, first === followed ? (second ?? 'm') : (first ?? 'mm')] };
}
