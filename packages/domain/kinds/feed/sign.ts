import { polygon } from '../../paths/outlines.ts';
import { boxOf, type KindSign } from '../sign.ts';

export const feedSign: KindSign = {
  outlines: (p, _, half) => ({
    solid: [boxOf(p, half)],
    bolts: [polygon(p(1, -5.2), p(-3.6, 0.9), p(-0.3, 0.9), p(-1, 5.2), p(3.6, -0.9), p(0.4, -0.9))],
  }),
};
