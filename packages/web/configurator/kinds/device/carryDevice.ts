import { ontoWalls } from '@lumitor/domain/kinds/area/ontoWalls';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { minus, plus, rounded } from '@lumitor/domain/math/points';
import type { Px } from '@lumitor/domain/units';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { putDevice, type ShownDevice, selectDevice } from '../../../visitor/devices.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { roomNow } from '../../../visitor/room.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';

const { getState, setState } = configuratorStore;

const SNAP_WITHIN: Px = 10;

let dragCount = 0;

/** Nearby wall or corner, else steps of 5 cm. */
export const standingAt = (point: Point, pixel: number, isFree: boolean): Point =>
  isFree ? rounded(point) : ontoWalls(point, roomNow()?.outline ?? [], [], SNAP_WITHIN * pixel);

export function carryDevice(
  device: ShownDevice,
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  pixel: () => number,
): Dragged | null {
  const { place } = device;
  if (!place) return null;
  const { history, selection, isFramed } = getState();
  dragCount += 1;
  const typing = `carryDevice ${dragCount}`;
  const grip = minus(place, placeOf(from));
  const drop = () => {
    settleTyping();
    setState({ isFramed });
  };
  selectDevice(device);
  return {
    move(at, isFree) {
      if (getState().isFramed) setState({ isFramed: false });
      const to = standingAt(plus(placeOf(at), grip), pixel(), isFree);
      putDevice(device, { ...to, z: place.z }, typing);
    },
    drop,
    cancel() {
      setState({ history, selection });
      drop();
    },
  };
}
