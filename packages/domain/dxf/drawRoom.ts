import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { shapesOf } from '../kinds/drawnKinds.ts';
import type { Pen } from '../kinds/shape.ts';
import type { Cm } from '../units.ts';
import type { Drawer, Layer } from './pen.ts';

const STROKES: Cm = 8;

/** Null: fills, which CAD does not need. */
export const LAYER_OF: Readonly<Record<Pen, Layer | null>> = {
  wall: null,
  wallFace: 'walls',
  gap: null,
  frame: 'openings',
  leaf: 'openings',
  swing: 'openings',
  cut: null,
  outline: 'obstacles',
  above: 'obstacles',
  area: 'areas',
  rail: 'rails',
  seam: 'connectors',
  node: 'connectors',
  cap: 'caps',
  body: 'luminaires',
  blackBody: 'luminaires',
  whiteBody: 'luminaires',
  lens: 'luminaires',
  aim: 'luminaires',
  throw: 'luminaires',
  dimensionLine: 'dimensions',
  extension: 'dimensions',
  tick: 'dimensions',
  arrow: null,
  origin: null,
};

export function drawRoom(drawing: InstallationDrawing, { pens }: Drawer): void {
  for (const { pen, outlines } of shapesOf(drawing, { hatch: STROKES, hasFaces: true })) {
    const layer = LAYER_OF[pen];
    if (layer) pens[layer].draw(outlines);
  }
}
