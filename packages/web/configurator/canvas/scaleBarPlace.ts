import { axisBounds, type Box } from '@lumitor/domain/kinds/rail/axis';
import type { PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, type ScreenPoint, toScreen } from '../../visitor/projection.ts';

const INSIDE: { x: Px; y: Px } = { x: 16, y: 12 };
const SCALE_BAR_HEIGHT: Px = 20;
const FROM_RAIL: Px = 12;

function onScreen({ minX, minY, maxX, maxY }: Box, view: View, area: CanvasArea): Box {
  const [a, b] = [toScreen({ x: minX, y: minY }, view, area), toScreen({ x: maxX, y: maxY }, view, area)];
  return {
    minX: Math.min(a.x, b.x) - FROM_RAIL,
    minY: Math.min(a.y, b.y) - FROM_RAIL,
    maxX: Math.max(a.x, b.x) + FROM_RAIL,
    maxY: Math.max(a.y, b.y) + FROM_RAIL,
  };
}

/** First corner without a rail, from the lower left. */
export function scaleBarPlace(
  width: Px,
  placed: readonly PlacedRail[],
  view: View,
  area: CanvasArea,
): ScreenPoint {
  const { left, right, top, bottom } = area.insets;
  const x = { left: left + INSIDE.x, right: area.width - right - INSIDE.x - width };
  const y = { bottom: area.height - bottom - INSIDE.y - SCALE_BAR_HEIGHT, top: top + INSIDE.y };
  const first = { x: x.left, y: y.bottom };
  const rails = placed.map(({ axis }) => onScreen(axisBounds(axis), view, area));
  const isFree = (at: ScreenPoint) =>
    rails.every(
      ({ minX, minY, maxX, maxY }) =>
        at.x + width < minX || at.x > maxX || at.y + SCALE_BAR_HEIGHT < minY || at.y > maxY,
    );
  return [first, { x: x.right, y: y.bottom }, { x: x.left, y: y.top }].find(isFree) ?? first;
}
