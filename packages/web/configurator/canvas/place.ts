import { type Heading, isHorizontal } from '@lumitor/domain/layout/heading';
import type { Area, ScreenPoint } from './projection.ts';

/** From what it belongs to, in pixels. */
const GAP = 30;
const MARGIN = 8;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where a card beside a point of the drawing goes, in pixels: across the rail, so that it covers neither the
 * rail nor where the next one would run, and always in the free part of the area.
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
  if (isHorizontal(heading)) {
    const below = at.y + GAP;
    const y = below <= bottom ? below : at.y - GAP - card.height;
    return { x: within(at.x - card.width / 2, left, right), y: within(y, top, bottom) };
  }
  const beside = at.x + GAP;
  const x = beside <= right ? beside : at.x - GAP - card.width;
  return { x: within(x, left, right), y: within(at.y - card.height / 2, top, bottom) };
}
