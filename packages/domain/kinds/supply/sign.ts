import { rectangleOutline } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import { boxOf, type KindSign } from '../sign.ts';

const HALF = { x: 12, y: 9 };

/** IEC 60617. */
export const supplySign: KindSign = {
  half: HALF,
  outlines(p, unit) {
    const arc = { radius: 1.7 * unit, isClockwise: true };
    return {
      boxes: [boxOf(p, HALF)],
      lines: [
        line(p(-HALF.x, HALF.y), p(HALF.x, -HALF.y)),
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
  block: {
    half: 9,
    outlines: [
      rectangleOutline(-9, -9, 18, 18),
      line({ x: -9, y: 9 }, { x: 9, y: -9 }),
      line(
        { x: -7, y: -4 },
        { x: -4.5, y: -4, arc: { radius: 1.25, isClockwise: true } },
        { x: -2, y: -4, arc: { radius: 1.25, isClockwise: false } },
      ),
      line({ x: 2, y: 4 }, { x: 7, y: 4 }),
      line({ x: 2, y: 6 }, { x: 7, y: 6 }),
    ],
  },
};
