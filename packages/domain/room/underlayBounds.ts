import type { Box } from '../layout/axis.ts';
import { radians } from '../math/angle.ts';
import type { Underlay } from './underlay.ts';

/** Around all of an underlay. */
export function boundsOfUnderlay({ x, y, width, height, scale, rotation }: Underlay): Box {
  const angle = radians(rotation);
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = ((cos * width + sin * height) * scale) / 2;
  const down = ((sin * width + cos * height) * scale) / 2;
  return { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
}
