import { arrange, type Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { put } from '@lumitor/domain/kinds/luminaire/arranging';
import { nearestAutomatic } from '@lumitor/domain/kinds/luminaire/becoming';
import { bodyOf } from '@lumitor/domain/kinds/luminaire/body';
import { distanceTo, nearestPlace, pointAt } from '@lumitor/domain/kinds/rail/axis';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Px } from '@lumitor/domain/units';
import { bodiesNow } from '../../../visitor/arrangement.ts';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { edit, newStepId } from '../../../visitor/editing.ts';
import { type CanvasArea, SCREEN_SCALE, toLayout } from '../../../visitor/projection.ts';
import { withoutStep } from '../../../visitor/selection.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { railUnder } from '../../hand/railUnder.ts';
import { connectorsIn, placeUnder } from './railPlace.ts';

const { getState, setState } = configuratorStore;

const NEAR_RAIL: Px = 60;

let dragCount = 0;

export function placeArticle(bindingId: string, area: () => CanvasArea): Dragged {
  dragCount += 1;
  const typing = `placeArticle ${dragCount}`;
  const { history } = getState();
  const { selection } = withoutStep(getState());
  const before = currentPlan(history);
  const bodies = bodiesNow();
  const { placed } = geometryOf(before.layout);
  const connectors = connectorsIn(before);
  const { luminaires } = arrange(before, bodies);
  const id = newStepId();
  /** Automatic luminaire that becomes the placed one (D43): the nearest. */
  let luminaire: Luminaire | undefined;
  const cancel = () => setState({ history, selection });
  return {
    move(to, isFree) {
      const { view } = getState();
      const pixel = 1 / (SCREEN_SCALE * view.zoom);
      const point = toLayout(to, view, area());
      const rail = railUnder(placed, null, point, pixel);
      if (!rail || distanceTo(rail.axis, point) > NEAR_RAIL * pixel) return cancel();
      const on = nearestPlace(rail.axis, point);
      const target = { bindingId, stepId: rail.step.id, at: on, turn: 0, tilt: 0 };
      luminaire ??= nearestAutomatic(luminaires, bindingId, pointAt(rail.axis, on));
      const over = {
        rail,
        bodies,
        pixel,
        body: bodyOf(bodies, bindingId),
        others: luminaires.filter((other) => other !== luminaire),
        connectors: connectors.get(rail.step.id) ?? [],
      };
      const at = placeUnder(over, on, isFree) ?? on;
      const { edit: found } = put(
        before,
        bodies,
        'place',
        [{ ...target, at, ...(luminaire && { luminaire }) }],
        () => id,
      );
      if (!found) return cancel();
      edit(found, typing);
      setState({ selection: { kind: 'pieces', ids: [luminaire?.id ?? id] } });
    },
    drop: settleTyping,
    cancel() {
      cancel();
      settleTyping();
    },
  };
}
