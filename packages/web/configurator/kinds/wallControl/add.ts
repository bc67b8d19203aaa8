import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { wallsOf } from '@lumitor/domain/kinds/room/outline';
import { onWall } from '@lumitor/domain/kinds/room/outlineShape';
import { putControl, USUAL_CONTROL_HEIGHT } from '@lumitor/domain/kinds/wallControl/edits';
import type { WallControl } from '@lumitor/domain/kinds/wallControl/wallControl';
import { between } from '@lumitor/domain/math/points';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { selectDevice } from '../../../visitor/devices.ts';
import { edit, newStepId } from '../../../visitor/editing.ts';
import { middleInSight } from '../../../visitor/room.ts';

/** Nearest point of a wall; the point itself without a room. */
function atWall(point: Point, outline: readonly Point[]): Point {
  const [nearest] = wallsOf(outline)
    .map((wall) => ({ wall, ...onWall(wall, point) }))
    .toSorted((a, b) => a.aside - b.aside);
  if (!nearest) return point;
  const { wall, at } = nearest;
  return between(wall.start, wall.end, Math.min(1, Math.max(0, at / wall.length)));
}

/** At the wall nearest to the middle of the view; selected, so that it can be moved and labelled. */
export function addWallControl(): boolean {
  const { wallControls, room } = planNow();
  const at = atWall(middleInSight(), room?.outline ?? []);
  const control: WallControl = {
    id: newStepId(),
    label: '',
    ...at,
    z: USUAL_CONTROL_HEIGHT,
    groups: [],
    scenes: [],
  };
  const change = putControl(wallControls, control);
  const isDone = change !== null && edit(change);
  if (isDone) selectDevice({ kind: 'wallControl', index: wallControls.length, id: control.id });
  return isDone;
}

/** Changes label or recalls. @param typing name of one undo step */
export function changeWallControl(control: WallControl, typing?: string): boolean {
  const change = putControl(planNow().wallControls, control);
  return change !== null && edit(change, typing);
}
