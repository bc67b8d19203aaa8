import { nearestPlace } from '@lumitor/domain/layout/axis';
import type { PlacedStep } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { arrange, type Piece } from '@lumitor/domain/luminaires/arrangement';
import { put, type Wanted } from '@lumitor/domain/luminaires/arranging';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Held } from '../canvas/gestures.ts';
import type { ScreenPoint } from '../canvas/projection.ts';
import { bodiesNow } from '../store/arrangement.ts';
import { configuratorStore } from '../store/configuratorStore.ts';
import { edit, newId, settleTyping } from '../store/editing.ts';
import { freePlace, railUnder, snappedPlace } from './railPlace.ts';

const { getState, setState } = configuratorStore;

/** Each time luminaires are carried is an edit of its own. */
let carried = 0;

/**
 * Carries luminaires in the hand, along their rails; one alone, or several of one rail, to other rails too.
 * @param grabbed the one under the hand @param from where it was taken @param placeOf the point under the hand
 * @param pixel centimetres of one pixel
 */
export function carryPieces(
  grabbed: Piece,
  carriedWith: readonly Piece[],
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  pixel: () => number,
): Held {
  carried += 1;
  const typing = `carryPieces ${carried}`;
  const { history, selectedPieces, isFramed } = getState();
  const before = currentPlan(history);
  const bodies = bodiesNow();
  const { placed } = geometryOf(before.layout);
  const { pieces } = arrange(before, bodies);
  const own = new Set(carriedWith.map(({ id }) => id));
  const others = pieces.filter(({ id, isPlaced }) => isPlaced && !own.has(id));
  const ids = carriedWith.map(({ id, isPlaced }) => (isPlaced ? id : newId()));
  const isOneRail = carriedWith.every(({ stepId }) => stepId === grabbed.stepId);
  const start = placeOf(from);
  const railOf = placed.find(({ step }) => step.id === grabbed.stepId);
  /** It hangs where it was taken, not with its middle under the hand. */
  const grip = railOf ? grabbed.at - nearestPlace(railOf.axis, start) : 0;

  const snappedOn = (rail: PlacedStep, at: number, isFree: boolean): number => {
    const how = { rail, others, body: bodyOf(bodies, grabbed.bindingId), bodies, pixel: pixel() };
    const wanted = isFree ? at : snappedPlace(how, at);
    return carriedWith.length > 1 ? wanted : (freePlace(how, wanted) ?? wanted);
  };

  const wantedAt = (at: Point, isFree: boolean): Wanted[] => {
    const rail = isOneRail ? railUnder(placed, grabbed.stepId, at, pixel()) : railOf;
    if (!rail) return [];
    const gripHere = rail === railOf ? grip : 0;
    const to = snappedOn(rail, nearestPlace(rail.axis, at) + gripHere, isFree);
    return carriedWith.map((piece): Wanted => {
      if (isOneRail) return { ...piece, piece, stepId: rail.step.id, at: to + piece.at - grabbed.at };
      // On rails of their own all go by what the hand has gone, as far as it leads along each.
      const along = ((piece.heading - grabbed.heading) * Math.PI) / 180;
      return { ...piece, piece, at: piece.at + (to - grabbed.at) * Math.cos(along) };
    });
  };

  const show = (wanted: readonly Wanted[]): boolean => {
    // One that was automatic has the same new id from the first move to the last.
    const named = wanted.map((one, index) => ({
      ...one,
      piece: { ...(one.piece as Piece), id: ids[index] as string, isPlaced: true },
    }));
    const { edit: found } = put(before, bodies, 'move', named, newId);
    if (!found) return false;
    setState({ selectedPieces: ids });
    return edit(found, typing);
  };
  const letGo = () => {
    settleTyping();
    setState({ isFramed });
  };
  return {
    move(at, isFree) {
      // The view stays while the hand moves in it.
      if (getState().isFramed) setState({ isFramed: false });
      show(wantedAt(placeOf(at), isFree));
    },
    drop: letGo,
    cancel() {
      setState({ history, selectedPieces });
      letGo();
    },
  };
}
