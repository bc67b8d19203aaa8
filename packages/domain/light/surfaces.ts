import type { Point } from '../kinds/rail/heading.ts';
import { isInside, wallOf } from '../kinds/room/outline.ts';
import { boundsOfOutline, outwardOf } from '../kinds/room/outlineShape.ts';
import { OPENING_HEIGHTS } from '../kinds/room/room.ts';
import { distance, minus, times } from '../math/points.ts';
import type { Cm } from '../units.ts';
import { boxesOf, isCovered, type ShadowBox } from './boxes.ts';
import type { SurfaceFacing } from './direct.ts';
import type { LightMap, LightSurface, LitArea, LitRoom } from './scene.ts';
import { facesOf } from './sides.ts';

/** Map of a surface with the points that are on it, and the cell of each. */
export interface Lattice {
  map: LightMap;
  points: SurfaceFacing;
  cells: Uint32Array;
}

/** Distance from the wall: on it, rounding would put points behind it. */
const BEFORE_WALL: Cm = 0.01;
const FINEST: Cm = 2;
const FEWEST = 4;
const FEWEST_ON_FACE = 2;

/** Surface with its own x and y; `at` gives the position in the room. */
export interface SurfaceFrame {
  at: (x: number, y: number) => readonly [number, number, number];
  /** Null: upright cylinders (D67). */
  normal: readonly [number, number, number] | null;
  x: Cm;
  y: Cm;
  width: Cm;
  height: Cm;
  isOn: (x: number, y: number) => boolean;
  /** Figures leave out doors and windows (D66). */
  isMeasured: (x: number, y: number) => boolean;
}

const EVERYWHERE = () => true;

function levelFrame(
  outline: readonly Point[],
  boxes: readonly ShadowBox[],
  z: number,
  normal: SurfaceFrame['normal'],
): SurfaceFrame {
  const box = boundsOfOutline(outline) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  return {
    at: (x, y) => [x, y, z],
    normal,
    x: box.minX,
    y: box.minY,
    width: box.maxX - box.minX,
    height: box.maxY - box.minY,
    isOn: (x, y) => isInside(outline, { x, y }) && !isCovered(boxes, x, y, z, normal?.[2] === -1),
    isMeasured: EVERYWHERE,
  };
}

function uprightFrame(
  start: Point,
  along: Point,
  surfaceFacing: Point,
  length: Cm,
  bottom: Cm,
  top: Cm,
  boxes: readonly ShadowBox[],
): SurfaceFrame {
  const at: SurfaceFrame['at'] = (x, y) => [
    start.x + along.x * x + surfaceFacing.x * BEFORE_WALL,
    start.y + along.y * x + surfaceFacing.y * BEFORE_WALL,
    y,
  ];
  return {
    at,
    normal: [surfaceFacing.x, surfaceFacing.y, 0],
    x: 0,
    y: bottom,
    width: length,
    height: top - bottom,
    isOn: (x, y) => !isCovered(boxes, ...at(x, y)),
    isMeasured: EVERYWHERE,
  };
}

function areaFrame({ begin, end, bottom, top }: LitArea, boxes: readonly ShadowBox[]): SurfaceFrame {
  const length = distance(begin, end) || 1;
  const along = times(minus(end, begin), 1 / length);
  return uprightFrame(begin, along, { x: 0 - along.y, y: along.x }, length, bottom, top, boxes);
}

function faceFrame(
  { outline }: LitRoom,
  boxes: readonly ShadowBox[],
  solid: number,
  face: number,
): SurfaceFrame | null {
  const box = boxes[solid];
  const side = box && facesOf(box, solid)[face];
  if (!side) return null;
  const { corner, along, up, normal, width, height } = side;
  const others = boxes.filter((one) => one !== box);
  const at: SurfaceFrame['at'] = (x, y) => {
    const on = (axis: 0 | 1 | 2) =>
      corner[axis] + along[axis] * x + up[axis] * y + normal[axis] * BEFORE_WALL;
    return [on(0), on(1), on(2)];
  };
  return {
    at,
    normal,
    x: 0,
    y: 0,
    width,
    height,
    isOn(x, y) {
      const [east, south, above] = at(x, y);
      return (
        isInside(outline, { x: east, y: south }) && !isCovered(others, east, south, above, normal[2] === -1)
      );
    },
    isMeasured: () => false,
  };
}

export function surfaceFrame(
  room: LitRoom,
  areas: readonly LitArea[],
  surface: LightSurface,
): SurfaceFrame | null {
  const { outline, height, plane, openings = [] } = room;
  const boxes = boxesOf(room.solids);
  if (surface.kind === 'plane') return levelFrame(outline, boxes, plane, [0, 0, 1]);
  if (surface.kind === 'floor') return levelFrame(outline, boxes, 0, [0, 0, 1]);
  if (surface.kind === 'ceiling') return levelFrame(outline, boxes, height, [0, 0, -1]);
  if (surface.kind === 'cylindrical') return levelFrame(outline, boxes, surface.height, null);
  if (surface.kind === 'face') return faceFrame(room, boxes, surface.solid, surface.face);
  if (surface.kind === 'area') {
    const area = areas.find(({ id }) => id === surface.id);
    return area ? areaFrame(area, boxes) : null;
  }
  if (surface.wall >= outline.length) return null;
  const { start, along, length } = wallOf(outline, surface.wall);
  const out = outwardOf(outline, surface.wall);
  const frame = uprightFrame(start, along, { x: 0 - out.x, y: 0 - out.y }, length, 0, height, boxes);
  const own = openings.filter(({ wall }) => wall === surface.wall);
  return {
    ...frame,
    isMeasured: (x, y) =>
      !own.some(({ kind, at, width }) => {
        const [bottom, top] = OPENING_HEIGHTS[kind];
        return Math.abs(x - at) <= width / 2 && y >= bottom && y <= top;
      }),
  };
}

export function surfaceFacing(frame: SurfaceFrame, points: readonly Point[]): SurfaceFacing {
  const made: SurfaceFacing = {
    xs: new Float64Array(points.length),
    ys: new Float64Array(points.length),
    zs: new Float64Array(points.length),
    normal: frame.normal,
  };
  points.forEach(({ x, y }, index) => {
    [made.xs[index], made.ys[index], made.zs[index]] = frame.at(x, y) as [number, number, number];
  });
  return made;
}

function lattice(frame: SurfaceFrame, map: Omit<LightMap, 'lux'>): Lattice {
  const { columns, rows } = map;
  const cells: number[] = [];
  const points: Point[] = [];
  for (let index = 0; index < columns * rows; index++) {
    const x = map.x + (index % columns) * map.stepX;
    const y = map.y + Math.floor(index / columns) * map.stepY;
    if (!frame.isOn(x, y)) continue;
    cells.push(index);
    points.push({ x, y });
  }
  const lux = new Float32Array(columns * rows).fill(Number.NaN);
  return { map: { ...map, lux }, points: surfaceFacing(frame, points), cells: Uint32Array.from(cells) };
}

function cellsOf({ width, height }: SurfaceFrame, { kind }: LightSurface, step: Cm): [number, number] {
  const fewest = kind === 'face' ? FEWEST_ON_FACE : FEWEST;
  const parts = (side: Cm) => Math.max(fewest, Math.round(side / Math.max(FINEST, step)));
  return [parts(width), parts(height)];
}

/** Middles of even cells, about `step` apart, for maps. */
export function latticeOf(frame: SurfaceFrame, surface: LightSurface, step: Cm): Lattice {
  const [columns, rows] = cellsOf(frame, surface, step);
  const [stepX, stepY] = [frame.width / columns, frame.height / rows];
  const [x, y] = [frame.x + stepX / 2, frame.y + stepY / 2];
  return lattice(frame, { surface, x, y, stepX, stepY, columns, rows });
}

/** Distance of the outermost nodes from the edges, where a point sees nothing of the adjacent wall. */
const BEFORE_EDGE: Cm = 1;

/** Corners of even cells, about `step` apart, for interpolation. */
export function nodesOf(frame: SurfaceFrame, surface: LightSurface, step: Cm): Lattice {
  const [columns, rows] = cellsOf(frame, surface, step);
  const [stepX, stepY] = [(frame.width - 2 * BEFORE_EDGE) / columns, (frame.height - 2 * BEFORE_EDGE) / rows];
  const [x, y] = [frame.x + BEFORE_EDGE, frame.y + BEFORE_EDGE];
  return lattice(frame, { surface, x, y, stepX, stepY, columns: columns + 1, rows: rows + 1 });
}
