import { arrange, type Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { DesiredPlacement } from '@lumitor/domain/kinds/luminaire/becoming';
import { bodyOf } from '@lumitor/domain/kinds/luminaire/body';
import { nearestPlace } from '@lumitor/domain/kinds/rail/axis';
import type { PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { radians } from '@lumitor/domain/math/angle';
import { dragLuminaires } from '../../../visitor/dragLuminaires.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { railUnder } from '../../hand/railUnder.ts';
import { connectorsIn, placeUnder, snappedLuminairePosition } from './railPlace.ts';

/** Luminaires of one rail can also change rails. */
export function carryLuminaires(
  grabbed: Luminaire,
  carriedWith: readonly Luminaire[],
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  pixel: () => number,
): Dragged {
  const { before, bodies, show, drop, cancel } = dragLuminaires('move', carriedWith);
  const { placed } = geometryOf(before.layout);
  const connectors = connectorsIn(before);
  const { luminaires } = arrange(before, bodies);
  const own = new Set(carriedWith.map(({ id }) => id));
  const others = luminaires.filter(({ id }) => !own.has(id));
  const isOneRail = carriedWith.every(({ stepId }) => stepId === grabbed.stepId);
  const start = placeOf(from);
  const railOf = placed.find(({ step }) => step.id === grabbed.stepId);
  const grip = railOf ? grabbed.at - nearestPlace(railOf.axis, start) : 0;

  const snappedOn = (rail: PlacedRail, at: number, isFree: boolean): number => {
    const body = bodyOf(bodies, grabbed.bindingId);
    const on = connectors.get(rail.step.id) ?? [];
    const over = { rail, others, body, bodies, pixel: pixel(), connectors: on };
    // Several luminaires fit together or not at all.
    if (carriedWith.length > 1) return isFree ? at : snappedLuminairePosition(over, at);
    return placeUnder(over, at, isFree) ?? at;
  };

  const targetAt = (at: Point, isFree: boolean): DesiredPlacement[] => {
    const rail = isOneRail ? railUnder(placed, grabbed.stepId, at, pixel()) : railOf;
    if (!rail) return [];
    const gripHere = rail === railOf ? grip : 0;
    const to = snappedOn(rail, nearestPlace(rail.axis, at) + gripHere, isFree);
    return carriedWith.map((luminaire): DesiredPlacement => {
      if (isOneRail)
        return { ...luminaire, luminaire, stepId: rail.step.id, at: to + luminaire.at - grabbed.at };
      // On several rails, all move by the dragged distance, projected onto each rail.
      const along = radians(luminaire.heading - grabbed.heading);
      return { ...luminaire, luminaire, at: luminaire.at + (to - grabbed.at) * Math.cos(along) };
    });
  };

  return { move: (at, isFree) => show(targetAt(placeOf(at), isFree)), drop, cancel };
}
