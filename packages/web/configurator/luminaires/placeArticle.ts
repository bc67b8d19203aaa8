import { distanceTo, nearestPlace } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { arrange } from '@lumitor/domain/luminaires/arrangement';
import { put } from '@lumitor/domain/luminaires/arranging';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Held } from '../canvas/gestures.ts';
import { type Area, SCALE, toLayout } from '../canvas/projection.ts';
import { bodiesNow } from '../store/arrangement.ts';
import { configuratorStore } from '../store/configuratorStore.ts';
import { edit, newId, settleTyping } from '../store/editing.ts';
import { freePlace, railUnder, snappedPlace } from './railPlace.ts';

const { getState, setState } = configuratorStore;

/** So near to a rail, in pixels, an article is hung on it. */
const NEAR = 60;

/** Each time an article is brought is an edit of its own. */
let brought = 0;

/** Brings one more of an article from the list to a rail; away from every rail it is not put. */
export function placeArticle(bindingId: string, area: () => Area): Held {
  brought += 1;
  const typing = `placeArticle ${brought}`;
  const { history, selectedPieces } = getState();
  const before = currentPlan(history);
  const bodies = bodiesNow();
  const { placed } = geometryOf(before.layout);
  const others = arrange(before, bodies).pieces.filter(({ isPlaced }) => isPlaced);
  const id = newId();
  const cancel = () => setState({ history, selectedPieces });
  return {
    move(at, isFree) {
      const { view } = getState();
      const pixel = 1 / (SCALE * view.zoom);
      const point = toLayout(at, view, area());
      const rail = railUnder(placed, null, point, pixel);
      if (!rail || distanceTo(rail.axis, point) > NEAR * pixel) return cancel();
      const over = { rail, others, body: bodyOf(bodies, bindingId), bodies, pixel };
      const on = nearestPlace(rail.axis, point);
      const free = freePlace(over, isFree ? on : snappedPlace(over, on));
      const wanted = { bindingId, stepId: rail.step.id, at: free ?? on, turn: 0, tilt: 0 };
      const { edit: found } = put(before, bodies, 'place', [wanted], () => id);
      if (!found) return cancel();
      edit(found, typing);
      setState({ selectedPieces: [id] });
    },
    drop: settleTyping,
    cancel() {
      cancel();
      settleTyping();
    },
  };
}
