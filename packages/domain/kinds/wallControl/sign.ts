import { line } from '../../paths/path.ts';
import { boxOf, type KindSign } from '../sign.ts';

/** Panel with two pairs of buttons. */
export const wallControlSign: KindSign = {
  outlines: (p, _, half) => ({
    boxes: [boxOf(p, half)],
    lines: [-4, 4].flatMap((y) => [-4.5, 4.5].map((x) => line(p(x - 2.5, y), p(x + 2.5, y)))),
  }),
};
