import { rectangleOutline } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import type { SignBlock } from '../sign.ts';

export const supplyBlock = {
  layer: 'supplies',
  colour: 1,
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
} as const satisfies SignBlock;
