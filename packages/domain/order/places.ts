import * as v from 'valibot';
import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import type { RailColour } from '../catalogue/railColour.ts';
import { namedIn } from '../dimming/dimming.ts';
import { pointAt } from '../layout/axis.ts';
import { findPlaced } from '../layout/geometry.ts';
import { headingAt } from '../layout/headingAt.ts';
import { geometryOf } from '../layout/layout.ts';
import { arrange, type Piece } from '../luminaires/arrangement.ts';
import type { Bodies } from '../luminaires/body.ts';
import type { Plan } from '../plan/plan.ts';
import type { RecordData, RecordLine } from './record.ts';

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
  /** In the plan: of one that its groups or scenes name (D69). */
  id: v.optional(v.string()),
});
export type OrderPlace = v.InferOutput<typeof orderPlaceSchema>;

/** All luminaires with a place, in the order of their numbers: the same as the check of the plan has (D44). */
const numberedPieces = (plan: Plan, bodies: Bodies): Piece[] =>
  arrange(plan, bodies).pieces.toSorted((a, b) => a.number - b.number);

/** Nobody puts a luminaire more exactly: a hundredth of a millimetre, a thousandth of a degree. */
const exact = (value: number): number => Number(value.toFixed(3));

/** Where the luminaires of a plan are, in the order of their numbers. */
export function orderPlaces(plan: Plan, bodies: Bodies): OrderPlace[] {
  const named = namedIn(plan.dimming);
  return numberedPieces(plan, bodies).map(({ id, bindingId, stepId, at, turn, tilt, isPlaced }) => ({
    bindingId,
    stepId,
    at: exact(at),
    turn: exact(turn),
    tilt: exact(tilt),
    isPlaced,
    ...(named.has(id) && { id }),
  }));
}

/** A luminaire of an order as it is drawn. */
export type OrderPiece = Piece & { symbol: LuminaireSymbol; colour: RailColour | null };

/** What an order keeps of its luminaires. */
type StoredLuminaires = Pick<RecordData, 'places'> & {
  lines: readonly Pick<RecordLine, 'articleId' | 'length' | 'symbol' | 'body' | 'throwsTo'>[];
};

/**
 * The luminaires of a stored order, in the order of their numbers, where they were when it was saved. An older order,
 * which keeps no places, has them where D44 puts them.
 */
export function orderPieces({ places, lines }: StoredLuminaires, plan: Plan): OrderPiece[] {
  const lineOf = new Map(lines.map((line) => [line.articleId, line]));
  const lookOf = (bindingId: string) => {
    const { symbol = 'spotlight', body = null, throwsTo } = lineOf.get(bindingId) ?? {};
    return { symbol, colour: body, ...(throwsTo !== undefined && { throwsTo }) } as const;
  };
  if (!places)
    return numberedPieces(plan, new Map()).map((piece) => ({ ...piece, ...lookOf(piece.bindingId) }));
  const geometry = geometryOf(plan.layout);
  return places.flatMap((place, index): OrderPiece[] => {
    const axis = findPlaced(geometry, place.stepId)?.axis;
    if (!axis) return [];
    return [
      {
        ...place,
        id: place.id ?? String(index),
        number: index + 1,
        reach: (lineOf.get(place.bindingId)?.length ?? 0) / 2,
        ...pointAt(axis, place.at),
        heading: headingAt(axis, place.at),
        ...lookOf(place.bindingId),
      },
    ];
  });
}
