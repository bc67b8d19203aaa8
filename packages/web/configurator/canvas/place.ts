import { type Heading, isHorizontal } from '@lumitor/domain/layout/heading';
import type { Area, ScreenPoint } from './projection.ts';

/** From what it belongs to, in pixels. */
const GAP = 30;
const MARGIN = 8;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where a card beside a point of the drawing goes, in pixels: across the rail where there is room, so that it
 * covers neither the rail nor where the next one would run; and always in the free part of the area.
 */
export function placeBeside(
  at: ScreenPoint,
  heading: Heading,
  card: { width: number; height: number },
  { width, height, insets }: Area,
): ScreenPoint {
  const left = insets.left + MARGIN;
  const top = insets.top + MARGIN;
  const right = Math.max(left, width - insets.right - MARGIN - card.width);
  const bottom = Math.max(top, height - insets.bottom - MARGIN - card.height);
  const x = within(at.x - card.width / 2, left, right);
  const y = within(at.y - card.height / 2, top, bottom);
  const aboveAndBelow: ScreenPoint[] = [
    { x, y: at.y + GAP },
    { x, y: at.y - GAP - card.height },
  ];
  const beside: ScreenPoint[] = [
    { x: at.x + GAP, y },
    { x: at.x - GAP - card.width, y },
  ];
  const places = isHorizontal(heading) ? [...aboveAndBelow, ...beside] : [...beside, ...aboveAndBelow];
  const isFree = (place: ScreenPoint) =>
    place.x >= left && place.x <= right && place.y >= top && place.y <= bottom;
  return places.find(isFree) ?? { x, y: within(at.y + GAP, top, bottom) };
}
