import type { Placement } from '../plan/placement.ts';
import type { OrderPlace } from './places.ts';

/** What is named by its place in a list of the same order, or as it is where it is not there. */
type Named = number | string;

/**
 * Luminaire, step and `at`; the turn where it is not 0; of one put by hand turn and tilt always (D45). With the id of one
 * that groups or scenes name (D69) all of it, and no tilt of one that is not put by hand.
 */
export type PackedPlace =
  | [binding: Named, step: Named, at: number]
  | [binding: Named, step: Named, at: number, turn: number]
  | [binding: Named, step: Named, at: number, turn: number, tilt: number]
  | [binding: Named, step: Named, at: number, turn: number, tilt: number | null, id: string];

export type PackedPlacement = [
  id: string,
  binding: Named,
  step: Named,
  at: number,
  turn: number,
  tilt: number,
];

/** The lists that places name their luminaires and steps by. */
export interface Names {
  bindings: readonly { id: string }[];
  steps: readonly { id: string }[];
}

/** The first of a list that has the id. */
function namer(list: readonly { id: string }[]): (id: string) => Named {
  const indexes = new Map<string, number>();
  for (const [index, { id }] of list.entries()) if (!indexes.has(id)) indexes.set(id, index);
  return (id) => indexes.get(id) ?? id;
}

const named = (list: readonly { id: string }[], name: Named): string =>
  typeof name === 'number' ? (list[name]?.id ?? '') : name;

export function packPlaces(places: readonly OrderPlace[], { bindings, steps }: Names): PackedPlace[] {
  const [bindingOf, stepOf] = [namer(bindings), namer(steps)];
  return places.map(({ bindingId, stepId, at, turn, tilt, isPlaced, id }) => {
    const [binding, step] = [bindingOf(bindingId), stepOf(stepId)];
    if (id !== undefined) return [binding, step, at, turn, isPlaced ? tilt : null, id];
    if (isPlaced) return [binding, step, at, turn, tilt];
    return turn === 0 ? [binding, step, at] : [binding, step, at, turn];
  });
}

/** The way back. */
export const unpackPlaces = (kept: readonly PackedPlace[], { bindings, steps }: Names): OrderPlace[] =>
  kept.map(([binding, step, at, turn = 0, tilt = null, id]) => ({
    bindingId: named(bindings, binding),
    stepId: named(steps, step),
    at,
    turn,
    tilt: tilt ?? 0,
    isPlaced: tilt !== null,
    ...(id !== undefined && { id }),
  }));

export function packPlacements(
  placements: readonly Placement[],
  { bindings, steps }: Names,
): PackedPlacement[] {
  const [bindingOf, stepOf] = [namer(bindings), namer(steps)];
  return placements.map(({ id, bindingId, stepId, at, turn, tilt }) => {
    const [binding, step] = [bindingOf(bindingId), stepOf(stepId)];
    return [id, binding, step, at, turn, tilt];
  });
}

/** The way back. */
export const unpackPlacements = (kept: readonly PackedPlacement[], { bindings, steps }: Names): Placement[] =>
  kept.map(([id, binding, step, ...[at, turn, tilt]]) => ({
    ...{ id, bindingId: named(bindings, binding), stepId: named(steps, step) },
    ...{ at, turn, tilt },
  }));
