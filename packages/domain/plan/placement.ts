import type { RailChange } from '../layout/railChange.ts';
import type { Swap } from './choices.ts';

/** One luminaire that was put by hand (D43). */
export interface Placement {
  id: string;
  bindingId: string;
  stepId: string;
  /** Its middle, in centimetres from the run's begin (D42). */
  at: number;
  /** Degrees clockwise from the run's heading at that place to where it is turned (D45). */
  turn: number;
  /** Degrees by which it leans from straight down to where it is turned. */
  tilt: number;
}

/** An angle from 0 to below 360. @param angle degrees */
export const wholeTurn = (angle: number): number => ((angle % 360) + 360) % 360;

const turnedRound = (one: Placement, length: number, turn: number): Placement => ({
  ...one,
  // One that a shorter rail has left beyond its end comes to lie at its begin: before it there is no place.
  at: Math.max(0, length - one.at),
  turn: wholeTurn(turn),
});

/** What an edit of the layout makes of the placements: those on steps that it removes go with them (D43). */
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

/** Placements with others put, moved or turned among them, and some taken away. */
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

/** The placements of an article go to the one that takes its place (D21). */
export const swapped = (
  placements: readonly Placement[],
  { collection, id, by }: Swap,
): readonly Placement[] =>
  collection !== 'bindings'
    ? placements
    : placements.flatMap((one) => (one.bindingId !== id ? [one] : by ? [{ ...one, bindingId: by }] : []));
