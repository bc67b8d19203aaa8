import type { DrawingPoint } from './frame.ts';

interface Arc {
  radius: number;
  isClockwise: boolean;
  isLarge?: boolean;
}

/** Absent: a straight line. */
export interface Corner extends DrawingPoint {
  arc?: Arc;
}

export interface PathOutline {
  corners: readonly Corner[];
  isClosed?: boolean;
}

export const line = (...corners: readonly Corner[]): PathOutline => ({ corners });

type Digits = 2 | 3;

export function written(value: number, digits: Digits = 2): string {
  const power = digits === 2 ? 100 : 1000;
  return String(Math.round(value * power) / power + 0);
}

export function pathOf(outlines: readonly PathOutline[], digits: Digits = 2): string {
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
