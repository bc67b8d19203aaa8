import { rectangleOutline } from '../paths/outlines.ts';
import type { Mm } from '../units.ts';
import { centred, DROP, type PaperText, path, words } from './marks.ts';
import { LINE, type PaperLabel } from './planArea.ts';
import * as symbols from './symbols.ts';
import { textWidth } from './textWidth.ts';

export const SMALL_LABEL: Mm = 2.2;
export const LARGE_LABEL: Mm = 2.7;

export const word = (text: string, size: Mm, more: Partial<PaperText> = {}): PaperLabel => ({
  width: textWidth(text, size),
  height: size * LINE,
  marks: (at) => [centred(text, size, at, more)],
});

export function framedWord(text: string, size: Mm): PaperLabel {
  const [width, height] = [textWidth(text, size) + 1.6, size * LINE + 1];
  return {
    width,
    height,
    marks: (at) => [
      path(rectangleOutline(at.x - width / 2, at.y - height / 2, width, height), {
        pen: 'edge',
        sign: 'zone',
      }),
      centred(text, size, at, { isBold: true }),
    ],
  };
}

export function numbered(number: string | null, text = ''): PaperLabel | null {
  if (number === null) return text ? word(text, SMALL_LABEL, { ink: 'soft' }) : null;
  const wide = textWidth(text, SMALL_LABEL);
  const width = 2 * symbols.BALL + (text ? 0.7 + wide : 0);
  return {
    width,
    height: 2 * symbols.BALL,
    marks: ({ x, y }) => [
      ...symbols.ball(number, { x: x - width / 2 + symbols.BALL, y }),
      ...(text
        ? [words(text, SMALL_LABEL, { x: x + width / 2 - wide, y: y + SMALL_LABEL * DROP }, { ink: 'soft' })]
        : []),
    ],
  };
}

export function paired(first: string, second: string): PaperLabel {
  const [a, b] = [textWidth(first, LARGE_LABEL), textWidth(second, SMALL_LABEL) + 0.8];
  return {
    width: a + b,
    height: LARGE_LABEL * LINE,
    marks: ({ x, y }) => {
      const left = { x: x - (a + b) / 2, y: y + LARGE_LABEL * DROP };
      const right = { ...left, x: left.x + a + 0.8 };
      return [
        words(first, LARGE_LABEL, left, { isBold: true }),
        words(second, SMALL_LABEL, right, { ink: 'soft' }),
      ];
    },
  };
}
