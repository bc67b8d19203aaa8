import type { Point } from '../layout/heading.ts';
import { areaOf, boundsOfOutline } from '../room/outline.ts';
import { addDirect, type Facing } from './direct.ts';
import { type Emitter, emittersOf } from './emitter.ts';
import { type Enclosure, enclosureOf } from './enclosure.ts';
import { rectangularGrid, roomGrid } from './grid.ts';
import { addLanding } from './landing.ts';
import { type Exchange, exchangeOf, radiosity } from './radiosity.ts';
import { addReflected, evenlyReflected, type Views, viewsFrom } from './reflected.ts';
import type { Light, LightDetail, LightFigures, LitRoom, Scene, Surface, VerticalArea } from './scene.ts';
import { facing, frameOf, latticeOf } from './surfaces.ts';

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

/** Adds what is reflected to points. @param key names them among all of this shape of a room */
function addReflection(
  lux: Float64Array,
  points: Facing,
  room: LitRoom,
  how: Reflection,
  rays: number,
  key: string,
) {
  if (how === null) return;
  if ('even' in how) {
    for (let index = 0; index < lux.length; index++) lux[index] = (lux[index] as number) + how.even;
    return;
  }
  const { enclosure, views } = shapeOf(room);
  const known = views.get(key) ?? viewsFrom(points, enclosure, rays);
  if (views.size >= MOST_VIEWS) views.clear();
  views.set(key, known);
  addReflected(lux, known, how.sent);
}

/** Mean, least, greatest and uniformity of what the points of a grid measure (D50); null of none. */
export function figuresOf(
  lux: readonly number[],
): Pick<LightFigures, 'mean' | 'least' | 'greatest' | 'uniformity'> | null {
  if (lux.length === 0) return null;
  const mean = lux.reduce((sum, one) => sum + one, 0) / lux.length;
  const [least, greatest] = [Math.min(...lux), Math.max(...lux)];
  return { mean, least, greatest, uniformity: mean > 0 ? least / mean : 0 };
}

function gridOn(room: LitRoom, areas: readonly VerticalArea[], surface: Surface) {
  if (surface.kind !== 'area' && surface.kind !== 'wall') return roomGrid(room.outline);
  const frame = frameOf(room, areas, surface);
  return frame
    ? rectangularGrid(frame.x, frame.y, frame.width, frame.height)
    : { columns: 0, rows: 0, points: [] };
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
  const room = scene.room ?? openGround(scene);
  const outline = scene.room ? room.outline : null;
  const emitters = emittersOf(scene);
  const reflection = scene.room ? reflectionIn(room, emitters, detail) : null;
  const size = step ?? Math.sqrt((areaOf(room.outline) * 10_000) / CELLS[detail]);

  const luxAt = (points: Facing, rays: number, key: string): Float64Array => {
    const lux = new Float64Array(points.xs.length);
    for (const emitter of emitters) addDirect(lux, emitter, points, outline);
    addReflection(lux, points, room, reflection, rays, key);
    for (let index = 0; index < lux.length; index++) lux[index] = (lux[index] as number) * room.maintenance;
    return lux;
  };

  return surfaces.flatMap((surface) => {
    const frame = frameOf(room, scene.areas, surface);
    if (!frame) return [];
    const where = JSON.stringify([surface, frame.at(0, 0), frame.normal, frame.width, frame.height]);
    const { map, points, cells } = latticeOf(frame, surface, size);
    const lux = luxAt(points, MAP_RAYS, `map ${size} ${where}`);
    cells.forEach((cell, index) => {
      map.lux[cell] = lux[index] as number;
    });
    if (!scene.room) return [{ map, figures: null, grid: [] }];
    const { columns, rows, points: measured } = gridOn(room, scene.areas, surface);
    const measuredLux = luxAt(facing(frame, measured), GRID_RAYS, `grid ${where}`);
    const grid = measured.map((point: Point, index) => ({ ...point, lux: measuredLux[index] as number }));
    const figures = figuresOf([...measuredLux]);
    return [{ map, figures: figures && { ...figures, columns, rows, points: grid.length }, grid }];
  });
}
