import { line } from '../../paths/path.ts';
import { boxOf, type KindSign } from '../sign.ts';

/** IEC 60617. */
export const gatewaySign: KindSign = {
  outlines: (p, _, half) => ({
    boxes: [boxOf(p, half)],
    lines: [line(p(-8, 0), p(8, 0)), ...[-8, 0, 8].map((x) => line(p(x, -2.8), p(x, 2.8)))],
  }),
};
