import { onNearestWall } from '@lumitor/domain/kinds/room/nearestWall';
import { putControl, USUAL_CONTROL_HEIGHT } from '@lumitor/domain/kinds/wallControl/edits';
import type { WallControl } from '@lumitor/domain/kinds/wallControl/wallControl';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { selectDevice } from '../../../visitor/devices.ts';
import { edit, newStepId } from '../../../visitor/editing.ts';
import { middleInSight } from '../../../visitor/room.ts';

/** At the wall nearest to the middle of the view; selected, so that it can be moved and labelled. */
export function addWallControl(): boolean {
  const { wallControls, room } = planNow();
  const control: WallControl = {
    id: newStepId(),
    label: '',
    ...onNearestWall(room?.outline ?? [], middleInSight()),
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
