import type { RailChange } from '../kinds/rail/railChange.ts';
import type { Cm, Deg } from '../units.ts';
import type { Swap } from './choices.ts';

/** D43. */
export interface LuminairePlacement {
  id: string;
  bindingId: string;
  stepId: string;
  /** Middle of the luminaire, from the run's start (D42). */
  at: Cm;
  /** Clockwise from the run's heading (D45). */
  turn: Deg;
  /** Straight down is 0. */
  tilt: Deg;
}

export const wholeTurn = (angle: Deg): Deg => ((angle % 360) + 360) % 360;

const turnedRound = (one: LuminairePlacement, length: Cm, turn: Deg): LuminairePlacement => ({
  ...one,
  // Positions are never negative: beyond a shortened rail means its start.
  at: Math.max(0, length - one.at),
  turn: wholeTurn(turn),
});

/** D43. */
export const placementsAfter = (
  placements: readonly LuminairePlacement[],
  { gone, turned, mirrored }: RailChange,
): LuminairePlacement[] =>
  placements.flatMap((one) => {
    if (gone.has(one.stepId)) return [];
    const length = turned.get(one.stepId);
    const isMirrored = mirrored.has(one.stepId);
    if (length !== undefined) return [turnedRound(one, length, isMirrored ? 180 - one.turn : one.turn + 180)];
    return [isMirrored ? { ...one, turn: wholeTurn(-one.turn) } : one];
  });

export function withPlaced(
  placements: readonly LuminairePlacement[],
  put: readonly LuminairePlacement[],
  removed: readonly string[] = [],
): LuminairePlacement[] {
  const changed = new Map(put.map((one) => [one.id, one]));
  const known = new Set(placements.map(({ id }) => id));
  const all = [
    ...placements.map((one) => changed.get(one.id) ?? one),
    ...put.filter(({ id }) => !known.has(id)),
  ];
  return all.filter(({ id }) => !removed.includes(id));
}

/** D21. */
export const swapped = (
  placements: readonly LuminairePlacement[],
  { collection, id, by }: Swap,
): readonly LuminairePlacement[] =>
  collection !== 'bindings'
    ? placements
    : placements.flatMap((one) => (one.bindingId !== id ? [one] : by ? [{ ...one, bindingId: by }] : []));
