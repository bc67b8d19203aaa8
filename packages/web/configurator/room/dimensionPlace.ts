import type { Dimension } from '@lumitor/domain/kinds/room/shapes';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import {
  type CanvasArea,
  rotated,
  SCREEN_SCALE,
  type ScreenPoint,
  toScreen,
} from '../../visitor/projection.ts';

export const LEAST_WALL: Px = 5;
const OUTSIDE: Px = 28;
export function dimensionPlace(
  { start, end, out }: Dimension,
  view: View,
  area: CanvasArea,
): { from: ScreenPoint; to: ScreenPoint; away: ScreenPoint; outside: Px } {
  const away = rotated(out, view.rotate);
  const outside = OUTSIDE + Math.max(0, 12 * SCREEN_SCALE * view.zoom - LEAST_WALL);
  const put = (point: typeof start) => {
    const { x, y } = toScreen(point, view, area);
    return { x: x + away.x * outside, y: y + away.y * outside };
  };
  return { from: put(start), to: put(end), away: { x: away.x, y: away.y }, outside };
}
