import { nearestPlace } from '@lumitor/domain/layout/axis';
import { findPlaced, type PlacedStep } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { feedPlaces } from '@lumitor/domain/wiring/feedPlaces';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { withoutStep } from '../../visitor/selection.ts';
import { settleTyping } from '../../visitor/typing.ts';
import { draggedFeed, putElsewhere, selectFeed } from '../../visitor/wiring.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import { railUnder } from '../luminaires/railPlace.ts';

const { getState, setState } = configuratorStore;

/** Snap distance of a feed from a joint, in centimetres: between joints the rail is drilled (D53a). */
const SNAP_WITHIN = 15;
/** Step between joints, in centimetres. */
const STEP = 5;

/** Counter of drags: each drag is an edit of its own. */
let dragged = 0;

/** Snapped position of a feed: a nearby end or joint, else a round number. */
export function snappedPlace({ step }: Pick<PlacedStep, 'step'>, at: number): number {
  const joint = feedPlaces(step).find((place) => Math.abs(place - at) <= SNAP_WITHIN);
  return joint ?? Math.min(step.frameLength, Math.round(at / STEP) * STEP);
}

/**
 * Drags a feed along its rail, and to others (D53).
 * @param from start of the drag
 * @param placeOf point of the plan under the pointer
 * @param pixel centimetres of one pixel
 */
export function carryFeed(
  feed: PlacedFeed,
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  pixel: () => number,
): Dragged | null {
  const before = getState();
  const geometry = geometryOf(currentPlan(before.history).layout);
  const { selection } = withoutStep(before);
  const own = findPlaced(geometry, feed.stepId);
  const taken = draggedFeed(feed);
  if (!own || !taken) return null;
  dragged += 1;
  const typing = `carryFeed ${dragged}`;
  const grip = feed.at - nearestPlace(own.axis, placeOf(from));
  const drop = () => {
    settleTyping();
    setState({ isFramed: before.isFramed });
  };
  selectFeed(feed);
  return {
    move(at, isFree) {
      const point = placeOf(at);
      const rail = railUnder(geometry.placed, feed.stepId, point, pixel());
      if (!rail) return;
      const target = nearestPlace(rail.axis, point) + (rail === own ? grip : 0);
      const free = Math.min(rail.step.frameLength, Math.max(0, Math.round(target * 10) / 10));
      // The view stays while the pointer moves in it.
      if (getState().isFramed) setState({ isFramed: false });
      const to = isFree ? free : snappedPlace(rail, free);
      putElsewhere(taken, { stepId: rail.step.id, at: to }, typing);
    },
    drop,
    cancel() {
      setState({ history: before.history, selection });
      drop();
    },
  };
}
