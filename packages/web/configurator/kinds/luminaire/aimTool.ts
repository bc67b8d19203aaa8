import { nearestOnWalls } from '@lumitor/domain/kinds/luminaire/aim';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Cm, Px } from '@lumitor/domain/units';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { aimLuminaires, canTilt, selectedNow, stopAiming } from '../../../visitor/luminaires.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import type { Tool, ToolSurface } from '../../hand/tool.ts';
import { luminaireKey } from './acts.ts';
import { aimByHand, isOnHandle } from './aiming.ts';

const PICTURE_HEIGHT: Cm = 150;
const NEAR_WALL: Px = 10;

function wallNear(point: Point, pixel: number): Point | null {
  const { room } = planNow();
  const on = room && nearestOnWalls(room.outline, point);
  return on && Math.hypot(on.x - point.x, on.y - point.y) <= NEAR_WALL * pixel ? on : null;
}

export function handleUnder({ area, view, placeOf }: ToolSurface, at: ScreenPoint): Dragged | null {
  const selected = selectedNow();
  const last = selected.at(-1);
  return last && canTilt(last) && isOnHandle(last, at, view(), area())
    ? aimByHand(selected, at, placeOf)
    : null;
}

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
