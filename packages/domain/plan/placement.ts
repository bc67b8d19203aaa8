import type { RailChange } from '../layout/railChange.ts';
import type { Swap } from './choices.ts';

/** A luminaire put by hand (D43). */
export interface Placement {
  id: string;
  bindingId: string;
  stepId: string;
  /** Its middle, in centimetres from the run's start (D42). */
  at: number;
  /** Direction of the luminaire in degrees clockwise from the run's heading there (D45). */
  turn: number;
  /** Degrees from straight down towards the direction of `turn`. */
  tilt: number;
}

export const wholeTurn = (angle: number): number => ((angle % 360) + 360) % 360;

const turnedRound = (one: Placement, length: number, turn: number): Placement => ({
  ...one,
  // A luminaire that a shorter rail has left beyond its end moves to its start, as there are no negative
  // positions.
  at: Math.max(0, length - one.at),
  turn: wholeTurn(turn),
});

/** Placements after an edit of the layout: those on removed steps are removed too (D43). */
export const placementsAfter = (
  placements: readonly Placement[],
  { gone, turned, mirrored }: RailChange,
): Placement[] =>
  placements.flatMap((one) => {
    if (gone.has(one.stepId)) return [];
    const length = turned.get(one.stepId);
    const isMirrored = mirrored.has(one.stepId);
    if (length !== undefined) return [turnedRound(one, length, isMirrored ? 180 - one.turn : one.turn + 180)];
    return [isMirrored ? { ...one, turn: wholeTurn(-one.turn) } : one];
  });

export function withPlaced(
  placements: readonly Placement[],
  put: readonly Placement[],
  removed: readonly string[] = [],
): Placement[] {
  const changed = new Map(put.map((one) => [one.id, one]));
  const known = new Set(placements.map(({ id }) => id));
  const all = [
    ...placements.map((one) => changed.get(one.id) ?? one),
    ...put.filter(({ id }) => !known.has(id)),
  ];
  return all.filter(({ id }) => !removed.includes(id));
}

/** Moves placements of an article to its replacement (D21). */
export const swapped = (
  placements: readonly Placement[],
  { collection, id, by }: Swap,
): readonly Placement[] =>
  collection !== 'bindings'
    ? placements
    : placements.flatMap((one) => (one.bindingId !== id ? [one] : by ? [{ ...one, bindingId: by }] : []));
