import type { Point } from '../layout/heading.ts';
import { areaOf, boundsOfOutline } from '../room/outline.ts';
import { addDirect, type Facing } from './direct.ts';
import { type Emitter, emittersOf } from './emitter.ts';
import { type Enclosure, enclosureOf } from './enclosure.ts';
import { type Grid, rectangularGrid, roomGrid } from './grid.ts';
import { addLanding } from './landing.ts';
import { type Exchange, exchangeOf, radiosity } from './radiosity.ts';
import { evenlyReflected, reflectedTo, smoothed, type Views, viewsFrom } from './reflected.ts';
import type {
  Light,
  LightDetail,
  LightFigures,
  LightMap,
  LitArea,
  LitRoom,
  Scene,
  Surface,
} from './scene.ts';
import { type Frame, facing, frameOf, latticeOf } from './surfaces.ts';

/** So many cells has a map of the room where no step is given. */
const CELLS = { direct: 5_000, quick: 2_500, full: 5_000 } as const satisfies Record<LightDetail, number>;
/** Into so many rings the directions of a luminaire are parted to see where its light lands. */
const RINGS = { direct: 0, quick: 16, full: 48 } as const satisfies Record<LightDetail, number>;
/** From so many directions a point of the grid, and a cell of a map, gets what is reflected. */
const GRID_RAYS = 512;
const MAP_RAYS = 128;
/** Beyond the luminaires, where there are no walls, in centimetres. */
const AROUND = 200;
/** Shapes of rooms of which what follows from them is kept. */
const KEPT = 4;

/** What follows from the shape of a room alone. */
interface Shape {
  enclosure: Enclosure;
  exchange: () => Exchange;
  views: Map<string, Views>;
}

const MOST_VIEWS = 32;

const shapes = new Map<string, Shape>();

function shapeOf({ outline, height }: LitRoom): Shape {
  const key = JSON.stringify([outline, height]);
  const known = shapes.get(key);
  shapes.delete(key);
  const enclosure = known?.enclosure ?? enclosureOf({ outline, height });
  let exchange: Exchange | undefined;
  const shape = known ?? {
    enclosure,
    exchange: () => {
      exchange ??= exchangeOf(enclosure);
      return exchange;
    },
    views: new Map(),
  };
  shapes.set(key, shape);
  for (const oldest of shapes.keys()) if (shapes.size > KEPT) shapes.delete(oldest);
  return shape;
}

/** Around all luminaires, as a floor without walls. */
function openGround({ luminaires }: Scene): LitRoom {
  const box = boundsOfOutline(luminaires) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const [minX, minY, maxX, maxY] = [
    box.minX - AROUND,
    box.minY - AROUND,
    box.maxX + AROUND,
    box.maxY + AROUND,
  ];
  return {
    outline: [
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ],
    height: Math.max(...luminaires.map(({ z }) => z), 1),
    plane: 0,
    reflectance: { ceiling: 0, walls: 0, floor: 0 },
    maintenance: 1,
  };
}

/** What is sent back into the room: evenly, or from patch to patch. */
type Reflection = { even: number } | { sent: Float64Array } | null;

function reflectionIn(room: LitRoom, emitters: readonly Emitter[], detail: LightDetail): Reflection {
  if (detail === 'direct') return null;
  const { enclosure, exchange } = shapeOf(room);
  const flux = new Float64Array(enclosure.patches.length);
  for (const emitter of emitters) addLanding(flux, emitter, enclosure, RINGS[detail]);
  if (detail === 'quick') return { even: evenlyReflected(enclosure, room, flux) };
  return { sent: radiosity(enclosure, exchange(), room, flux) };
}

const NO_GRID: Grid = { columns: 0, rows: 0, points: [] };

const keyOf = (surface: Surface, { at, normal, width, height }: Frame): string =>
  JSON.stringify([surface, at(0, 0), normal, width, height]);

/** Mean, least, greatest and uniformity of what the points of a grid measure (D50); null of none. */
function figuresOf(lux: Float64Array) {
  if (lux.length === 0) return null;
  let [sum, least, greatest] = [0, Number.POSITIVE_INFINITY, 0];
  for (const one of lux) {
    sum += one;
    least = Math.min(least, one);
    greatest = Math.max(greatest, one);
  }
  const mean = sum / lux.length;
  return { mean, least, greatest, uniformity: mean > 0 ? least / mean : 0 };
}

/** What is reflected to points, in lx. @param key names them among all of this shape of a room */
function reflectionAt(
  points: Facing,
  room: LitRoom,
  how: Reflection,
  rays: number,
  key: string,
): Float64Array {
  const count = points.xs.length;
  if (how === null) return new Float64Array(count);
  if ('even' in how) return new Float64Array(count).fill(how.even);
  const { enclosure, views } = shapeOf(room);
  const known = views.get(key) ?? viewsFrom(points, enclosure, rays);
  if (views.size >= MOST_VIEWS) views.clear();
  views.set(key, known);
  return reflectedTo(known, how.sent);
}

function gridOn(room: LitRoom, areas: readonly LitArea[], surface: Surface): Grid {
  if (surface.kind !== 'area' && surface.kind !== 'wall') return roomGrid(room.outline);
  const frame = frameOf(room, areas, surface);
  return frame ? rectangularGrid(frame.x, frame.y, frame.width, frame.height) : NO_GRID;
}

/** A scene in which light can be asked for at any surface. */
function litScene(scene: Scene, detail: LightDetail) {
  const room = scene.room ?? openGround(scene);
  const outline = scene.room ? room.outline : null;
  const emitters = emittersOf(scene);
  const reflection = scene.room ? reflectionIn(room, emitters, detail) : null;

  /** With what comes straight from the luminaires, as it is maintained. */
  const luxAt = (points: Facing, reflected: Float64Array): Float64Array => {
    const lux = Float64Array.from(reflected);
    for (const emitter of emitters) addDirect(lux, emitter, points, outline);
    return lux.map((one) => one * room.maintenance);
  };

  return {
    mapOf(surface: Surface, frame: Frame, step: number): LightMap {
      const { map, points, cells } = latticeOf(frame, surface, step);
      const key = `map ${step} ${keyOf(surface, frame)}`;
      const reflected = reflectionAt(points, room, reflection, MAP_RAYS, key);
      const isPatchy = reflection !== null && 'sent' in reflection;
      const gentle = isPatchy ? smoothed(reflected, cells, map.columns, map.rows) : reflected;
      const lux = luxAt(points, gentle);
      cells.forEach((cell, index) => {
        map.lux[cell] = lux[index] as number;
      });
      return map;
    },
    /** Nothing is measured where there is no room. */
    measured(surface: Surface, frame: Frame): Pick<Light, 'figures' | 'grid'> {
      const { columns, rows, points } = scene.room ? gridOn(room, scene.areas, surface) : NO_GRID;
      const at = facing(frame, points);
      const key = `grid ${keyOf(surface, frame)}`;
      const lux = luxAt(at, reflectionAt(at, room, reflection, GRID_RAYS, key));
      const grid = points.map((point: Point, index) => ({ ...point, lux: lux[index] as number }));
      const figures = figuresOf(lux);
      return { figures: figures && { ...figures, columns, rows, points: grid.length }, grid };
    },
    frame: (surface: Surface) => frameOf(room, scene.areas, surface),
    /** From cell to cell where nobody says otherwise, in centimetres. */
    step: Math.sqrt((areaOf(room.outline) * 10_000) / CELLS[detail]),
  };
}

/**
 * Illuminance on surfaces of a scene, in lx (D49 to D51). What is not there, such as an area that is gone, is left out.
 * @param step from one cell of a map to the next, in centimetres; absent: as many cells as are drawn
 */
export function lightOn(
  scene: Scene,
  surfaces: readonly Surface[],
  detail: LightDetail,
  step?: number,
): Light[] {
  const lit = litScene(scene, detail);
  return surfaces.flatMap((surface) => {
    const frame = lit.frame(surface);
    return frame
      ? [{ map: lit.mapOf(surface, frame, step ?? lit.step), ...lit.measured(surface, frame) }]
      : [];
  });
}

/** What the grid of a surface measures, without a map (D50); null where nothing is measured. */
export function figuresOn(scene: Scene, surface: Surface, detail: LightDetail): LightFigures | null {
  const lit = litScene(scene, detail);
  const frame = lit.frame(surface);
  return frame && lit.measured(surface, frame).figures;
}
