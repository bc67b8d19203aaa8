import type { DrawingPoint } from './frame.ts';
import { type Corner, line, type PathOutline } from './path.ts';

export const polygon = (...corners: readonly Corner[]): PathOutline => ({ corners, isClosed: true });

export const rectangleOutline = (x: number, y: number, width: number, height: number): PathOutline =>
  polygon({ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height });

export const plusSign = ({ x, y }: DrawingPoint, half: number): PathOutline[] => [
  line({ x: x - half, y }, { x: x + half, y }),
  line({ x, y: y - half }, { x, y: y + half }),
];

export function circle({ x, y }: DrawingPoint, radius: number): PathOutline {
  const arc = { radius, isClockwise: false, isLarge: true };
  return line({ x: x - radius, y }, { x: x + radius, y, arc }, { x: x - radius, y, arc });
}
