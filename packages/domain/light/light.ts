import type { Point } from '../layout/heading.ts';
import { itemAt, upTo } from '../math/lists.ts';
import { areaOf, boundsOfOutline } from '../room/outlineShape.ts';
import { boxesOf } from './boxes.ts';
import { addDirect, type Facing } from './direct.ts';
import { emittersOf, layersIn } from './emitter.ts';
import { type Grid, rectangularGrid, roomGrid } from './grid.ts';
import { fluxFrom } from './landing.ts';
import { luxAt as interpolated } from './luxAt.ts';
import { lightFrom } from './measured.ts';
import { mostReflected, reflectedAt, reflectionIn } from './reflection.ts';
import type { Light, LightDetail, LightFigures, LightMap, LitRoom, Scene, Surface } from './scene.ts';
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

function gridOn(room: LitRoom, frame: Frame): Grid {
  const isFree = ({ x, y }: Point) => frame.isOn(x, y) && frame.isMeasured(x, y);
  const isLevel = frame.normal === null || frame.normal[2] !== 0;
  if (isLevel) return roomGrid(room.outline, isFree);
  const grid = rectangularGrid(frame.x, frame.y, frame.width, frame.height);
  return { ...grid, points: grid.points.filter(isFree) };
}

/** Of what is level where upright cylinders are measured (D67). */
const UP: Frame['normal'] = [0, 0, 1];

/** A scene in which light can be asked for at any surface. */
function litScene(scene: Scene, detail: LightDetail) {
  const room = scene.room ?? openGround(scene);
  const outline = scene.room ? room.outline : null;
  const emitters = emittersOf(scene);
  const boxes = boxesOf(room.obstacles);
  const layers = layersIn(emitters);
  const reflection = scene.room ? reflectionIn(room, emitters, detail) : null;

  /** With what comes straight from the luminaires, as it is maintained; a list for each layer. */
  const luxAt = (points: Facing, reflected: readonly Float64Array[]): Float64Array[] => {
    for (const emitter of emitters)
      addDirect(itemAt(reflected, emitter.layer), emitter, points, outline, boxes);
    return reflected.map((lux) => lux.map((one) => one * room.maintenance));
  };

  /** What is reflected to the cells of a map, between the points around them. */
  const gently = (surface: Surface, frame: Frame, step: number, cells: readonly Point[]): Float64Array[] => {
    const lux = upTo(layers).map(() => new Float64Array(cells.length));
    if (!reflection) return lux;
    const { map, points, cells: of } = latticeOf(frame, surface, step * GENTLY);
    const key = `map ${step} ${keyOf(surface, frame)}`;
    let alone: number[] = [];
    reflectedAt(points, room, reflection, key, layers).forEach((found, layer) => {
      found.forEach((one, index) => {
        map.lux[of[index] ?? 0] = one;
      });
      alone = [];
      const into = itemAt(lux, layer);
      cells.forEach((cell, index) => {
        const between = interpolated(map, cell);
        if (between === null) alone.push(index);
        else into[index] = between;
      });
    });
    const left = facing(
      frame,
      alone.map((index) => itemAt(cells, index)),
    );
    reflectedAt(left, room, reflection, `alone ${key}`, layers).forEach((found, layer) => {
      const into = itemAt(lux, layer);
      found.forEach((one, index) => {
        into[alone[index] ?? 0] = one;
      });
    });
    return lux;
  };

  const measuredAt = (points: Facing, key: string) =>
    luxAt(points, reflectedAt(points, room, reflection, key, layers));

  /** Of each layer; nothing is measured where there is no room. */
  const gridIn = (surface: Surface, frame: Frame) => {
    // Faces of obstacles are shown, not measured.
    const grid = scene.room && surface.kind !== 'face' ? gridOn(room, frame) : NO_GRID;
    const points = facing(frame, grid.points);
    const key = `grid ${keyOf(surface, frame)}`;
    const level = frame.normal ? null : measuredAt({ ...points, normal: UP }, `level ${key}`);
    const layers = measuredAt(points, key).map((lux, layer) => ({
      grid: lux,
      level: level?.[layer] ?? null,
    }));
    return { grid, layers };
  };

  return {
    on(surface: Surface, frame: Frame, step: number): Light {
      const { grid, layers: measured } = gridIn(surface, frame);
      const { map, points, cells } = latticeOf(frame, surface, step);
      const middles = Array.from(cells, (cell) => middleOf(map, cell));
      const lit = luxAt(points, gently(surface, frame, step, middles)).map((lux, layer) => {
        const all = Float32Array.from(map.lux);
        lux.forEach((one, index) => {
          all[cells[index] ?? 0] = one;
        });
        return { map: all, ...itemAt(measured, layer) };
      });
      return lightFrom(map, grid, lit);
    },
    measured(surface: Surface, frame: Frame): Light {
      const { grid, layers: measured } = gridIn(surface, frame);
      const none = new Float32Array(0);
      const map = { surface, x: 0, y: 0, stepX: 0, stepY: 0, columns: 0, rows: 0 };
      return lightFrom(
        map,
        grid,
        measured.map((layer) => ({ map: none, ...layer })),
      );
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
      return frame && lit.on(surface, frame, step);
    },
    /** The same with a map of no cells: what the grid of a surface measures (D50). */
    measured(surface: Surface): Light | null {
      const frame = lit.frame(surface);
      return frame && lit.measured(surface, frame);
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
  lightIn(scene, detail).measured(surface)?.figures ?? null;

/** Rays tell how much light there is but for so much. */
const ALMOST = 1.02;

/** No less than the mean of the plane at rest, told sooner than the mean itself (D52). @param room of all scenes */
export function meanAtMost(room: LitRoom): (scene: Scene) => number {
  const surface = { kind: 'plane' } as const;
  const frame = frameOf(room, [], surface) as Frame;
  const { points } = gridOn(room, frame);
  const { floor, ceiling, walls, obstacles } = mostReflected(
    { ...facing(frame, points), normal: [0, 0, 1] },
    room,
    `grid ${keyOf(surface, frame)}`,
  );
  const below = Math.max(floor, walls, obstacles);
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
