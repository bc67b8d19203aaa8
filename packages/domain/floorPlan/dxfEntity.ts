import type { Vector } from '../math/points.ts';
import { type Affine, combined, rotation, scaled, shifted, UNMOVED } from './affine.ts';
import { brokenAt, UnreadableDxf } from './dxfFault.ts';
import { type Hatch, hatch } from './dxfHatch.ts';
import { type OutlineShape, straight, TURN, type Vertex, verticesOf } from './dxfOutline.ts';
import type { DxfRecord } from './dxfRecord.ts';
import { lineOfWords, linesOfWords, type Words } from './dxfWords.ts';
import { acrossIn, normalOf, planeOf } from './plane.ts';
import { type Tint, tintOfIndex, tintOfRgb } from './tint.ts';

/** A block put somewhere, once or in columns and rows. */
export interface Insertion {
  kind: 'insertion';
  block: string;
  /** Of one in the n-th column and row: from the block's own axes to those around it. */
  placeOf: (column: number, row: number) => Affine;
  columns: number;
  rows: number;
}

/** What a thing of a DXF file draws. */
export type DxfShape = OutlineShape | Words | Hatch | Insertion;

export interface DxfEntity {
  /** The name of its layer in small letters. */
  layer: string;
  /** Its own colour, or that of its layer or of the block that it stands in. */
  pen: Tint | 'layer' | 'block';
  shape: DxfShape;
}

/** Corners whose codes are 10 and 20, 11 and 21 …, as many as there are. */
const cornersOf = (record: DxfRecord, from: number, to: number): Vertex[] => {
  const corners: Vertex[] = [];
  for (let code = from; code <= to; code++)
    if (record.codes.includes(code)) corners.push(cornerOf(record, code));
  return corners;
};

const cornerOf = (record: DxfRecord, code = 10): Vertex => ({
  x: record.figure(code),
  y: record.figure(code + 10),
  bulge: 0,
});

const lightPolyline = (record: DxfRecord): DxfShape =>
  straight(verticesOf(record), record.has(1), planeOf(record, record.figure(38, 0)));

/** Flags of a polyline: seen from the side, a net, or one of faces; of its corners: what a curve is pulled by. */
const [IN_SPACE, NETS, PULLS] = [8, 16 | 64, 16];

function polyline(record: DxfRecord, corners: readonly DxfRecord[]): DxfShape | null {
  if (record.has(NETS)) return null;
  const vertices = corners
    .filter((corner) => !corner.has(PULLS))
    .map((corner) => ({ ...cornerOf(corner), bulge: corner.figure(42, 0) }));
  const plane = record.has(IN_SPACE) ? UNMOVED : planeOf(record, record.figure(30, 0));
  return straight(vertices, record.has(1), plane);
}

function circle(record: DxfRecord, isArc: boolean): DxfShape {
  const radius = record.figure(40);
  const angle = (code: number) => (record.figure(code) / 360) * TURN;
  const from = isArc ? angle(50) : 0;
  // Always anticlockwise, over the place where angles begin anew too.
  const sweep = isArc ? (((angle(51) - from) % TURN) + TURN) % TURN || TURN : TURN;
  return {
    kind: 'arc',
    arc: { centre: cornerOf(record), u: { x: radius, y: 0 }, v: { x: 0, y: radius }, from, sweep },
    isClosed: !isArc,
    plane: planeOf(record, record.figure(30, 0)),
  };
}

function ellipse(record: DxfRecord): DxfShape {
  const long = [record.figure(11), record.figure(21), record.figure(31, 0)] as const;
  const [x, y] = acrossIn(normalOf(record), long, record.figure(40));
  const [from, to] = [record.figure(41, 0), record.figure(42, TURN)];
  const sweep = (((to - from) % TURN) + TURN) % TURN;
  const isClosed = sweep < 1e-9 || TURN - sweep < 1e-9;
  const arc = { centre: cornerOf(record), u: { x: long[0], y: long[1] }, v: { x, y }, from };
  return { kind: 'arc', arc: { ...arc, sweep: isClosed ? TURN : sweep }, isClosed, plane: UNMOVED };
}

const MAX_DEGREE = 10;

function spline(record: DxfRecord): DxfShape {
  const pointsOf = (code: number): Vector[] => {
    const [across, up] = [record.figures(code), record.figures(code + 10)];
    return across.map((x, index) => ({ x, y: up[index] ?? 0 }));
  };
  const [controls, knots, weights] = [pointsOf(10), record.figures(40), record.figures(41)];
  const isClosed = record.has(1);
  if (controls.length === 0)
    return straight(
      pointsOf(11).map((point) => ({ ...point, bulge: 0 })),
      isClosed,
    );
  const degree = record.figure(71);
  const isWhole = Number.isInteger(degree) && degree >= 1 && degree <= MAX_DEGREE;
  if (!isWhole || controls.length <= degree || knots.length !== controls.length + degree + 1)
    throw brokenAt(record.line);
  const weighted = controls.map((point, index) => ({ ...point, weight: weights[index] ?? 1 }));
  return { kind: 'spline', spline: { degree, knots, controls: weighted }, isClosed };
}

/** Its corners stand in the order of a Z, and three of them are a triangle. */
function solid(record: DxfRecord): DxfShape {
  const [a, b, c, d] = cornersOf(record, 10, 13);
  const corners = [a, b, d, c].filter((corner) => corner !== undefined);
  return { ...straight(corners, true, planeOf(record, record.figure(30, 0))), isFilled: true };
}

function insertion(record: DxfRecord): Insertion {
  const count = (code: number) => Math.max(1, Math.floor(record.figure(code, 1)));
  const gaps = { across: record.figure(44, 0), up: record.figure(45, 0) };
  const around = combined(
    planeOf(record, record.figure(30, 0)),
    shifted(cornerOf(record)),
    rotation((record.figure(50, 0) / 360) * TURN),
  );
  const size = scaled(record.figure(41, 1), record.figure(42, 1));
  return {
    kind: 'insertion',
    block: record.text(2).toLowerCase(),
    placeOf: (column, row) => combined(around, shifted({ x: column * gaps.across, y: row * gaps.up }), size),
    columns: count(70),
    rows: count(71),
  };
}

function shapeOf(record: DxfRecord, corners: readonly DxfRecord[]): DxfShape | null {
  switch (record.type) {
    case 'LINE':
      return straight(cornersOf(record, 10, 11), false);
    case 'LWPOLYLINE':
      return lightPolyline(record);
    case 'POLYLINE':
      return polyline(record, corners);
    case 'ARC':
    case 'CIRCLE':
      return circle(record, record.type === 'ARC');
    case 'ELLIPSE':
      return ellipse(record);
    case 'SPLINE':
      return spline(record);
    case 'SOLID':
    case 'TRACE':
      return solid(record);
    case '3DFACE':
      return straight(cornersOf(record, 10, 13), true);
    case 'INSERT':
      return insertion(record);
    case 'DIMENSION': {
      // What it looks like is a block in its place already.
      const block = record.text(2).toLowerCase();
      return block ? { kind: 'insertion', block, placeOf: () => UNMOVED, columns: 1, rows: 1 } : null;
    }
    case 'TEXT':
      return lookedAt(() => lineOfWords(record));
    case 'ATTRIB':
      return lookedAt(() => (record.has(1) ? null : lineOfWords(record)));
    case 'MTEXT':
      return lookedAt(() => linesOfWords(record));
    case 'HATCH':
      return lookedAt(() => hatch(record));
    default:
      return null;
  }
}

const SEEN_ONLY: ReadonlySet<string> = new Set(['TEXT', 'ATTRIB', 'MTEXT', 'HATCH']);
export const isSeenOnly = ({ type }: DxfRecord): boolean => SEEN_ONLY.has(type);

/** Words and fills are only looked at: one that is broken is left out, and the lines are there. */
function lookedAt<Shape>(read: () => Shape): Shape | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDxf) return null;
    throw error;
  }
}

/** Numbers of colours that stand for those of the layer and of the block. */
const [BY_LAYER, BY_BLOCK] = [256, 0];

function penOf(record: DxfRecord): DxfEntity['pen'] {
  if (record.codes.includes(420)) return tintOfRgb(record.figure(420));
  const index = record.figure(62, BY_LAYER);
  return index === BY_LAYER ? 'layer' : index === BY_BLOCK ? 'block' : tintOfIndex(index);
}

/**
 * What a record draws; null where that is nothing, hidden, on paper alone, or of no use on a plan: bodies, nets.
 * @param corners the records of its corners, of a polyline that has them apart
 * @throws UnreadableDxf where a figure lacks, or is none
 */
export function dxfEntity(record: DxfRecord, corners: readonly DxfRecord[]): DxfEntity | null {
  const shape = shapeOf(record, corners);
  const [isHidden, isOnPaper] = [record.figure(60, 0) === 1, record.figure(67, 0) === 1];
  if (!shape || isHidden || isOnPaper) return null;
  return { layer: record.text(8).toLowerCase() || '0', pen: penOf(record), shape };
}
