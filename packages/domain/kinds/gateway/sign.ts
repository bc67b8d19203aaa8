import { circle, rectangleOutline } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import { boxOf, type KindSign } from '../sign.ts';

const HALF = { x: 12, y: 9 };

/** IEC 60617. */
export const gatewaySign: KindSign = {
  half: HALF,
  outlines: (p) => ({
    boxes: [boxOf(p, HALF)],
    lines: [line(p(-8, 0), p(8, 0)), ...[-8, 0, 8].map((x) => line(p(x, -2.8), p(x, 2.8)))],
  }),
  block: {
    half: 8,
    outlines: [
      rectangleOutline(-8, -6, 16, 12),
      line({ x: -8, y: 0 }, { x: 8, y: 0 }),
      circle({ x: 0, y: 0 }, 3),
    ],
  },
};
