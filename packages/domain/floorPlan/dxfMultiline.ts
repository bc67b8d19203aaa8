import { greatestOf, leastOf } from '../math/lists.ts';
import { ahead, type Vector } from '../math/points.ts';
import { brokenAt } from './dxfFault.ts';
import { type OutlineShape, straight } from './dxfOutline.ts';
import type { DxfRecord } from './dxfRecord.ts';
import { planeOf } from './plane.ts';

export interface Multiline {
  kind: 'multiline';
  lines: readonly OutlineShape[];
  style: string;
  across: readonly { flags: number; line: OutlineShape }[];
}

const [JOINTS, STARTS, ENDS] = [2, 16 | 32 | 64, 256 | 512 | 1024];
const [CLOSED, NO_START, NO_END] = [2, 4, 8];

interface Corner {
  at: Vector;
  along: Vector;
  miter: Vector;
  /** Per line: its offset along the miter, then positions at which it alternately starts and stops. */
  lines: number[][];
}

function cornersOf(record: DxfRecord): Corner[] {
  const corners: Corner[] = [];
  const zero = () => ({ x: 0, y: 0 });
  let left = 0;
  record.codes.forEach((code, index) => {
    const corner = corners.at(-1);
    const figure = () => record.figureAt(index);
    if (code === 11) corners.push({ at: { x: figure(), y: 0 }, along: zero(), miter: zero(), lines: [] });
    else if (!corner) return;
    else if (code === 21) corner.at.y = figure();
    else if (code === 12) corner.along.x = figure();
    else if (code === 22) corner.along.y = figure();
    else if (code === 13) corner.miter.x = figure();
    else if (code === 23) corner.miter.y = figure();
    else if (code === 74) {
      left = figure();
      corner.lines.push([]);
    } else if (code === 41 && left > 0) {
      left -= 1;
      corner.lines.at(-1)?.push(figure());
    }
  });
  return corners;
}

const offsetAt = ({ at, miter, lines }: Corner, line: number): Vector => {
  const [offset = 0] = lines[line] ?? [];
  return { x: at.x + miter.x * offset, y: at.y + miter.y * offset };
};

/** Distances from the start of a segment; null reaches the end. */
function piecesOf(corner: Corner, line: number): (readonly [from: number, to: number | null])[] {
  const [, ...places] = corner.lines[line] ?? [];
  if (places.length === 0) return [[0, null]];
  const pieces: [number, number | null][] = [];
  for (let index = 0; index < places.length; index += 2)
    pieces.push([places[index] ?? 0, places[index + 1] ?? null]);
  return pieces;
}

function* acrossLines(record: DxfRecord, corners: readonly Corner[]): Generator<readonly [number, Vector[]]> {
  const isClosed = record.has(CLOSED, 71);
  for (const [index, corner] of corners.entries()) {
    const offsets = corner.lines.map(([offset = 0]) => offset);
    const [low, high] = [offsets.indexOf(leastOf(offsets)), offsets.indexOf(greatestOf(offsets))];
    const line = [offsetAt(corner, low), offsetAt(corner, high)];
    const [isStart, isEnd] = [!isClosed && index === 0, !isClosed && index === corners.length - 1];
    if (isStart && record.has(NO_START, 71)) continue;
    if (isEnd && record.has(NO_END, 71)) continue;
    if (low !== high) yield [isStart ? STARTS : isEnd ? ENDS : JOINTS, line];
  }
}

function* piecesAlong(corners: readonly Corner[], line: number, isClosed: boolean): Generator<Vector[]> {
  const sides = isClosed ? corners.length : corners.length - 1;
  const isWhole = corners.slice(0, sides).every((corner) => {
    const [piece, ...others] = piecesOf(corner, line);
    return others.length === 0 && piece?.[0] === 0 && piece[1] === null;
  });
  if (isWhole) return yield corners.map((corner) => offsetAt(corner, line));
  for (let side = 0; side < sides; side++) {
    const [corner, next] = [corners[side], corners[(side + 1) % corners.length]];
    if (!corner || !next) continue;
    const start = offsetAt(corner, line);
    for (const [from, to] of piecesOf(corner, line))
      yield [
        ahead(start, corner.along, from),
        to === null ? offsetAt(next, line) : ahead(start, corner.along, to),
      ];
  }
}

/** @throws UnreadableDxf if corners differ in their number of lines */
export function multiline(record: DxfRecord): Multiline {
  const corners = cornersOf(record);
  const count = corners[0]?.lines.length ?? 0;
  const isClosed = record.has(CLOSED, 71);
  const isAgreed = corners.every(
    ({ lines }) => lines.length === count && lines.every((one) => one.length > 0),
  );
  if (corners.length < 2 || count === 0 || !isAgreed) throw brokenAt(record.line);
  const plane = planeOf(record, record.figure(30, 0));
  const drawn = (points: readonly Vector[], isRing = false) =>
    straight(
      points.map((point) => ({ ...point, bulge: 0 })),
      isRing,
      plane,
    );
  const lines = Array.from({ length: count }, (_, line) => [...piecesAlong(corners, line, isClosed)]).flatMap(
    (pieces) =>
      pieces.map((points) =>
        drawn(points, isClosed && points.length === corners.length && points.length > 2),
      ),
  );
  const across = [...acrossLines(record, corners)].map(([flags, points]) => ({ flags, line: drawn(points) }));
  return { kind: 'multiline', lines, style: record.text(2).toLowerCase(), across };
}
