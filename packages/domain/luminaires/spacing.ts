import { nearestPlace, pointAt } from '../layout/axis.ts';
import { geometryOf } from '../layout/layout.ts';
import type { Plan } from '../plan/plan.ts';
import { arrange, type Piece } from './arrangement.ts';
import { type Arranging, put, takeAway, type Wanted } from './arranging.ts';
import { automaticPlaces } from './automatic.ts';
import { type Bodies, EPSILON } from './body.ts';

const placeOf = ({ layout }: Plan, stepId: string) => {
  const { placed, indexOf } = geometryOf(layout);
  return placed[indexOf.get(stepId) ?? -1];
};

/** Pieces of each rail, along it. */
function byStep(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces.toSorted((a, b) => a.at - b.at))
    found.set(piece.stepId, [...(found.get(piece.stepId) ?? []), piece]);
  return found;
}

const wantedAt = (piece: Piece, at: number): Wanted => ({ ...piece, piece, at });

/**
 * Spreads pieces over what is free of their rails: equal gaps between the bodies, half a gap at both ends (D44).
 * Each stays in its stretch between others put by hand.
 */
export function distribute(
  plan: Plan,
  bodies: Bodies,
  pieces: readonly Piece[],
  newId: () => string,
): Arranging {
  const chosen = new Set(pieces.map(({ id }) => id));
  const others = arrange(plan, bodies).pieces.filter(({ id, isPlaced }) => isPlaced && !chosen.has(id));
  const wanted = [...byStep(pieces)].flatMap(([stepId, own]) => {
    const length = placeOf(plan, stepId)?.axis.length ?? 0;
    const edges = others.filter((other) => other.stepId === stepId).toSorted((a, b) => a.at - b.at);
    const bounds = [
      { from: 0, to: 0 },
      ...edges.map(({ at, reach }) => ({ from: at - reach, to: at + reach })),
      { from: length, to: length },
    ];
    return bounds.slice(1).flatMap(({ from: to }, index) => {
      const from = bounds[index]?.to ?? 0;
      const isLast = index === edges.length;
      const within = own.filter(({ at }) => at >= from - EPSILON && (isLast || at < to - EPSILON));
      const gap = (to - from - within.reduce((sum, { reach }) => sum + 2 * reach, 0)) / within.length;
      let at = from + gap / 2;
      return within.map((piece) => {
        const place = at + piece.reach;
        at += 2 * piece.reach + gap;
        return wantedAt(piece, place);
      });
    });
  });
  return put(plan, bodies, 'distribute', wanted, newId);
}

/**
 * Puts pieces at a distance from each other, middle to middle; the first of each rail stays.
 * @param distance centimetres
 */
export function spaceBy(
  plan: Plan,
  bodies: Bodies,
  pieces: readonly Piece[],
  distance: number,
  newId: () => string,
): Arranging {
  const wanted = [...byStep(pieces).values()].flatMap((own) =>
    own.map((piece, index) => wantedAt(piece, (own[0]?.at ?? 0) + index * distance)),
  );
  return put(plan, bodies, 'distribute', wanted, newId);
}

/** Has so many pieces of an article on a rail, evenly over what others leave free; quantities follow. */
export function spread(
  plan: Plan,
  bodies: Bodies,
  { bindingId, stepId, count }: { bindingId: string; stepId: string; count: number },
  newId: () => string,
): Arranging {
  const place = placeOf(plan, stepId);
  if (!place) return { fault: 'noStep' };
  const here = arrange(plan, bodies).pieces.filter((piece) => piece.stepId === stepId);
  const own = here.filter((piece) => piece.bindingId === bindingId);
  const others = here.filter((piece) => piece.isPlaced && piece.bindingId !== bindingId);
  const { places } = automaticPlaces([place], new Map([[stepId, others]]), [{ bindingId, count }], bodies);
  if (places.length < count) return { fault: 'doesNotFit' };
  const wanted = places.map(({ at }, index): Wanted => {
    const piece = own[index];
    return piece ? wantedAt(piece, at) : { bindingId, stepId, at, turn: 0, tilt: 0 };
  });
  const surplus = own.slice(count);
  const { edit, fault } = put(
    plan,
    bodies,
    'distribute',
    wanted,
    newId,
    surplus.flatMap(({ id, isPlaced }) => (isPlaced ? [id] : [])),
  );
  if (!edit) return { fault };
  const { quantities } = surplus.length > 0 ? takeAway(plan, 'remove', surplus) : edit;
  return { edit: { ...edit, quantities } };
}

/** Brings pieces on rails that run as that of the first, or against it, level with the first. */
export function align(plan: Plan, bodies: Bodies, pieces: readonly Piece[], newId: () => string): Arranging {
  const [first, ...rest] = pieces;
  const to = first && placeOf(plan, first.stepId)?.axis;
  const wanted = rest.flatMap((piece) => {
    const axis = placeOf(plan, piece.stepId)?.axis;
    if (!axis || !to || axis.kind === 'arc' || to.kind === 'arc' || (axis.heading - to.heading) % 2 !== 0)
      return [];
    return [wantedAt(piece, nearestPlace(axis, pointAt(to, first.at)))];
  });
  return wanted.length === 0 ? { fault: 'notParallel' } : put(plan, bodies, 'align', wanted, newId);
}
