import type { Point } from '../layout/heading.ts';
import { itemAt } from '../math/lists.ts';
import { areaOf, boundsOfOutline } from '../room/outline.ts';
import { addDirect, type Facing } from './direct.ts';
import { emittersOf } from './emitter.ts';
import { type Grid, rectangularGrid, roomGrid } from './grid.ts';
import { fluxFrom } from './landing.ts';
import { luxAt as interpolated } from './luxAt.ts';
import { mostReflected, reflectedAt, reflectionIn } from './reflection.ts';
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
/** What is reflected changes gently: the points at which it is computed are so many times as far apart as a map's cells. */
const GENTLY = 2;
/** Beyond the luminaires, where there are no walls, in centimetres. */
const AROUND = 200;

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

const middleOf = ({ x, y, stepX, stepY, columns }: LightMap, cell: number): Point => ({
  x: x + (cell % columns) * stepX,
  y: y + Math.floor(cell / columns) * stepY,
});

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

  /** What is reflected to the cells of a map, between the points around them. */
  const gently = (surface: Surface, frame: Frame, step: number, cells: readonly Point[]): Float64Array => {
    const lux = new Float64Array(cells.length);
    if (!reflection) return lux;
    const { map, points, cells: of } = latticeOf(frame, surface, step * GENTLY);
    const key = `map ${step} ${keyOf(surface, frame)}`;
    reflectedAt(points, room, reflection, key).forEach((one, index) => {
      map.lux[of[index] ?? 0] = one;
    });
    const alone: number[] = [];
    cells.forEach((cell, index) => {
      const between = interpolated(map, cell);
      if (between === null) alone.push(index);
      else lux[index] = between;
    });
    const left = facing(
      frame,
      alone.map((index) => itemAt(cells, index)),
    );
    reflectedAt(left, room, reflection, `alone ${key}`).forEach((one, index) => {
      lux[alone[index] ?? 0] = one;
    });
    return lux;
  };

  return {
    mapOf(surface: Surface, frame: Frame, step: number): LightMap {
      const { map, points, cells } = latticeOf(frame, surface, step);
      const middles = Array.from(cells, (cell) => middleOf(map, cell));
      const lux = luxAt(points, gently(surface, frame, step, middles));
      cells.forEach((cell, index) => {
        map.lux[cell] = lux[index] ?? 0;
      });
      return map;
    },
    /** Nothing is measured where there is no room. */
    measured(surface: Surface, frame: Frame): Pick<Light, 'figures' | 'grid'> {
      const { columns, rows, points } = scene.room ? gridOn(room, scene.areas, surface) : NO_GRID;
      const at = facing(frame, points);
      const key = `grid ${keyOf(surface, frame)}`;
      const lux = luxAt(at, reflectedAt(at, room, reflection, key));
      const grid = points.map((point: Point, index) => ({ ...point, lux: lux[index] ?? 0 }));
      const figures = figuresOf(lux);
      const darkest = points[lux.indexOf(figures?.least ?? Number.NaN)];
      return {
        figures: figures && darkest ? { ...figures, columns, rows, points: grid.length, darkest } : null,
        grid,
      };
    },
    frame: (surface: Surface) => frameOf(room, scene.areas, surface),
    /** From cell to cell where nobody says otherwise, in centimetres. */
    step: Math.sqrt((areaOf(room.outline) * 10_000) / CELLS[detail]),
  };
}

/** The light of a scene, asked for surface by surface: what they have in common is computed once (D49 to D51). */
export function lightIn(scene: Scene, detail: LightDetail) {
  const lit = litScene(scene, detail);
  return {
    /**
     * In lx; null where the surface is not there, such as an area that is gone.
     * @param step from one cell of the map to the next, in centimetres; absent: as many cells as are drawn
     */
    on(surface: Surface, step = lit.step): Light | null {
      const frame = lit.frame(surface);
      return frame && { map: lit.mapOf(surface, frame, step), ...lit.measured(surface, frame) };
    },
    /** What the grid of a surface measures, without a map (D50); null where nothing is measured. */
    figures(surface: Surface): LightFigures | null {
      const frame = lit.frame(surface);
      return frame && lit.measured(surface, frame).figures;
    },
  };
}

/** Light on several surfaces; what is not there is left out. */
export function lightOn(
  scene: Scene,
  surfaces: readonly Surface[],
  detail: LightDetail,
  step?: number,
): Light[] {
  const light = lightIn(scene, detail);
  return surfaces.flatMap((surface) => light.on(surface, step) ?? []);
}

/** What the grid of one surface measures. */
export const figuresOn = (scene: Scene, surface: Surface, detail: LightDetail): LightFigures | null =>
  lightIn(scene, detail).figures(surface);

/** Rays tell how much light there is but for so much. */
const ALMOST = 1.02;

/** No less than the mean of the plane at rest, told sooner than the mean itself (D52). @param room of all scenes */
export function meanAtMost(room: LitRoom): (scene: Scene) => number {
  const surface = { kind: 'plane' } as const;
  const frame = frameOf(room, [], surface) as Frame;
  const { points } = gridOn(room, [], surface);
  const { floor, ceiling, walls } = mostReflected(
    facing(frame, points),
    room,
    `grid ${keyOf(surface, frame)}`,
  );
  const below = Math.max(floor, walls);
  return (scene) => {
    let reflected = 0;
    for (const emitter of emittersOf(scene)) {
      const { down, all } = fluxFrom(emitter);
      reflected += down * below + (all - down) * Math.max(below, ceiling);
    }
    const direct = figuresOn(scene, surface, 'direct')?.mean ?? 0;
    return direct + room.maintenance * reflected * ALMOST;
  };
}
