import { LINE } from './clearance.ts';
import { type PaperText, rectangle } from './marks.ts';
import type { Label } from './planArea.ts';
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

/** What is to be seen at once. */
export function framedWord(text: string, size: number): Label {
  const [width, height] = [textWidth(text, size) + 1.6, size * LINE + 1];
  return {
    ...{ width, height },
    marks: ({ x, y }) => [
      { kind: 'path', path: rectangle(x - width / 2, y - height / 2, width, height), pen: 'edge' },
      { kind: 'text', text, x, y: y + size * 0.36, size, align: 'middle', isBold: true },
    ],
  };
}

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
