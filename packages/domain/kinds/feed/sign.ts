import { polygon, rectangleOutline } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import { boxOf, type KindSign } from '../sign.ts';

const HALF = { x: 8, y: 8 };

export const feedSign: KindSign = {
  half: HALF,
  outlines: (p) => ({
    solid: [boxOf(p, HALF)],
    bolts: [polygon(p(1, -5.2), p(-3.6, 0.9), p(-0.3, 0.9), p(-1, 5.2), p(3.6, -0.9), p(0.4, -0.9))],
  }),
  block: {
    half: 3,
    outlines: [
      rectangleOutline(-3, -3, 6, 6),
      line({ x: 0.6, y: -2.2 }, { x: -1.2, y: 0.4 }, { x: 1.2, y: -0.4 }, { x: -0.6, y: 2.2 }),
    ],
  },
};
