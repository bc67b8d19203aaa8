import type { Point } from '@lumitor/domain/layout/heading';
import { nearestOnWalls } from '@lumitor/domain/luminaires/aim';
import { planNow } from '../../visitor/configuratorStore.ts';
import { aimLuminaires, canTilt, selectedNow, stopAiming } from '../../visitor/luminaires.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import type { Tool, ToolSurface } from '../hand/tool.ts';
import { luminaireKey } from './acts.ts';
import { aimByHand, isOnHandle } from './aiming.ts';

/** Usual height of the middle of a picture, in centimetres: a tap on a wall aims there. */
const PICTURE_HEIGHT = 150;
/** Distance from a wall, in pixels, within which a tap hits it. */
const NEAR_WALL = 10;

/** Point of a wall that a tap hits; null if none is near. */
function wallNear(point: Point, pixel: number): Point | null {
  const { room } = planNow();
  const on = room && nearestOnWalls(room.outline, point);
  return on && Math.hypot(on.x - point.x, on.y - point.y) <= NEAR_WALL * pixel ? on : null;
}

/** Starts dragging the aim handle of the selected luminaires; null if a press misses it. */
export function handleUnder({ area, view, placeOf }: ToolSurface, at: ScreenPoint): Dragged | null {
  const selected = selectedNow();
  const last = selected.at(-1);
  return last && canTilt(last) && isOnHandle(last, at, view(), area())
    ? aimByHand(selected, at, placeOf)
    : null;
}

/** Tool while luminaires are aimed: the next tap sets the lit point, even over other luminaires. */
export const aimTool = (surface: ToolSurface) =>
  ({
    tap(at: ScreenPoint) {
      const point = surface.placeOf(at);
      const wall = wallNear(point, surface.pixel());
      aimLuminaires(selectedNow(), wall ?? point, wall ? PICTURE_HEIGHT : 0);
      stopAiming();
    },
    grab: (at: ScreenPoint) => handleUnder(surface, at),
    hover: () => true,
    key: luminaireKey,
  }) satisfies Tool;
