import { pointAt } from '../layout/axis.ts';
import { findPlaced } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf } from '../layout/layout.ts';
import { distance } from '../math/points.ts';
import type { Placement } from '../plan/placement.ts';
import type { Plan } from '../plan/plan.ts';
import type { Arrangement, Piece } from './arrangement.ts';

/** A requested position, for an existing luminaire or one more of an article. */
export type DesiredPlacement = Pick<Placement, 'bindingId' | 'stepId' | 'at' | 'turn' | 'tilt'> & {
  piece?: Piece;
};

export function nearestAutomatic(pieces: readonly Piece[], bindingId: string, to: Point): Piece | undefined {
  const away = (piece: Piece): number => distance(piece, to);
  return pieces
    .filter((piece) => !piece.isPlaced && piece.bindingId === bindingId)
    .toSorted((a, b) => away(a) - away(b))[0];
}

/**
 * Replaces each new luminaire by the nearest automatic one of its article, as long as there are any (D43).
 */
export function becoming(
  wanted: readonly DesiredPlacement[],
  before: Arrangement,
  { layout }: Plan,
): DesiredPlacement[] {
  const geometry = geometryOf(layout);
  const taken = new Set(wanted.map(({ piece }) => piece?.id));
  return wanted.map((one) => {
    const axis = findPlaced(geometry, one.stepId)?.axis;
    if (one.piece || !axis) return one;
    const free = before.pieces.filter(({ id }) => !taken.has(id));
    const nearest = nearestAutomatic(free, one.bindingId, pointAt(axis, one.at));
    if (!nearest) return one;
    taken.add(nearest.id);
    return { ...one, piece: nearest };
  });
}
