import * as v from 'valibot';
import { headingAt, pointAt } from '../layout/axis.ts';
import { geometryOf } from '../layout/layout.ts';
import { arrange, type Arrangement, type Piece } from '../luminaires/arrangement.ts';
import type { Plan } from '../plan/plan.ts';
import type { RecordLine } from './record.ts';

/** Where a luminaire was when its order was saved (D43, D44); lengths in centimetres, angles in degrees. */
export const orderPlaceSchema = v.object({
  bindingId: v.string(),
  stepId: v.string(),
  /** Of its middle, from the run's begin. */
  at: v.number(),
  turn: v.number(),
  tilt: v.number(),
  /** Whether it was put by hand. */
  isPlaced: v.boolean(),
});
export type OrderPlace = v.InferOutput<typeof orderPlaceSchema>;

/** No rail is cut, and no luminaire put, more exactly: 0.01 mm. */
const exact = (at: number): number => Number(at.toFixed(3));

/** The places of all luminaires, in the order of their numbers. */
export const orderPlaces = ({ pieces }: Arrangement): OrderPlace[] =>
  pieces
    .toSorted((a, b) => a.number - b.number)
    .map(({ bindingId, stepId, at, turn, tilt, isPlaced }) => ({
      bindingId,
      stepId,
      at: exact(at),
      turn,
      tilt,
      isPlaced,
    }));

/**
 * The luminaires of a stored order as they are drawn, in the order of their numbers. An older order, which keeps no
 * places, has them where D44 puts them.
 */
export function orderPieces(
  { places, lines }: { places?: readonly OrderPlace[]; lines: readonly Pick<RecordLine, 'articleId' | 'length'>[] },
  plan: Plan,
): Piece[] {
  if (!places) return arrange(plan, new Map()).pieces.toSorted((a, b) => a.number - b.number);
  const { placed, indexOf } = geometryOf(plan.layout);
  const lengths = new Map(lines.map(({ articleId, length = 0 }) => [articleId, length]));
  return places.flatMap((place, index): Piece[] => {
    const axis = placed[indexOf.get(place.stepId) ?? -1]?.axis;
    if (!axis) return [];
    return [
      {
        ...place,
        id: String(index),
        number: index + 1,
        reach: (lengths.get(place.bindingId) ?? 0) / 2,
        ...pointAt(axis, place.at),
        heading: headingAt(axis, place.at),
      },
    ];
  });
}
