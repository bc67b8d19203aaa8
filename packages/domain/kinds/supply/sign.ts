import { line } from '../../paths/path.ts';
import { boxOf, type KindSign } from '../sign.ts';

/** IEC 60617. */
export const supplySign: KindSign = {
  outlines(p, unit, half) {
    const arc = { radius: 1.7 * unit, isClockwise: true };
    return {
      boxes: [boxOf(p, half)],
      lines: [
        line(p(-half.x, half.y), p(half.x, -half.y)),
        line(
          p(-9.4, -3.4),
          { ...p(-6, -3.4), arc },
          { ...p(-2.6, -3.4), arc: { ...arc, isClockwise: false } },
        ),
        line(p(2.6, 3), p(9.4, 3)),
        line(p(2.6, 5.6), p(9.4, 5.6)),
      ],
    };
  },
};
