import type { Spot } from './frame.ts';
import { type Corner, line, type Outline } from './path.ts';

export const polygon = (...corners: readonly Corner[]): Outline => ({ corners, isClosed: true });

export const rectangle = (x: number, y: number, width: number, height: number): Outline =>
  polygon({ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height });

/** Two lines that cross at a point. @param half length of each */
export const plus = ({ x, y }: Spot, half: number): Outline[] => [
  line({ x: x - half, y }, { x: x + half, y }),
  line({ x, y: y - half }, { x, y: y + half }),
];

export function circle({ x, y }: Spot, radius: number): Outline {
  const arc = { radius, isClockwise: false, isLarge: true };
  return line({ x: x - radius, y }, { x: x + radius, y, arc }, { x: x - radius, y, arc });
}
