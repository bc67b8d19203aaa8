import { rectangleOutline } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import type { SignBlock } from '../sign.ts';

export const feedBlock = {
  layer: 'feeds',
  colour: 1,
  half: 3,
  outlines: [
    rectangleOutline(-3, -3, 6, 6),
    line({ x: 0.6, y: -2.2 }, { x: -1.2, y: 0.4 }, { x: 1.2, y: -0.4 }, { x: -0.6, y: 2.2 }),
  ],
} as const satisfies SignBlock;
