import type { RailPoint } from '../drawing/installationDrawing.ts';
import type { Point } from '../layout/heading.ts';
import { LINE } from './clearance.ts';
import type { PaperText } from './marks.ts';
import type { Label, Place } from './planArea.ts';
import * as symbols from './symbols.ts';
import { textWidth } from './textWidth.ts';

/** Of lengths and names beside rails, and of the numbers of luminaires and feeds, in millimetres. */
export const SMALL = 2.2;
export const LARGE = 2.7;

/** @param size of the type, in millimetres */
export const word = (text: string, size: number, more: Partial<PaperText> = {}): Label => ({
  width: textWidth(text, size),
  height: size * LINE,
  marks: ({ x, y }) => [{ kind: 'text', text, x, y: y + size * 0.36, size, align: 'middle', ...more }],
});

/** A number in a circle, and what stands beside it. */
export function numbered(number: string | null, text = ''): Label | null {
  if (number === null) return text ? word(text, SMALL, { ink: 'soft' }) : null;
  const words = textWidth(text, SMALL);
  const width = 2 * symbols.BALL + (text ? 0.7 + words : 0);
  return {
    width,
    height: 2 * symbols.BALL,
    marks: ({ x, y }) => [
      ...symbols.ball(number, { x: x - width / 2 + symbols.BALL, y }),
      ...(text
        ? [
            {
              ...{ kind: 'text' as const, text, size: SMALL, ink: 'soft' as const },
              x: x + width / 2 - words,
              y: y + SMALL * 0.36,
            },
          ]
        : []),
    ],
  };
}

/** Two words side by side, the first in bold. */
export function paired(first: string, second: string): Label {
  const [a, b] = [textWidth(first, LARGE), textWidth(second, SMALL) + 0.8];
  return {
    width: a + b,
    height: LARGE * LINE,
    marks: ({ x, y }) => [
      { kind: 'text', text: first, x: x - (a + b) / 2, y: y + LARGE * 0.36, size: LARGE, isBold: true },
      {
        ...{ kind: 'text', text: second, size: SMALL, ink: 'soft' },
        ...{ x: x - (a + b) / 2 + a + 0.8, y: y + LARGE * 0.36 },
      },
    ],
  };
}

const direction = (heading: number): Point => ({
  x: Math.cos((heading * Math.PI) / 180),
  y: Math.sin((heading * Math.PI) / 180),
});

/** Both ways across a rail, to its right first. */
export const across = (heading: number): [Point, Point] => [direction(heading + 90), direction(heading - 90)];

/** Eight ways round a point of a rail, those across it first. */
export const around = (heading: number): Point[] =>
  [90, 270, 45, 315, 135, 225, 0, 180].map((by) => direction(heading + by));

/**
 * Places for a label beside a point of a rail: near first, and along the rail before farther off.
 * @param shifts along it, in millimetres
 */
export function beside(
  at: RailPoint,
  ways: readonly Point[],
  distances: readonly number[],
  shifts: readonly number[] = [0],
): Place[] {
  const along = direction(at.heading);
  return distances.flatMap((distance) =>
    shifts.flatMap((shift) => {
      const from = { x: at.x + shift * along.x, y: at.y + shift * along.y };
      return ways.map((aside) => ({ from, aside, distance }));
    }),
  );
}
