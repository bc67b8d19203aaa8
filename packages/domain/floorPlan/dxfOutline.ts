import type { Vector } from '../math/points.ts';
import { type Affine, UNMOVED } from './affine.ts';
import type { Arc, Spline } from './curve.ts';
import { brokenAt } from './dxfFault.ts';
import type { DxfRecord } from './dxfRecord.ts';

/** A corner, and how far the way to the next one bulges: the tangent of a quarter of its arc's angle, above 0 anticlockwise. */
export interface Vertex extends Vector {
  bulge: number;
}

/** What has an outline, in the units of the file, y up, seen from above. */
export type OutlineShape =
  | { kind: 'lines'; vertices: readonly Vertex[]; isClosed: boolean; isFilled?: boolean; plane: Affine }
  | { kind: 'arc'; arc: Arc; isClosed: boolean; plane: Affine }
  | { kind: 'spline'; spline: Spline; isClosed: boolean };

export const TURN = 2 * Math.PI;

export const straight = (
  vertices: readonly Vertex[],
  isClosed: boolean,
  plane = UNMOVED,
): Extract<OutlineShape, { kind: 'lines' }> => ({ kind: 'lines', vertices, isClosed, plane });

/** Corners one after the other, each with what belongs to it. @throws UnreadableDxf if a coordinate is missing or invalid */
export function verticesOf(record: DxfRecord): Vertex[] {
  const vertices: Vertex[] = [];
  let rows = 0;
  record.codes.forEach((code, index) => {
    const last = vertices.at(-1);
    if (code === 10) vertices.push({ x: record.figureAt(index), y: 0, bulge: 0 });
    else if (code === 20 && last) {
      last.y = record.figureAt(index);
      rows += 1;
    } else if (code === 42 && last) last.bulge = record.figureAt(index);
  });
  if (rows !== vertices.length) throw brokenAt(record.line);
  return vertices;
}
