import { polygon } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import type { KindSign } from '../sign.ts';

const PLATE = 7.5;

/** Isolating joint: two plates across the rail, with a gap between them. */
export const cutSign: KindSign = {
  isTurned: true,
  outlines: (p) => ({
    gaps: [polygon(p(-3, -6), p(3, -6), p(3, 6), p(-3, 6))],
    lines: [-3, 3].map((along) => line(p(along, -PLATE), p(along, PLATE))),
  }),
};
