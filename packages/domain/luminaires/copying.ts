import { type Axis, nearestPlace, pointAt } from '../layout/axis.ts';
import { type Point, unitVector } from '../layout/heading.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { wholeTurn } from '../plan/placement.ts';
import type { Plan } from '../plan/plan.ts';
import { arrange, type Piece } from './arrangement.ts';
import { type Arranging, put, type Wanted } from './arranging.ts';
import type { Bodies } from './body.ts';

const axisOf = (layout: Layout, stepId: string): Axis | undefined => {
  const { placed, indexOf } = geometryOf(layout);
  return placed[indexOf.get(stepId) ?? -1]?.axis;
};

const along = ({ heading }: Axis, { x, y }: Point): number => {
  const ahead = unitVector(heading);
  return x * ahead.x + y * ahead.y;
};

/** The nearest straight rail beside a place of a straight rail, parallel to it and as far along. */
function oppositeOf({ layout }: Plan, piece: Piece): { stepId: string; at: number } | null {
  const own = axisOf(layout, piece.stepId);
  if (own?.kind !== 'line') return null;
  let nearest: { stepId: string; at: number; away: number } | null = null;
  for (const { step, axis } of geometryOf(layout).placed) {
    if (axis.kind !== 'line' || (axis.heading - own.heading) % 2 !== 0) continue;
    const at = nearestPlace(axis, piece);
    const there = pointAt(axis, at);
    const away = Math.hypot(there.x - piece.x, there.y - piece.y);
    const isBeside = Math.abs(along(own, there) - along(own, piece)) < 0.01 && away > 1;
    if (isBeside && (!nearest || away < nearest.away)) nearest = { stepId: step.id, at, away };
  }
  return nearest;
}

/**
 * Puts a mirror image of pieces on the rails opposite: as far along, and turned to the same side of the room's middle
 * between the two as they are. Those that hang there already in the same place are left out.
 */
export function mirror(plan: Plan, bodies: Bodies, pieces: readonly Piece[], newId: () => string): Arranging {
  const wanted = pieces.flatMap((piece): Wanted[] => {
    const to = oppositeOf(plan, piece);
    const axis = to && axisOf(plan.layout, to.stepId);
    if (!axis) return [];
    // Across a line along the rail a direction a becomes 2h − a.
    const turn = wholeTurn(piece.heading - piece.turn - axis.heading * 90);
    return [{ ...to, bindingId: piece.bindingId, turn, tilt: piece.tilt }];
  });
  return wanted.length === 0 ? { fault: 'nothingOpposite' } : put(plan, bodies, 'mirror', wanted, newId);
}

/**
 * Has on other rails what one has: at the same share of their length. What was put there by hand goes back to
 * automatic.
 */
export function copyRail(
  plan: Plan,
  bodies: Bodies,
  from: string,
  to: readonly string[],
  newId: () => string,
): Arranging {
  const { pieces } = arrange(plan, bodies);
  const source = axisOf(plan.layout, from);
  const own = pieces.filter(({ stepId }) => stepId === from);
  if (!source || own.length === 0) return { fault: 'noStep' };
  const given = pieces.flatMap(({ id, stepId, isPlaced }) => (isPlaced && to.includes(stepId) ? [id] : []));
  const wanted = to.flatMap((stepId): Wanted[] => {
    const axis = axisOf(plan.layout, stepId);
    if (!axis) return [];
    return own.map(({ bindingId, at, turn, tilt }) => ({
      ...{ bindingId, stepId, turn, tilt },
      at: (at / source.length) * axis.length,
    }));
  });
  // What the rail has is put too, or the copies would take its automatic ones away.
  const kept = own.map((piece): Wanted => ({ ...piece, piece }));
  return put(plan, bodies, 'copy', [...kept, ...wanted], newId, given);
}
