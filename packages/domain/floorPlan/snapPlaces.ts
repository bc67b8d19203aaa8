import type { Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';
import { type FloorPlan, isFill, isOn, pointsIn } from './floorPlan.ts';

/**
 * Squared cosine of 30° and a ratio of lengths: a smaller turn between similar segments belongs to a curve.
 */
const [TURNS, LONGER] = [Math.cos(Math.PI / 6) ** 2, 4];

function endsAndMiddles(plan: FloorPlan, hidden: ReadonlySet<number>): number[] {
  const found: number[] = [];
  const { coordinates } = plan;
  const x = (index: number) => coordinates[2 * index] ?? 0;
  const y = (index: number) => coordinates[2 * index + 1] ?? 0;
  for (let line = 0; line < plan.closed.length; line++) {
    if (isFill(plan, line) || !isOn(plan, line, hidden)) continue;
    const [from, to] = pointsIn(plan, line);
    const isClosed = plan.closed[line] === 1;
    const isEnd = (index: number): boolean => {
      if (!isClosed && (index === from || index === to - 1)) return true;
      const [before, after] = [index === from ? to - 1 : index - 1, index === to - 1 ? from : index + 1];
      const [ax, ay] = [x(index) - x(before), y(index) - y(before)];
      const [bx, by] = [x(after) - x(index), y(after) - y(index)];
      const [a, b] = [ax * ax + ay * ay, bx * bx + by * by];
      if (Math.max(a, b) > LONGER ** 2 * Math.min(a, b)) return true;
      const along = ax * bx + ay * by;
      return along < 0 || along * along < TURNS * a * b;
    };
    const isFirst = isEnd(from);
    for (let index = from, isHere = isFirst; index < to; index++) {
      const next = index === to - 1 ? (isClosed ? from : -1) : index + 1;
      const isThere = next === from ? isFirst : next > 0 && isEnd(next);
      if (isHere) found.push(x(index), y(index));
      if (isHere && isThere) found.push((x(index) + x(next)) / 2, (y(index) + y(next)) / 2);
      isHere = isThere;
    }
  }
  return found;
}

/** Points sorted by square, in rows; `starts` has the first point of each square. */
export interface SnapGrid {
  minX: Cm;
  minY: Cm;
  size: Cm;
  columns: number;
  rows: number;
  places: Float64Array;
  starts: Uint32Array;
}

const [TOGETHER, MOST_SQUARES] = [4, 250_000];

function forEach(found: readonly number[], visit: (x: number, y: number) => void): void {
  for (let at = 0; at < found.length; at += 2) visit(found[at] ?? 0, found[at + 1] ?? 0);
}

/**
 * Grid of ends and middles of shown lines (D73), so that the nearest of a million is found at once. A
 * counting sort fills the grid.
 */
export function snapGrid(plan: FloorPlan, hidden: ReadonlySet<number>): SnapGrid {
  const found = endsAndMiddles(plan, hidden);
  let [minX, minY, maxX, maxY] = found.length > 0 ? [Infinity, Infinity, -Infinity, -Infinity] : [0, 0, 0, 0];
  forEach(found, (x, y) => {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  });
  const [width, height] = [maxX - minX, maxY - minY];
  const squares = Math.min(MOST_SQUARES, Math.max(1, found.length / 2 / TOGETHER));
  // Points in a line: only its length is divided.
  const size = Math.max(1, Math.sqrt((width * height) / squares), Math.max(width, height) / squares);
  const [columns, rows] = [Math.floor(width / size) + 1, Math.floor(height / size) + 1];
  const grid = { minX, minY, size, columns, rows };
  const squareOf = (x: number, y: number) => row(grid, y) * columns + column(grid, x);
  const starts = new Uint32Array(columns * rows + 1);
  forEach(found, (x, y) => {
    const after = squareOf(x, y) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  });
  for (let square = 1; square < starts.length; square++)
    starts[square] = (starts[square] ?? 0) + (starts[square - 1] ?? 0);
  const places = new Float64Array(found.length);
  const next = starts.slice();
  forEach(found, (x, y) => {
    const square = squareOf(x, y);
    const at = next[square] ?? 0;
    next[square] = at + 1;
    places[2 * at] = x;
    places[2 * at + 1] = y;
  });
  return { ...grid, places, starts };
}

type Squares = Pick<SnapGrid, 'minX' | 'minY' | 'size' | 'columns' | 'rows'>;
const within = (value: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor(value)));
const column = ({ minX, size, columns }: Squares, x: number) => within((x - minX) / size, columns);
const row = ({ minY, size, rows }: Squares, y: number) => within((y - minY) / size, rows);

export function nearestSnapPoint(grid: SnapGrid, { x, y }: Vector, within: Cm): Vector | null {
  const { places, starts, columns } = grid;
  let best = -1;
  let least = within * within;
  const [left, right] = [column(grid, x - within), column(grid, x + within)];
  for (let line = row(grid, y - within); line <= row(grid, y + within); line++) {
    // Squares of a row are consecutive, and so are their points.
    const [from, to] = [starts[line * columns + left] ?? 0, starts[line * columns + right + 1] ?? 0];
    for (let index = 2 * from; index < 2 * to; index += 2) {
      const [dx, dy] = [(places[index] ?? 0) - x, (places[index + 1] ?? 0) - y];
      const square = dx * dx + dy * dy;
      if (square > least) continue;
      [best, least] = [index, square];
    }
  }
  return best < 0 ? null : { x: places[best] ?? 0, y: places[best + 1] ?? 0 };
}
