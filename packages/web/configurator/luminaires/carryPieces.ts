import { nearestPlace } from '@lumitor/domain/layout/axis';
import type { PlacedStep } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { arrange, type Piece } from '@lumitor/domain/luminaires/arrangement';
import type { DesiredPlacement } from '@lumitor/domain/luminaires/becoming';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { radians } from '@lumitor/domain/math/angle';
import { holdPieces } from '../../visitor/holdPieces.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { Held } from '../hand/gestures.ts';
import { connectorsIn, placeUnder, railUnder, snappedPlace } from './railPlace.ts';

/**
 * Drags luminaires along their rails; one alone, or several of one rail, also to other rails.
 * @param grabbed luminaire under the pointer
 * @param from start of the drag
 * @param placeOf point of the plan under the pointer
 * @param pixel centimetres of one pixel
 */
export function carryPieces(
  grabbed: Piece,
  carriedWith: readonly Piece[],
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  pixel: () => number,
): Held {
  const { before, bodies, show, drop, cancel } = holdPieces('move', carriedWith);
  const { placed } = geometryOf(before.layout);
  const connectors = connectorsIn(before);
  const { pieces } = arrange(before, bodies);
  const own = new Set(carriedWith.map(({ id }) => id));
  const others = pieces.filter(({ id }) => !own.has(id));
  const isOneRail = carriedWith.every(({ stepId }) => stepId === grabbed.stepId);
  const start = placeOf(from);
  const railOf = placed.find(({ step }) => step.id === grabbed.stepId);
  /** Offset of the grabbed point from the luminaire's middle. */
  const grip = railOf ? grabbed.at - nearestPlace(railOf.axis, start) : 0;

  const snappedOn = (rail: PlacedStep, at: number, isFree: boolean): number => {
    const body = bodyOf(bodies, grabbed.bindingId);
    const on = connectors.get(rail.step.id) ?? [];
    const over = { rail, others, body, bodies, pixel: pixel(), connectors: on };
    // Several luminaires fit together or not at all.
    if (carriedWith.length > 1) return isFree ? at : snappedPlace(over, at);
    return placeUnder(over, at, isFree) ?? at;
  };

  const wantedAt = (at: Point, isFree: boolean): DesiredPlacement[] => {
    const rail = isOneRail ? railUnder(placed, grabbed.stepId, at, pixel()) : railOf;
    if (!rail) return [];
    const gripHere = rail === railOf ? grip : 0;
    const to = snappedOn(rail, nearestPlace(rail.axis, at) + gripHere, isFree);
    return carriedWith.map((piece): DesiredPlacement => {
      if (isOneRail) return { ...piece, piece, stepId: rail.step.id, at: to + piece.at - grabbed.at };
      // On rails of their own, all move by the dragged distance, projected onto each rail.
      const along = radians(piece.heading - grabbed.heading);
      return { ...piece, piece, at: piece.at + (to - grabbed.at) * Math.cos(along) };
    });
  };

  return { move: (at, isFree) => show(wantedAt(placeOf(at), isFree)), drop, cancel };
}
