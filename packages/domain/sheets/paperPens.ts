import type { Pen, PlanShape } from '../kinds/shape.ts';
import { type PaperPath, path } from './marks.ts';

type Look = Omit<PaperPath, 'kind' | 'outlines'>;

const BODY: Look = { pen: 'symbol', fill: 'paper' };

/** Null: not painted. */
const PAPER_PENS: Readonly<Record<Pen, Look | null>> = {
  wall: { fill: 'wall', pen: 'wall' },
  wallFace: null,
  gap: { fill: 'paper' },
  frame: { pen: 'edge' },
  leaf: { pen: 'edge' },
  swing: { pen: 'thin', isDashed: true },
  cut: { fill: 'paper' },
  outline: { pen: 'thin', sign: 'obstacle' },
  above: { pen: 'thin', isDashed: true, sign: 'above' },
  area: { pen: 'thin', sign: 'area' },
  rail: { pen: 'rail', sign: 'rail' },
  seam: { pen: 'seam', sign: 'seam' },
  node: { fill: 'ink', sign: 't' },
  cap: { pen: 'frame', sign: 'cap' },
  body: BODY,
  blackBody: BODY,
  whiteBody: BODY,
  lens: { pen: 'thin' },
  aim: { pen: 'thin' },
  throw: { pen: 'thin', sign: 'throw' },
  dimensionLine: { pen: 'thin' },
  extension: { pen: 'hair' },
  tick: { pen: 'edge' },
  arrow: { fill: 'ink' },
  origin: { pen: 'seam', fill: 'paper', sign: 'dimension' },
};

export const paperPaths = (shapes: readonly PlanShape[], own: Partial<Look> = {}): PaperPath[] =>
  shapes.flatMap(({ pen, outlines }) => {
    const look = PAPER_PENS[pen];
    return look ? [path(outlines, { ...look, ...own })] : [];
  });
