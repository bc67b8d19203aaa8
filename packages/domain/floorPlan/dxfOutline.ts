import type { Vector } from '../math/points.ts';
import type { Rad } from '../units.ts';
import { type Affine, UNMOVED } from './affine.ts';
import type { Arc, Spline } from './curve.ts';
import { brokenAt } from './dxfFault.ts';
import type { DxfRecord } from './dxfRecord.ts';

/** `bulge`: tangent of a quarter of the arc's angle to the next corner, positive counterclockwise. */
export interface PolylineVertex extends Vector {
  bulge: number;
}

export type OutlineShape =
  | {
      kind: 'lines';
      vertices: readonly PolylineVertex[];
      isClosed: boolean;
      isFilled?: boolean;
      widths?: readonly LineWidth[];
      plane: Affine;
    }
  | { kind: 'arc'; arc: Arc; isClosed: boolean; plane: Affine }
  | { kind: 'spline'; spline: Spline; isClosed: boolean };

export type LineWidth = readonly [start: number, end: number];

export const TURN: Rad = 2 * Math.PI;

export const straight = (
  vertices: readonly PolylineVertex[],
  isClosed: boolean,
  plane = UNMOVED,
): Extract<OutlineShape, { kind: 'lines' }> => ({ kind: 'lines', vertices, isClosed, plane });

export function polylineVertices(record: DxfRecord): PolylineVertex[] {
  const vertices: PolylineVertex[] = [];
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

const [START, END, ALL] = [40, 41, 43];

const isWide = (widths: readonly LineWidth[]): boolean => widths.some(([start, end]) => start > 0 || end > 0);

/** @throws UnreadableDxf if a width is invalid */
export function widthsIn(record: DxfRecord): readonly LineWidth[] | undefined {
  const widths: [number, number][] = [];
  record.codes.forEach((code, index) => {
    const last = widths.at(-1);
    if (code === 10) widths.push([0, 0]);
    else if (code === START && last) last[0] = record.figureAt(index);
    else if (code === END && last) last[1] = record.figureAt(index);
  });
  if (isWide(widths)) return widths;
  const all = record.figure(ALL, 0);
  return all > 0 ? widths.map(() => [all, all]) : undefined;
}

export function widthsOf(record: DxfRecord, corners: readonly DxfRecord[]): readonly LineWidth[] | undefined {
  const [start, end] = [record.figure(START, 0), record.figure(END, 0)];
  const widths = corners.map((corner): LineWidth => [corner.figure(START, start), corner.figure(END, end)]);
  return isWide(widths) ? widths : undefined;
}
