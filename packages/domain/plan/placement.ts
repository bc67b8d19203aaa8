import type { LayoutEdit } from '../layout/edit.ts';
import { turnedBy } from '../layout/heading.ts';
import { branchOf } from '../layout/islands.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { sheetMotion } from '../layout/sheetMotion.ts';
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

/** Those of an island go with it when it is mirrored; a start frame keeps its begin on the left. */
function mirroredWith(placements: readonly Placement[], { steps }: Layout, startId: string): Placement[] {
  const branch = branchOf(steps, startId);
  const length = steps.find(({ id }) => id === startId)?.frameLength ?? 0;
  return placements.map((one) => {
    if (one.stepId === startId) return turnedRound(one, length, 180 - one.turn);
    return branch.has(one.stepId) ? { ...one, turn: wholeTurn(-one.turn) } : one;
  });
}

/** Those on rails that run the other way round after a removal (D42b) stay where they are in the room. */
function keptInPlace(
  placements: readonly Placement[],
  before: Layout,
  after: Layout,
  quarters: number,
): Placement[] {
  const [was, is] = [geometryOf(before), geometryOf(after)];
  return placements.map((one) => {
    const old = was.placed[was.indexOf.get(one.stepId) ?? -1]?.axis;
    const now = is.placed[is.indexOf.get(one.stepId) ?? -1]?.axis;
    if (!old || !now || now.heading === turnedBy(old.heading, quarters)) return one;
    return turnedRound(one, now.length, one.turn + 180);
  });
}

/** What an edit of the layout makes of the placements: those on steps that it removes go with them (D43). */
export function placementsAfter(
  placements: readonly Placement[],
  before: Layout,
  after: Layout,
  edit: LayoutEdit,
): readonly Placement[] {
  if (placements.length === 0 || before.steps === after.steps) return placements;
  if (edit.kind === 'mirrorIsland') return mirroredWith(placements, before, edit.stepId);
  const left = new Set(after.steps.map(({ id }) => id));
  const gone = new Set(before.steps.flatMap(({ id }) => (left.has(id) ? [] : [id])));
  if (gone.size === 0) return placements;
  const staying = placements.filter(({ stepId }) => !gone.has(stepId));
  return keptInPlace(staying, before, after, sheetMotion(before, edit)?.quarters ?? 0);
}

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
