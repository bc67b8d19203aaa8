import type { Point } from '../kinds/rail/heading.ts';
import { itemAt, leastOf, upTo } from '../math/lists.ts';
import type { Cm, Lux } from '../units.ts';
import type { Emitter } from './emitter.ts';
import type { LightMap } from './scene.ts';
import { brightSpots } from './spots.ts';
import type { SurfaceFrame } from './surfaces.ts';

/**
 * Drop to the darkest neighbour, as a share, that needs no finer step: a cone's top is at most 1 % higher.
 */
const SMOOTH = 0.02;
/** Drop of maxima below this share of the greatest, on which no figure depends. */
const SMOOTH_ENOUGH = 0.1;
/** Maxima from this share of the greatest on must pass SMOOTH, the others SMOOTH_ENOUGH. */
const GREAT = 0.9;
/** Rise of a parabola above its middle, as a share, that needs no finer step. */
const FLAT = 0.002;
/** Finest step of a climb: it misses less than half of what a raster of 1 cm misses. */
const CLOSEST: Cm = 0.3;
/** Band along edges without peaks: a point in the plane of a wall does not see the wall. */
const FROM_EDGE: Cm = 0.2;
/** Climbs that go on after the first round, per combination of shares; the brightest. */
const MOST_PEAKS = 64;
const MOST_ROUNDS = 40;

const AROUND = upTo(9).map((index) => [(index % 3) - 1, Math.floor(index / 3) - 1] as const);
const MIDDLE = 4;

/**
 * Nine values around a maximum. `drop` is the drop to the darkest one, as a share; `gain` is the rise of a
 * fitted parabola above the middle. Its top is at `dx`, `dy`, in steps.
 */
interface Shape {
  drop: number;
  gain: number;
  dx: number;
  dy: number;
}

/**
 * Parabola by differences. A ridge or saddle has no top, so each axis counts alone; the top moves one step at
 * most. NaN, beyond an edge, makes the drop infinite.
 */
function shapeOf(values: readonly number[]): Shape {
  const at = (index: number): number => values[index] as number;
  const middle = at(MIDDLE);
  const drop = values.some(Number.isNaN) ? Number.POSITIVE_INFINITY : 1 - leastOf(values) / middle;
  const [slopeX, slopeY] = [(at(5) - at(3)) / 2, (at(7) - at(1)) / 2];
  const [bendX, bendY] = [2 * middle - at(5) - at(3), 2 * middle - at(7) - at(1)];
  const twist = (at(8) - at(6) - at(2) + at(0)) / 4;
  const determinant = bendX * bendY - twist * twist;
  const isHill = bendX > 0 && bendY > 0 && determinant > 0.01 * bendX * bendY;
  const [dx, dy] = isHill
    ? [(bendY * slopeX + twist * slopeY) / determinant, (bendX * slopeY + twist * slopeX) / determinant]
    : [bendX > 0 ? slopeX / bendX : 0, bendY > 0 ? slopeY / bendY : 0];
  const [nearX, nearY] = [Math.max(-1, Math.min(1, dx)), Math.max(-1, Math.min(1, dy))];
  return { drop, gain: (slopeX * nearX + slopeY * nearY) / (2 * middle), dx: nearX, dy: nearY };
}

function valuesAround({ columns, rows, lux }: LightMap, cell: number): number[] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  return AROUND.map(([dx, dy]) => {
    const [x, y] = [column + dx, row + dy];
    return x < 0 || y < 0 || x >= columns || y >= rows ? Number.NaN : (lux[y * columns + x] as number);
  });
}

/**
 * Cells without a brighter neighbour among eight; of equal ones the first counts. Plain loops, as each frame
 * of a dimmer calls this.
 */
function maximaOf({ columns, rows, lux }: LightMap): number[] {
  const found: number[] = [];
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      const value = lux[cell] as number;
      if (!(value > 0) || (column > 0 && (lux[cell - 1] as number) >= value)) continue;
      if (column + 1 < columns && (lux[cell + 1] as number) > value) continue;
      const [left, right] = [column > 0 ? -1 : 0, column + 1 < columns ? 1 : 0];
      let isMost = true;
      for (let dx = left; isMost && row > 0 && dx <= right; dx++)
        isMost = !((lux[cell - columns + dx] as number) >= value);
      for (let dx = left; isMost && row + 1 < rows && dx <= right; dx++)
        isMost = !((lux[cell + columns + dx] as number) > value);
      if (isMost) found.push(cell);
    }
  return found;
}

interface Climb extends Point {
  lux: Lux;
  stepX: Cm;
  stepY: Cm;
  shares: readonly number[];
  isDone: boolean;
}

/** D50 promises the maximum at all layers on, each alone, and each at this share. */
const DIMMED = 1 / 8;

/** Combinations of layer shares at which maxima are searched. Dimming then only sums known points. */
function sharesOf(layers: number): number[][] {
  const all = upTo(layers);
  const only = (layer: number, own: number, others: number) =>
    all.map((one) => (one === layer ? own : others));
  if (layers === 1) return [[1]];
  return [
    all.map(() => 1),
    ...all.map((layer) => only(layer, 1, 0)),
    ...all.map((layer) => only(layer, DIMMED, 1)),
  ];
}

function mapAt(maps: readonly Float32Array[], shares: readonly number[]): Float32Array {
  const sum = new Float32Array(maps[0]?.length ?? 0);
  maps.forEach((lux, layer) => {
    const share = shares[layer] ?? 0;
    for (let cell = 0; share > 0 && cell < sum.length; cell++)
      sum[cell] = (sum[cell] as number) + share * (lux[cell] as number);
  });
  return sum;
}

const greatestIn = (lux: Float32Array): number => lux.reduce((most, one) => (one > most ? one : most), 0);

export interface PeakSearch {
  map: Omit<LightMap, 'lux'>;
  maps: readonly Float32Array[];
  frame: SurfaceFrame;
  emitters: readonly Emitter[];
  luxAt: (points: readonly Point[]) => Float64Array[];
}

/**
 * Searches the maxima between the middles of cells, within 1 % of fine rasters (D50).
 * 1. Starts are the maxima of the map at each combination of shares, unless they are smooth. Spots too narrow
 *    for the cells are added.
 * 2. A climb moves to the brightest of eight neighbours; if none is brighter, the step is halved.
 * 3. A climb ends when it is smooth or the step is CLOSEST. The top of its parabola is one more point.
 * All computed points are returned with their light by layer, so that every dimming finds its own maximum
 * among them.
 */
export function peaksOn({ map, maps, frame, emitters, luxAt }: PeakSearch): {
  peaks: Point[];
  lux: Float64Array[];
} {
  const peaks: Point[] = [];
  const found: number[][] = maps.map(() => []);
  const isOn = ({ x, y }: Point): boolean =>
    x >= frame.x + FROM_EDGE &&
    x <= frame.x + frame.width - FROM_EDGE &&
    y >= frame.y + FROM_EDGE &&
    y <= frame.y + frame.height - FROM_EDGE &&
    frame.isOn(x, y);
  const known = new Map<string, number>();
  /** Computes each point once, as climbs with different shares meet; NaN outside the surface. */
  const look = (points: readonly (Point & Pick<Climb, 'shares'>)[]): number[] => {
    const first = peaks.length;
    const indices = points.map((point) => {
      const key = `${point.x} ${point.y}`;
      const index = known.get(key) ?? (isOn(point) ? peaks.length : -1);
      known.set(key, index);
      if (index === peaks.length) peaks.push({ x: point.x, y: point.y });
      return index;
    });
    luxAt(peaks.slice(first)).forEach((lux, layer) => {
      for (const one of lux) itemAt(found, layer).push(one);
    });
    return points.map(({ shares }, n) => {
      const index = itemAt(indices, n);
      if (index < 0) return Number.NaN;
      return found.reduce((sum, lux, layer) => sum + (shares[layer] ?? 0) * (lux[index] as number), 0);
    });
  };

  const climbs: Climb[] = [];
  const combinations = sharesOf(maps.length);
  for (const shares of combinations) {
    const lux = mapAt(maps, shares);
    const all = { ...map, lux };
    const great = GREAT * greatestIn(lux);
    for (const cell of maximaOf(all)) {
      const { drop, gain } = shapeOf(valuesAround(all, cell));
      const isGreat = (lux[cell] as number) >= great;
      if (isGreat ? drop <= SMOOTH && gain < FLAT : drop <= SMOOTH_ENOUGH) continue;
      climbs.push({
        x: map.x + (cell % map.columns) * map.stepX,
        y: map.y + Math.floor(cell / map.columns) * map.stepY,
        lux: lux[cell] as number,
        stepX: map.stepX / 2,
        stepY: map.stepY / 2,
        shares,
        isDone: false,
      });
    }
  }
  const seeds = brightSpots(emitters, frame, Math.min(map.stepX, map.stepY)).map(
    ({ x, y, radius, layer }) => ({ x, y, radius, shares: maps.map((_, one) => (one === layer ? 1 : 0)) }),
  );
  look(seeds).forEach((lux, index) => {
    const { x, y, radius, shares } = itemAt(seeds, index);
    climbs.push({
      x,
      y,
      shares,
      stepX: radius / 2,
      stepY: radius / 2,
      isDone: false,
      lux: Number.isNaN(lux) ? 0 : lux,
    });
  });

  const tops: (Point & Pick<Climb, 'shares'>)[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const open = climbs.filter(({ isDone }) => !isDone).toSorted((a, b) => b.lux - a.lux);
    if (open.length === 0) break;
    if (round > 0) for (const climb of open.splice(MOST_PEAKS * combinations.length)) climb.isDone = true;
    const neighbours = open.flatMap(({ x, y, stepX, stepY, shares }) =>
      AROUND.filter((_, n) => n !== MIDDLE).map(([dx, dy]) => ({
        x: x + dx * stepX,
        y: y + dy * stepY,
        shares,
      })),
    );
    const lux = look(neighbours);
    open.forEach((climb, index) => {
      const around = lux.slice(index * 8, index * 8 + 8);
      let best = -1;
      around.forEach((one, n) => {
        if (one > Math.max(climb.lux, around[best] ?? 0)) best = n;
      });
      if (best >= 0) {
        const { x, y } = itemAt(neighbours, index * 8 + best);
        Object.assign(climb, { x, y, lux: around[best] });
        return;
      }
      const shape = shapeOf([...around.slice(0, MIDDLE), climb.lux, ...around.slice(MIDDLE)]);
      climb.isDone =
        climb.lux <= 0 ||
        Math.max(climb.stepX, climb.stepY) < CLOSEST ||
        (shape.drop <= SMOOTH && shape.gain < FLAT);
      if (climb.isDone && shape.gain > 0) {
        const { x, y, stepX, stepY, shares } = climb;
        tops.push({ x: x + shape.dx * stepX, y: y + shape.dy * stepY, shares });
      }
      climb.stepX /= 2;
      climb.stepY /= 2;
    });
  }
  look(tops);
  return { peaks, lux: found.map((lux) => Float64Array.from(lux)) };
}

/** Cell that contains a point, or its nearest neighbour with a value; −1 if there is none. */
function cellOf({ x, y, stepX, stepY, columns, rows, lux }: LightMap, at: Point): number {
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, Math.round(value)));
  const [column, row] = [within((at.x - x) / stepX, columns), within((at.y - y) / stepY, rows)];
  const cell = row * columns + column;
  if (!Number.isNaN(lux[cell])) return cell;
  let [nearest, away] = [-1, Number.POSITIVE_INFINITY];
  for (const [dx, dy] of AROUND) {
    const [i, j] = [column + dx, row + dy];
    if (i < 0 || j < 0 || i >= columns || j >= rows || Number.isNaN(lux[j * columns + i])) continue;
    const distance = Math.hypot(x + i * stepX - at.x, y + j * stepY - at.y);
    if (distance < away) [nearest, away] = [j * columns + i, distance];
  }
  return nearest;
}

export const mapCells = (map: LightMap, points: readonly Point[]): Int32Array =>
  Int32Array.from(points, (point) => cellOf(map, point));

/**
 * Whether the cell or a neighbour is brighter, so that a point in it is no maximum. Allocates nothing, as
 * each frame of a dimmer calls this.
 */
function isOutshone({ columns, rows, lux }: LightMap, cell: number, value: number): boolean {
  if ((lux[cell] as number) > value) return true;
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
      if ((lux[y * columns + x] as number) > value) return true;
  return false;
}

interface Measured {
  cells: Int32Array;
  lux: Float64Array;
}

/**
 * Raises cells to the maxima inside them, so that hot spots and scale show the true maximum (D50). Smooth
 * maxima get the top of their parabola. All raises are found before one is applied, so that none outshines
 * another.
 */
export function raiseToPeaks(map: LightMap, measured: readonly Measured[]): Lux {
  const raised = maximaOf(map).map((cell): [number, number] => {
    const { drop, gain } = shapeOf(valuesAround(map, cell));
    return [cell, drop <= SMOOTH ? (map.lux[cell] as number) * (1 + Math.max(0, Math.min(FLAT, gain))) : 0];
  });
  for (const { cells, lux } of measured)
    cells.forEach((cell, index) => {
      const value = lux[index] as number;
      if (cell >= 0 && !isOutshone(map, cell, value)) raised.push([cell, value]);
    });
  for (const [cell, lux] of raised) map.lux[cell] = Math.max(map.lux[cell] as number, lux);
  return greatestIn(map.lux);
}

/** New exact values in a round, for each combination of shares. */
const EXACT = 24;
/** First round: values from this share of the greatest on are candidates. */
const NEARLY = 0.93;
/** Later rounds: candidates exceed the greatest exact value by this factor. */
const ENOUGH = 1.003;

/** `index` counts all cells, then the peaks. */
export interface KnownPlace extends Point {
  index: number;
}

export interface Brightness {
  map: Omit<LightMap, 'lux'>;
  maps: readonly Float32Array[];
  peaks: readonly Point[];
  lux: readonly Float64Array[];
  exact: ReadonlySet<number>;
}

/**
 * Candidates for the maximum whose interpolated reflected light must be computed exactly (D51). The caller
 * repeats this until no interpolated value exceeds the greatest exact one.
 */
export function brightest({ map, maps, peaks, lux, exact }: Brightness): KnownPlace[] {
  const { stepX, stepY, columns } = map;
  const cells = columns * map.rows;
  const chosen: KnownPlace[] = [];
  // Many candidates of the first round are close to each other: one stands for its neighbours.
  const spacing = exact.size === 0 ? 0.5 : 0;
  const isChosen = (point: Point) =>
    chosen.some(
      (one) => Math.abs(one.x - point.x) <= stepX * spacing && Math.abs(one.y - point.y) <= stepY * spacing,
    );
  const pointOf = (index: number): Point =>
    index < cells
      ? { x: map.x + (index % columns) * stepX, y: map.y + Math.floor(index / columns) * stepY }
      : itemAt(peaks, index - cells);
  for (const shares of sharesOf(maps.length)) {
    const all = new Float64Array(cells + peaks.length);
    shares.forEach((share, layer) => {
      if (share === 0) return;
      const [cellLux, peakLux] = [itemAt(maps, layer), itemAt(lux, layer)];
      for (let index = 0; index < all.length; index++) {
        const one = index < cells ? cellLux[index] : peakLux[index - cells];
        all[index] = (all[index] as number) + share * (one as number);
      }
    });
    const greatest = (indices: Iterable<number>): number => {
      let most = 0;
      for (const index of indices) most = Math.max(most, all[index] || 0);
      return most;
    };
    const least = exact.size === 0 ? NEARLY * greatest(all.keys()) : ENOUGH * greatest(exact);
    const bright: number[] = [];
    for (let index = 0; index < all.length; index++)
      if ((all[index] as number) > least && !exact.has(index)) bright.push(index);
    bright.sort((one, other) => (all[other] as number) - (all[one] as number));
    let left = EXACT;
    for (const index of bright) {
      if (left === 0) break;
      const { x, y } = pointOf(index);
      if (isChosen({ x, y })) continue;
      chosen.push({ index, x, y });
      left--;
    }
  }
  return chosen;
}

/** Positions along the edge of a cell, in cells from its middle. */
const PARTS = [-0.4, -0.2, 0, 0.2, 0.4];

/**
 * Points on the edge next to the brightest cells: light rises in the last centimetre before a bright surface,
 * unseen by cells.
 */
export function brightEdges({ map, maps, frame }: Pick<PeakSearch, 'map' | 'maps' | 'frame'>): Point[] {
  const { columns, rows } = map;
  const [left, top] = [frame.x + FROM_EDGE, frame.y + FROM_EDGE];
  const [right, bottom] = [frame.x + frame.width - FROM_EDGE, frame.y + frame.height - FROM_EDGE];
  const places = new Map<string, Point>();
  for (const shares of sharesOf(maps.length)) {
    const lux = mapAt(maps, shares);
    const least = NEARLY * greatestIn(lux);
    for (let cell = 0; cell < columns * rows; cell++) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const isInside = column > 0 && row > 0 && column < columns - 1 && row < rows - 1;
      if (isInside || !(least > 0 && (lux[cell] as number) >= least)) continue;
      for (const part of PARTS) {
        const x = column === 0 ? left : column === columns - 1 ? right : map.x + (column + part) * map.stepX;
        const y = row === 0 ? top : row === rows - 1 ? bottom : map.y + (row + part) * map.stepY;
        if (frame.isOn(x, y)) places.set(`${x} ${y}`, { x, y });
      }
    }
  }
  return [...places.values()];
}
