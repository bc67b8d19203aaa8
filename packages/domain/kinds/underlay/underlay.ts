import { radians } from '../../math/angle.ts';
import type { Cm, Deg, Px } from '../../units.ts';
import type { Box } from '../rail/axis.ts';
import { MAX_DISTANCE } from '../rail/length.ts';

/** Longest side (D47). */
export const MAX_PIXELS: Px = 2500;
export const MAX_FILE_NAME = 120;
export const [MIN_SCALE, MAX_SCALE] = [0.0001, 1000];
export const MAX_ROTATION: Deg = 360;

/** Floor plan under the drawing (D47); the file is stored separately, by its id. */
export interface Underlay {
  id: string;
  name: string;
  width: Px;
  height: Px;
  x: Cm;
  y: Cm;
  scale: number;
  rotation: Deg;
  opacity: number;
  isLocked: boolean;
}

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const withinBounds = (underlay: Underlay): Underlay => ({
  ...underlay,
  x: bounded(underlay.x, -MAX_DISTANCE, MAX_DISTANCE),
  y: bounded(underlay.y, -MAX_DISTANCE, MAX_DISTANCE),
  scale: bounded(underlay.scale, MIN_SCALE, MAX_SCALE),
  rotation: bounded(underlay.rotation, -MAX_ROTATION, MAX_ROTATION),
});

export function boundsOfUnderlay({ x, y, width, height, scale, rotation }: Underlay): Box {
  const angle = radians(rotation);
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = ((cos * width + sin * height) * scale) / 2;
  const down = ((sin * width + cos * height) * scale) / 2;
  return { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
}
