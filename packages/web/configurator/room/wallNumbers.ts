import { type Axis, distanceTo } from '@lumitor/domain/kinds/rail/axis';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { wallsOf } from '@lumitor/domain/kinds/room/outline';
import { outwardOf } from '@lumitor/domain/kinds/room/outlineShape';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { THICKNESS } from '@lumitor/domain/kinds/room/shapes';
import { isHidden } from '@lumitor/domain/plan/hidden';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm, Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, rotated, SCREEN_SCALE, toScreen } from '../../visitor/projection.ts';
import { LEAST_WALL } from './dimensionPlace.ts';

const NUMBERED_FROM: Px = 40;

export function numberPlaces(
  { room, layout, hidden }: Pick<Plan, 'room' | 'layout' | 'hidden'>,
  view: View,
  area: CanvasArea,
): { x: number; y: number; number: number }[] {
  if (!room || isHidden({ hidden }, 'room') || isHidden({ hidden }, 'labels')) return [];
  const axes = isHidden({ hidden }, 'rails') ? [] : geometryOf(layout).placed.map(({ axis }) => axis);
  const scale = SCREEN_SCALE * view.zoom;
  const half = Math.max(THICKNESS * scale, LEAST_WALL) / 2;
  return wallNumbers(room, axes).flatMap(({ at, out, length }, index) => {
    if (length * scale < NUMBERED_FROM) return [];
    const away = rotated(out, view.rotate);
    const { x, y } = toScreen(at, view, area);
    return [{ x: x + away.x * half, y: y + away.y * half, number: index + 1 }];
  });
}

const PLACES = [0.5, 0.25, 0.75, 0.12, 0.88];

const CLEARANCE: Cm = 30;

/** Positions clear of openings and rails, else of openings only. */
export function wallNumbers(
  { outline, openings }: Room,
  axes: readonly Axis[],
): { at: Point; out: Point; length: Cm }[] {
  return wallsOf(outline).map(({ start, along, length }, index) => {
    const wallOpenings = openings.filter(({ wall }) => wall === index);
    const places = PLACES.map((share) => share * length);
    const on = (place: number): Point => ({ x: start.x + along.x * place, y: start.y + along.y * place });
    const free = places.filter((at) =>
      wallOpenings.every((opening) => Math.abs(opening.at - at) > opening.width / 2),
    );
    const clear = free.find((at) => axes.every((axis) => distanceTo(axis, on(at)) > CLEARANCE));
    return {
      at: on(clear ?? free[0] ?? length / 2),
      out: outwardOf(outline, index),
      length,
    };
  });
}
