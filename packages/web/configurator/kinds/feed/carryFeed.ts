import type { PlacedFeed } from '@lumitor/domain/kinds/feed/feed';
import { feedPlaces } from '@lumitor/domain/kinds/feed/positions';
import { nearestPlace } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced, type PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Cm } from '@lumitor/domain/units';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { withoutStep } from '../../../visitor/selection.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { draggedFeed, putElsewhere, selectFeed } from '../../../visitor/wiring.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { railUnder } from '../../hand/railUnder.ts';

const { getState, setState } = configuratorStore;

const SNAP_WITHIN: Cm = 15;
const STEP: Cm = 5;

let dragCount = 0;

export function snappedFeedPosition({ step }: Pick<PlacedRail, 'step'>, at: Cm): Cm {
  const joint = feedPlaces(step).find((place) => Math.abs(place - at) <= SNAP_WITHIN);
  return joint ?? Math.min(step.frameLength, Math.round(at / STEP) * STEP);
}

export function carryFeed(
  feed: PlacedFeed,
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  pixel: () => number,
): Dragged | null {
  const before = getState();
  const geometry = geometryOf(currentPlan(before.history).layout);
  const { selection } = withoutStep(before);
  const startRail = findPlaced(geometry, feed.stepId);
  const taken = draggedFeed(feed);
  if (!startRail || !taken) return null;
  dragCount += 1;
  const typing = `carryFeed ${dragCount}`;
  const grip = feed.at - nearestPlace(startRail.axis, placeOf(from));
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
      const target = nearestPlace(rail.axis, point) + (rail === startRail ? grip : 0);
      const free = Math.min(rail.step.frameLength, Math.max(0, Math.round(target * 10) / 10));
      if (getState().isFramed) setState({ isFramed: false });
      const to = isFree ? free : snappedFeedPosition(rail, free);
      putElsewhere(taken, { stepId: rail.step.id, at: to }, typing);
    },
    drop,
    cancel() {
      setState({ history: before.history, selection });
      drop();
    },
  };
}
