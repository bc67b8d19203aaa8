import { line } from '../../paths/path.ts';
import type { SignBlock } from '../sign.ts';

export const cutBlock = {
  layer: 'isolations',
  colour: 6,
  half: 5,
  outlines: [line({ x: -1, y: -5 }, { x: -1, y: 5 }), line({ x: 1, y: -5 }, { x: 1, y: 5 })],
} as const satisfies SignBlock;
