import { type Affine, combined, rotation, scaled, shifted, UNMOVED } from './affine.ts';
import { brokenAt, UnreadableDxf } from './dxfFault.ts';
import { type Hatch, hatch } from './dxfHatch.ts';
import { type Multiline, multiline } from './dxfMultiline.ts';
import {
  type OutlineShape,
  type PolylineVertex,
  polylineVertices,
  straight,
  TURN,
  widthsIn,
  widthsOf,
} from './dxfOutline.ts';
import type { DxfRecord } from './dxfRecord.ts';
import { spline } from './dxfSpline.ts';
import { type DxfWords, lineOfWords, linesOfWords } from './dxfWords.ts';
import { type OmissionKind, omissionKindOf } from './omissions.ts';
import { acrossIn, normalOf, planeOf } from './plane.ts';
import { type Tint, tintOfIndex, tintOfRgb } from './tint.ts';

export interface Insertion {
  kind: 'insertion';
  block: string;
  /** Map from the block's own axes to those around the insertion. */
  placeOf: (column: number, row: number) => Affine;
  columns: number;
  rows: number;
  dictionary: string;
  isDimension?: boolean;
}

export type DxfShape = OutlineShape | DxfWords | Hatch | Insertion | Multiline;

export interface DxfEntity {
  layer: string;
  pen: Tint | 'layer' | 'block';
  shape: DxfShape;
}

export interface Undrawn {
  omitted: OmissionKind;
  name: string;
  layer: string;
  line: number;
}

const cornersOf = (record: DxfRecord, from: number, to: number): PolylineVertex[] => {
  const corners: PolylineVertex[] = [];
  for (let code = from; code <= to; code++)
    if (record.codes.includes(code)) corners.push(cornerOf(record, code));
  return corners;
};

const cornerOf = (record: DxfRecord, code = 10): PolylineVertex => ({
  x: record.figure(code),
  y: record.figure(code + 10),
  bulge: 0,
});

function lightPolyline(record: DxfRecord): DxfShape {
  const widths = widthsIn(record);
  const line = straight(polylineVertices(record), record.has(1), planeOf(record, record.figure(38, 0)));
  return { ...line, ...(widths && { widths }) };
}

/** Polyline flags: 3D line, mesh; corner flag: control point of a curve. */
const [IN_SPACE, NETS, PULLS] = [8, 16 | 64, 16];

function polyline(record: DxfRecord, corners: readonly DxfRecord[]): DxfShape | null {
  if (record.has(NETS)) return null;
  const own = corners.filter((corner) => !corner.has(PULLS));
  const vertices = own.map((corner) => ({ ...cornerOf(corner), bulge: corner.figure(42, 0) }));
  if (record.has(IN_SPACE)) return straight(vertices, record.has(1));
  const widths = widthsOf(record, own);
  const line = straight(vertices, record.has(1), planeOf(record, record.figure(30, 0)));
  return { ...line, ...(widths && { widths }) };
}

function circle(record: DxfRecord, isArc: boolean): DxfShape {
  const radius = record.figure(40);
  const angle = (code: number) => (record.figure(code) / 360) * TURN;
  const from = isArc ? angle(50) : 0;
  // Counterclockwise, also across angle 0.
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

function faceOf(record: DxfRecord): PolylineVertex[] {
  const corners = cornersOf(record, 10, 13);
  if (corners.length < 3) throw brokenAt(record.line);
  return corners;
}

/** Corners are stored in Z order; three of them form a triangle. */
function solid(record: DxfRecord): DxfShape {
  const [a, b, c, d] = faceOf(record);
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
    dictionary: dictionaryOf(record),
  };
}

const DICTIONARY = '{ACAD_XDICTIONARY';

function dictionaryOf({ codes, values }: DxfRecord): string {
  const index = values.findIndex((value, at) => codes[at] === 102 && value.trim() === DICTIONARY);
  return index >= 0 && codes[index + 1] === 360 ? (values[index + 1] ?? '').trim() : '';
}

/** Older programs write no block. */
function dimension(record: DxfRecord): Insertion | null {
  const block = record.text(2).toLowerCase();
  if (!block) return null;
  return {
    kind: 'insertion',
    block,
    columns: 1,
    rows: 1,
    dictionary: '',
    placeOf: () => UNMOVED,
    isDimension: true,
  };
}

function table(record: DxfRecord): Insertion | null {
  const block = record.text(2).toLowerCase();
  if (!block) return null;
  const turn = Math.atan2(record.figure(21, 0), record.figure(11, 1));
  const place = combined(shifted(cornerOf(record)), rotation(turn));
  return { kind: 'insertion', block, columns: 1, rows: 1, dictionary: '', placeOf: () => place };
}

function shapeOf(record: DxfRecord, corners: readonly DxfRecord[]): DxfShape | null {
  switch (record.type) {
    case 'LINE':
      return straight([cornerOf(record, 10), cornerOf(record, 11)], false);
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
      return straight(faceOf(record), true);
    case 'INSERT':
      return insertion(record);
    case 'DIMENSION':
    case 'ARC_DIMENSION':
    case 'LARGE_RADIAL_DIMENSION':
      return dimension(record);
    case 'ACAD_TABLE':
      return table(record);
    case 'MLINE':
      return multiline(record);
    case 'LEADER':
      return straight(polylineVertices(record), false);
    case 'TEXT':
      return lineOfWords(record);
    case 'ATTRIB':
      return record.has(1) ? null : lineOfWords(record);
    case 'MTEXT':
      return linesOfWords(record);
    case 'HATCH':
      return hatch(record);
    default:
      return null;
  }
}

const SEEN_ONLY: ReadonlySet<string> = new Set(['TEXT', 'ATTRIB', 'MTEXT', 'HATCH']);
export const isSeenOnly = (type: string): boolean => SEEN_ONLY.has(type);

const [BY_LAYER, BY_BLOCK] = [256, 0];

function penOf(record: DxfRecord): DxfEntity['pen'] {
  if (record.codes.includes(420)) return tintOfRgb(record.figure(420));
  const index = record.figure(62, BY_LAYER);
  return index === BY_LAYER ? 'layer' : index === BY_BLOCK ? 'block' : tintOfIndex(index);
}

/** Null if a record draws nothing, is hidden or on paper only. */
export function dxfEntity(record: DxfRecord, corners: readonly DxfRecord[]): DxfEntity | Undrawn | null {
  const layer = record.text(8).toLowerCase() || '0';
  const undrawn = (omitted: OmissionKind): Undrawn => {
    return { omitted, name: record.type, layer, line: record.line };
  };
  try {
    const [isHidden, isOnPaper] = [record.figure(60, 0) === 1, record.figure(67, 0) === 1];
    if (isHidden || isOnPaper) return null;
    const shape = shapeOf(record, corners);
    if (!shape) {
      const kind = omissionKindOf(record.type);
      return kind && undrawn(kind);
    }
    return { layer, pen: penOf(record), shape };
  } catch (error) {
    if (error instanceof UnreadableDxf) return undrawn('damaged');
    throw error;
  }
}
