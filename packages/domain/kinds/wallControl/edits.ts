import type { PlanEdit } from '../../plan/editPlan.ts';
import type { Cm } from '../../units.ts';
import { boundedPlace, type RoomPlace } from '../device/position.ts';
import { MAX_WALL_CONTROLS } from './schema.ts';
import type { WallControl } from './wallControl.ts';

export const USUAL_CONTROL_HEIGHT: Cm = 110;

const setControls = (wallControls: WallControl[]): PlanEdit => ({ kind: 'setWallControls', wallControls });

/** Adds or changes a control; null if there are as many as a plan can have. */
export function putControl(controls: readonly WallControl[], control: WallControl): PlanEdit | null {
  const bounded = { ...control, ...boundedPlace(control) };
  if (controls.some(({ id }) => id === control.id))
    return setControls(controls.map((one) => (one.id === control.id ? bounded : one)));
  return controls.length < MAX_WALL_CONTROLS ? setControls([...controls, bounded]) : null;
}

/** @param place null removes the control */
export function placeControl(
  controls: readonly WallControl[],
  id: string,
  place: RoomPlace | null,
): PlanEdit | null {
  const control = controls.find((one) => one.id === id);
  if (!control) return null;
  return place
    ? putControl(controls, { ...control, ...place })
    : setControls(controls.filter((one) => one !== control));
}
