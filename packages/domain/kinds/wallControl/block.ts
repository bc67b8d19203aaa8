import { rectangleOutline } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import type { SignBlock } from '../sign.ts';

export const wallControlBlock = {
  layer: 'controls',
  colour: 3,
  half: 6,
  outlines: [
    rectangleOutline(-6, -6, 12, 12),
    ...[-2.5, 2.5].flatMap((y) => [-3, 3].map((x) => line({ x: x - 1.5, y }, { x: x + 1.5, y }))),
  ],
} as const satisfies SignBlock;
