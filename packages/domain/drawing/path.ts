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
