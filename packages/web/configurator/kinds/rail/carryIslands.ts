import { branchOf } from '@lumitor/domain/kinds/rail/islands';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { plus } from '@lumitor/domain/math/points';
import { currentPlan } from '@lumitor/domain/plan/history';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { edit } from '../../../visitor/editing.ts';
import { linePlaceNear } from '../../../visitor/floorPlan.ts';
import { SCREEN_SCALE, type ScreenPoint, unrotated } from '../../../visitor/projection.ts';
import { underlayNow } from '../../../visitor/room.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { RAIL_SNAP_DISTANCE, snappedMove } from './snap.ts';

const { getState, setState } = configuratorStore;

let carried = 0;

/** Drags runs (D42a). @param startIds at least one */
export function carryIslands([stepId = '', ...others]: readonly string[], from: ScreenPoint): Dragged {
  const { view, isFramed, history } = getState();
  const { layout } = currentPlan(history);
  const branch = branchOf(layout.steps, stepId, ...others);
  const { openEnds } = geometryOf(layout);
  const draggedEnds = openEnds.filter((end) => branch.has(end.stepId));
  const fixed = openEnds.filter((end) => !branch.has(end.stepId));
  const underlay = underlayNow();
  const pixel = 1 / (SCREEN_SCALE * view.zoom);
  carried += 1;
  const typing = `carryIslands ${carried}`;
  const moveBy = (x: number, y: number) =>
    edit({ kind: 'moveIsland', stepId, ...(others.length > 0 && { others }), by: { x, y } }, typing);
  const release = () => {
    settleTyping();
    setState({ isFramed });
  };
  return {
    move(at, isFree) {
      if (getState().isFramed) setState({ isFramed: false });
      const by = unrotated({ x: (at.x - from.x) * pixel, y: (at.y - from.y) * pixel }, view.rotate);
      if (isFree) return moveBy(Math.round(by.x), Math.round(by.y));
      const places = draggedEnds.flatMap(
        (end) => linePlaceNear(plus(end, by), RAIL_SNAP_DISTANCE * pixel, underlay) ?? [],
      );
      const { x, y } = snappedMove(by, draggedEnds, [...fixed, ...places], pixel);
      moveBy(x, y);
    },
    drop: release,
    cancel() {
      moveBy(0, 0);
      release();
    },
  };
}
