import type { Spot } from './frame.ts';

/** Of a circle, clockwise as it is seen or against it. */
interface Arc {
  radius: number;
  isClockwise: boolean;
  isLarge?: boolean;
}

/** A corner of an outline, with the arc by which the one before leads to it; absent: straight on. */
export interface Corner extends Spot {
  arc?: Arc;
}

/** What is drawn, in whatever units: it is written as SVG, or as CAD programs have it, where it is put out. */
export interface Outline {
  corners: readonly Corner[];
  isClosed?: boolean;
}

export const line = (...corners: readonly Corner[]): Outline => ({ corners });

export const polygon = (...corners: readonly Corner[]): Outline => ({ corners, isClosed: true });

export const rectangle = (x: number, y: number, width: number, height: number): Outline =>
  polygon({ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height });

/** Two lines that cross at a point. @param half of each */
export const plus = ({ x, y }: Spot, half: number): Outline[] => [
  line({ x: x - half, y }, { x: x + half, y }),
  line({ x, y: y - half }, { x, y: y + half }),
];

export function circle({ x, y }: Spot, radius: number): Outline {
  const arc = { radius, isClockwise: false, isLarge: true };
  return line({ x: x - radius, y }, { x: x + radius, y, arc }, { x: x - radius, y, arc });
}

/** Digits after the point. */
type Digits = 2 | 3;

/** A number as paths have it: so many digits at the most, and never −0. */
export function written(value: number, digits: Digits = 2): string {
  const power = digits === 2 ? 100 : 1000;
  return String(Math.round(value * power) / power + 0);
}

/** SVG path data of outlines. */
export function pathOf(outlines: readonly Outline[], digits: Digits = 2): string {
  let path = '';
  for (const { corners, isClosed } of outlines) {
    let command = 'M';
    for (const { x, y, arc } of corners) {
      const at = `${written(x, digits)} ${written(y, digits)}`;
      if (arc) {
        const radius = written(arc.radius, digits);
        path += `A${radius} ${radius} 0 ${arc.isLarge ? 1 : 0} ${arc.isClockwise ? 1 : 0} ${at}`;
      } else path += command + at;
      command = 'L';
    }
    if (isClosed) path += 'Z';
  }
  return path;
}
