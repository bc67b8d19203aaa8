import type { Placement } from '../plan/placement.ts';
import type { Cm, Deg } from '../units.ts';
import type { OrderPlace } from './places.ts';

type Named = number | string;

/** Turn 0 is omitted; only luminaires by hand have a tilt (D45). */
export type PackedPlace =
  | [binding: Named, step: Named, at: Cm]
  | [binding: Named, step: Named, at: Cm, turn: Deg]
  | [binding: Named, step: Named, at: Cm, turn: Deg, tilt: Deg]
  | [binding: Named, step: Named, at: Cm, turn: Deg, tilt: Deg | null, id: string];

export type PackedPlacement = [id: string, binding: Named, step: Named, at: Cm, turn: Deg, tilt: Deg];

export interface Names {
  bindings: readonly { id: string }[];
  steps: readonly { id: string }[];
}

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

export const unpackPlaces = (packed: readonly PackedPlace[], { bindings, steps }: Names): OrderPlace[] =>
  packed.map(([binding, step, at, turn = 0, tilt = null, id]) => ({
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

export const unpackPlacements = (
  packed: readonly PackedPlacement[],
  { bindings, steps }: Names,
): Placement[] =>
  packed.map(([id, binding, step, at, turn, tilt]) => ({
    id,
    bindingId: named(bindings, binding),
    stepId: named(steps, step),
    at,
    turn,
    tilt,
  }));
