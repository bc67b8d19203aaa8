import { isInside, wallsOf } from '@lumitor/domain/kinds/room/outline';
import { boundsOfOutline } from '@lumitor/domain/kinds/room/outlineShape';
import { boxesOf, type LitSolid, type ShadowBox } from '@lumitor/domain/light/boxes';
import { addDirect } from '@lumitor/domain/light/direct';
import { emittersOf } from '@lumitor/domain/light/emitter';
import type { LitRoom, Scene } from '@lumitor/domain/light/scene';
import { directionOf } from '@lumitor/domain/math/direction';
import { chance } from '@lumitor/domain/testing/chance';
import type { Cm, Lumen } from '@lumitor/domain/units';

type Vector = readonly [number, number, number];

/** Corner, unit vectors along the sides, and direct light on a raster. */
interface Rectangle {
  corner: Vector;
  u: Vector;
  v: Vector;
  normal: Vector;
  width: Cm;
  height: Cm;
  reflectance: number;
  columns: number;
  rows: number;
  lux: Float64Array;
}

/** Weaker paths end by Russian roulette. */
const FAINT = 0.15;
/** Raster step in cm, by area of the floor in cm²: large rooms would need too many cells. */
const RASTERS = [
  { most: 600_000, step: 1 },
  { most: 1_500_000, step: 2 },
  { most: Number.POSITIVE_INFINITY, step: 5 },
] as const;
/** Distance of a path's start from its surface. */
const START_OFFSET: Cm = 1e-4;

const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z];

function rectanglesOf({ outline, height, reflectance, solids = [] }: LitRoom) {
  const { minX, minY, maxX, maxY } = boundsOfOutline(outline) ?? { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const level = (z: number, up: 1 | -1, share: number) => ({
    corner: [minX, minY, z] as Vector,
    u: [1, 0, 0] as Vector,
    v: [0, 1, 0] as Vector,
    normal: [0, 0, up] as Vector,
    width: maxX - minX,
    height: maxY - minY,
    reflectance: share,
  });
  const walls = wallsOf(outline).map(({ start, along, length }) => {
    const [middleX, middleY] = [start.x + (along.x * length) / 2, start.y + (along.y * length) / 2];
    const isLeft = isInside(outline, { x: middleX + along.y / 2, y: middleY - along.x / 2 });
    const normal: Vector = isLeft ? [along.y, -along.x, 0] : [-along.y, along.x, 0];
    return {
      ...{
        corner: [start.x, start.y, 0] as Vector,
        u: [along.x, along.y, 0] as Vector,
        v: [0, 0, 1] as Vector,
      },
      normal,
      width: length,
      height,
      reflectance: reflectance.walls,
    };
  });
  const faces = solids.flatMap(({ x, y, width, depth, heading, from, to, reflectance: share }: LitSolid) => {
    const [along, across] = [directionOf(heading), directionOf(heading + 90)];
    const axes: Vector[] = [
      [along.x, along.y, 0],
      [across.x, across.y, 0],
      [0, 0, 1],
    ];
    const halves = [width / 2, depth / 2, (to - from) / 2];
    return [0, 1, 2].flatMap((axis) =>
      [-1, 1].map((sign) => {
        const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
        const [n, u, v] = [axes[axis], axes[a], axes[b]] as [Vector, Vector, Vector];
        const [hn, hu, hv] = [halves[axis], halves[a], halves[b]] as [number, number, number];
        const place = (i: 0 | 1 | 2) => sign * hn * n[i] - hu * u[i] - hv * v[i];
        const corner: Vector = [x + place(0), y + place(1), (from + to) / 2 + place(2)];
        return {
          corner,
          u,
          v,
          normal: sign > 0 ? n : minus(n),
          width: 2 * hu,
          height: 2 * hv,
          reflectance: share,
        };
      }),
    );
  });
  return [level(0, 1, reflectance.floor), level(height, -1, reflectance.ceiling), ...walls, ...faces];
}

function litRectangles(scene: Scene & { room: LitRoom }, boxes: readonly ShadowBox[]): Rectangle[] {
  const { outline } = scene.room;
  const rectangles = rectanglesOf(scene.room);
  const [floor] = rectangles;
  const area = floor ? floor.width * floor.height : 0;
  const step = RASTERS.find(({ most }) => area <= most)?.step ?? 1;
  return rectangles.map((one) => {
    const { corner, u, v, normal } = one;
    const [columns, rows] = [Math.ceil(one.width / step), Math.ceil(one.height / step)];
    const count = columns * rows;
    const places = [0, 1, 2].map((n) => {
      const axis = n as 0 | 1 | 2;
      return Float64Array.from({ length: count }, (_, index) => {
        const a = (((index % columns) + 0.5) * one.width) / columns;
        const b = ((Math.floor(index / columns) + 0.5) * one.height) / rows;
        return corner[axis] + u[axis] * a + v[axis] * b + normal[axis] * START_OFFSET;
      });
    });
    const [xs, ys, zs] = places as [Float64Array, Float64Array, Float64Array];
    const lux = new Float64Array(count);
    for (const emitter of emittersOf(scene)) addDirect(lux, emitter, { xs, ys, zs, normal }, outline, boxes);
    return { ...one, columns, rows, lux };
  });
}

/** R2 sequence: fills the unit square evenly. */
const [EVEN_A, EVEN_B] = [1 / 1.324717957244746, 1 / 1.324717957244746 ** 2];

/** Cells per block side; distance from which a block counts as one point. */
const BLOCK = 4;
const FAR = 10;

interface Block {
  rectangle: Rectangle;
  middle: Vector;
  reach: Cm;
  lumens: Lumen;
  cells: readonly number[];
}

const placeOf = ({ corner, u, v, width, height, columns, rows }: Rectangle, cell: number): Vector => {
  const a = (((cell % columns) + 0.5) * width) / columns;
  const b = ((Math.floor(cell / columns) + 0.5) * height) / rows;
  return [corner[0] + u[0] * a + v[0] * b, corner[1] + u[1] * a + v[1] * b, corner[2] + u[2] * a + v[2] * b];
};

const lumensOf = ({ width, height, columns, rows, reflectance, lux }: Rectangle, cell: number): Lumen =>
  (reflectance * (lux[cell] as number) * width * height) / (columns * rows);

function blocksOf(rectangles: readonly Rectangle[]): Block[] {
  return rectangles.flatMap((rectangle) => {
    const { columns, rows, width, height } = rectangle;
    const reach = BLOCK * Math.hypot(width / columns, height / rows);
    const blocks: Block[] = [];
    for (let row = 0; row < rows; row += BLOCK)
      for (let column = 0; column < columns; column += BLOCK) {
        const cells: number[] = [];
        for (let r = row; r < Math.min(rows, row + BLOCK); r++)
          for (let c = column; c < Math.min(columns, column + BLOCK); c++) cells.push(r * columns + c);
        const lumens = cells.reduce((sum, cell) => sum + lumensOf(rectangle, cell), 0);
        if (lumens === 0) continue;
        const on = (n: 0 | 1 | 2) =>
          cells.reduce((sum, cell) => sum + lumensOf(rectangle, cell) * placeOf(rectangle, cell)[n], 0) /
          lumens;
        blocks.push({ rectangle, middle: [on(0), on(1), on(2)], reach, lumens, cells });
      }
    return blocks;
  });
}

/**
 * Reference for reflected light, independent of the product’s method.
 * 1. Direct light is computed once, in a raster on all surfaces.
 * 2. `once` sums what all cells reflect to a point; far blocks of cells count as one source.
 * 3. `after` follows random paths backwards from the point. At each hit it adds a random cell, chosen by
 *    flux. Weights of multiple importance sampling combine both estimates.
 * A null normal is an upright cylinder (D67).
 */
export function pathTracer(scene: Scene & { room: LitRoom }) {
  const rectangles = litRectangles(scene, boxesOf(scene.room.solids));
  const met = { way: 0, rectangle: rectangles[0] as Rectangle };

  function meet(x: number, y: number, z: number, dx: number, dy: number, dz: number): void {
    met.way = Number.POSITIVE_INFINITY;
    for (let index = 0; index < rectangles.length; index++) {
      const one = rectangles[index] as Rectangle;
      const { corner: c, u, v, normal: n, width, height } = one;
      const towards = dx * n[0] + dy * n[1] + dz * n[2];
      if (towards >= 0) continue;
      const [ex, ey, ez] = [c[0] - x, c[1] - y, c[2] - z];
      const way = (ex * n[0] + ey * n[1] + ez * n[2]) / towards;
      if (!(way > 1e-6 && way < met.way)) continue;
      const [px, py, pz] = [dx * way - ex, dy * way - ey, dz * way - ez];
      const [a, b] = [px * u[0] + py * u[1] + pz * u[2], px * v[0] + py * v[1] + pz * v[2]];
      // Floor and ceiling extend past slanting walls, which are closer.
      if (a < -1e-6 || b < -1e-6 || a > width + 1e-6 || b > height + 1e-6) continue;
      met.way = way;
      met.rectangle = one;
    }
  }

  const blocks = blocksOf(rectangles);
  const canHide = scene.room.outline.length > 4 || (scene.room.solids ?? []).length > 0;

  function once([x, y, z]: Vector, normal: Vector | null): number {
    let sum = 0;
    const add = (one: Rectangle, at: Vector, lumens: number) => {
      const [dx, dy, dz] = [at[0] - x, at[1] - y, at[2] - z];
      const { normal: n } = one;
      const from = -(dx * n[0] + dy * n[1] + dz * n[2]);
      const facing = normal
        ? dx * normal[0] + dy * normal[1] + dz * normal[2]
        : Math.sqrt(dx * dx + dy * dy) / Math.PI;
      if (from <= 0 || facing <= 0) return;
      if (canHide) {
        meet(x, y, z, dx, dy, dz);
        if (met.way < 1 - 1e-4) return;
      }
      const square = dx * dx + dy * dy + dz * dz;
      sum += (lumens * from * facing) / (Math.PI * square * square);
    };
    for (const { rectangle, middle, reach, lumens, cells } of blocks) {
      const square = (middle[0] - x) ** 2 + (middle[1] - y) ** 2 + (middle[2] - z) ** 2;
      if (square > (FAR * reach) ** 2) add(rectangle, middle, lumens);
      else for (const cell of cells) add(rectangle, placeOf(rectangle, cell), lumensOf(rectangle, cell));
    }
    return sum;
  }

  const sums = Float64Array.from(blocks, ({ lumens }) => lumens);
  for (let index = 1; index < sums.length; index++)
    sums[index] = (sums[index] as number) + (sums[index - 1] as number);
  const flux = sums.at(-1) ?? 0;

  /** Sampled by flux, divided by the sampling density. */
  function fromChosen(x: number, y: number, z: number, facing: Vector, random: () => number): number {
    const expected = random() * flux;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > expected) high = middle;
      else low = middle + 1;
    }
    const { rectangle, cells } = blocks[low] as Block;
    let left = expected - (low > 0 ? (sums[low - 1] as number) : 0);
    let cell = cells[0] as number;
    for (const one of cells) {
      cell = one;
      left -= lumensOf(rectangle, one);
      if (left < 0) break;
    }
    const at = placeOf(rectangle, cell);
    const { normal: n, reflectance, lux } = rectangle;
    const [dx, dy, dz] = [at[0] - x, at[1] - y, at[2] - z];
    const from = -(dx * n[0] + dy * n[1] + dz * n[2]);
    const to = dx * facing[0] + dy * facing[1] + dz * facing[2];
    if (from <= 0 || to <= 0) return 0;
    if (canHide) {
      meet(x, y, z, dx, dy, dz);
      if (met.way < 1 - 1e-4) return 0;
    }
    const square = dx * dx + dy * dy + dz * dz;
    const density = (from * to) / (Math.PI * square * square);
    const bright = reflectance * (lux[cell] as number);
    return (bright * density) / (density + bright / flux);
  }

  const trace = ([px, py, pz]: Vector, normal: Vector | null, paths: number, seed: number): number => {
    const random = chance(seed);
    const [startA, startB] = [random(), random()];
    let [dx, dy, dz] = [0, 0, 0];
    const scatter = ([nx, ny, nz]: Vector, a: number, b: number) => {
      const [radius, up, angle] = [Math.sqrt(a), Math.sqrt(1 - a), 2 * Math.PI * b];
      const [u, v] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      if (Math.abs(nz) > 0.5) [dx, dy, dz] = [u, v, up * nz];
      else [dx, dy, dz] = [-ny * u + nx * up, nx * u + ny * up, v];
    };
    const scatterAround = () => {
      let sine = 0;
      do {
        dz = 2 * random() - 1;
        sine = Math.sqrt(1 - dz * dz);
      } while (random() > sine);
      const angle = 2 * Math.PI * random();
      [dx, dy] = [sine * Math.cos(angle), sine * Math.sin(angle)];
    };
    let sum = 0;
    for (let path = 0; path < paths; path++) {
      let [x, y, z, weight, isFirst] = [px, py, pz, 1, true];
      let cosine = 1;
      if (normal) scatter(normal, (startA + path * EVEN_A) % 1, (startB + path * EVEN_B) % 1);
      else scatterAround();
      while (weight > 0) {
        meet(x, y, z, dx, dy, dz);
        const { corner: c, u, v, normal: n, width, height, columns, rows, reflectance, lux } = met.rectangle;
        x += dx * met.way;
        y += dy * met.way;
        z += dz * met.way;
        const [ex, ey, ez] = [x - c[0], y - c[1], z - c[2]];
        const column = Math.floor(((ex * u[0] + ey * u[1] + ez * u[2]) / width) * columns);
        const row = Math.floor(((ex * v[0] + ey * v[1] + ez * v[2]) / height) * rows);
        const cell =
          Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column));
        const before = weight;
        weight *= reflectance;
        // Multiple importance sampling: random hits, and cells by flux.
        const bright = reflectance * (lux[cell] as number);
        if (!isFirst && bright > 0) {
          const density = (-(dx * n[0] + dy * n[1] + dz * n[2]) * cosine) / (Math.PI * met.way * met.way);
          sum += (before * bright * density) / (density + bright / flux);
        }
        isFirst = false;
        if (weight < FAINT) weight = random() < weight / FAINT ? FAINT : 0;
        x += n[0] * START_OFFSET;
        y += n[1] * START_OFFSET;
        z += n[2] * START_OFFSET;
        if (weight > 0) sum += weight * fromChosen(x, y, z, n, random);
        scatter(n, random(), random());
        cosine = dx * n[0] + dy * n[1] + dz * n[2];
      }
    }
    return sum / paths;
  };

  return {
    once: (point: Vector, normal: Vector | null) => scene.room.maintenance * once(point, normal),
    /** lx reflected more than once. */
    after: (point: Vector, normal: Vector | null, paths: number, seed: number) =>
      scene.room.maintenance * trace(point, normal, paths, seed),
  };
}
