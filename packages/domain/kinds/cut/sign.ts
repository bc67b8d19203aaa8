import { polygon } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import type { KindSign } from '../sign.ts';

const PLATE = 7.5;

/** Isolating joint: two plates across the rail, with a gap between them. */
export const cutSign: KindSign = {
  half: { x: 8, y: 8 },
  isTurned: true,
  outlines: (p) => ({
    gaps: [polygon(p(-3, -6), p(3, -6), p(3, 6), p(-3, 6))],
    lines: [-3, 3].map((along) => line(p(along, -PLATE), p(along, PLATE))),
  }),
  block: {
    half: 5,
    outlines: [line({ x: -1, y: -5 }, { x: -1, y: 5 }), line({ x: 1, y: -5 }, { x: 1, y: 5 })],
  },
};
