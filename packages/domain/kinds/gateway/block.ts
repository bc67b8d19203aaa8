import { circle, rectangleOutline } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import type { SignBlock } from '../sign.ts';

export const gatewayBlock = {
  layer: 'gateways',
  colour: 6,
  half: 8,
  outlines: [
    rectangleOutline(-8, -6, 16, 12),
    line({ x: -8, y: 0 }, { x: 8, y: 0 }),
    circle({ x: 0, y: 0 }, 3),
  ],
} as const satisfies SignBlock;
