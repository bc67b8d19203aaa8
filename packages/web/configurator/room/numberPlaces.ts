import { THICKNESS } from '@lumitor/domain/drawing/wallPaths';
import type { Axis } from '@lumitor/domain/layout/axis';
import type { Room } from '@lumitor/domain/room/room';
import type { View } from '../../visitor/configuratorStore.ts';
import { type Area, rotated, SCALE, toScreen } from '../../visitor/projection.ts';
import { LEAST_WALL } from './dimensionPlace.ts';
import { wallNumbers } from './wallNumbers.ts';

/** A shorter wall, in pixels, has no room for its number. */
const NUMBERED_FROM = 40;

/** Where the numbers of walls stand on the screen, from 1. */
export function numberPlaces(
  room: Room,
  axes: readonly Axis[],
  view: View,
  area: Area,
): { x: number; y: number; number: number }[] {
  const scale = SCALE * view.zoom;
  const half = Math.max(THICKNESS * scale, LEAST_WALL) / 2;
  return wallNumbers(room, axes).flatMap(({ at, out, length }, index) => {
    if (length * scale < NUMBERED_FROM) return [];
    const away = rotated(out, view.rotate);
    const { x, y } = toScreen(at, view, area);
    return [{ x: x + away.x * half, y: y + away.y * half, number: index + 1 }];
  });
}
