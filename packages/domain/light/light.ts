import type { Point } from '../kinds/rail/heading.ts';
import { areaOf, boundsOfOutline } from '../kinds/room/outlineShape.ts';
import { greatestOf, itemAt, upTo } from '../math/lists.ts';
import type { Cm, Lux } from '../units.ts';
import { boxesOf } from './boxes.ts';
import { addDirect, type SurfaceFacing } from './direct.ts';
import { emittersOf, layersIn } from './emitter.ts';
import { type LightGrid, rectangularGrid, roomGrid } from './grid.ts';
import { type InParts, inPartsBetween, whole } from './inParts.ts';
import { fluxFrom } from './landing.ts';
import { luxAt as interpolated } from './luxAt.ts';
import { gridFigures, lightFrom } from './measured.ts';
import { brightEdges, brightest, peaksOn } from './peaks.ts';
import { lookAround, mostReflected, reflectedAt, reflectionIn } from './reflection.ts';
import type {
  GridFigures,
  GridLight,
  Light,
  LightDetail,
  LightFigures,
  LightMap,
  LightSurface,
  LitRoom,
  Scene,
} from './scene.ts';
import { latticeOf, nodesOf, type SurfaceFrame, surfaceFacing, surfaceFrame } from './surfaces.ts';

/** Cells of the map of a room, unless a step is given. */
const CELLS = { direct: 5_000, quick: 2_500, full: 5_000 } as const satisfies Record<LightDetail, number>;
/** Reflected light changes slowly: its points are this many cells apart. */
const GENTLY = 2;
/** Greatest number of rounds that replace interpolated maxima by exact ones. */
const EXACT_ROUNDS = 24;
const AROUND: Cm = 200;

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
    height: Math.max(greatestOf(luminaires.map(({ z }) => z)), 1),
    solids: [],
    plane: 0,
    reflectance: { ceiling: 0, walls: 0, floor: 0 },
    maintenance: 1,
  };
}

const middleOf = ({ x, y, stepX, stepY, columns }: LightMap, cell: number): Point => ({
  x: x + (cell % columns) * stepX,
  y: y + Math.floor(cell / columns) * stepY,
});

const NO_GRID: LightGrid = { columns: 0, rows: 0, points: [] };

const keyOf = (surface: LightSurface, { at, normal, width, height }: SurfaceFrame): string =>
  JSON.stringify([surface, at(0, 0), normal, width, height]);

function gridOn(room: LitRoom, frame: SurfaceFrame): LightGrid {
  const isFree = ({ x, y }: Point) => frame.isOn(x, y) && frame.isMeasured(x, y);
  const isLevel = frame.normal === null || frame.normal[2] !== 0;
  if (isLevel) return roomGrid(room.outline, isFree);
  const grid = rectangularGrid(frame.x, frame.y, frame.width, frame.height);
  return { ...grid, points: grid.points.filter(isFree) };
}

/** Level surface at the points of upright cylinders, for modelling (D67). */
const UP: SurfaceFrame['normal'] = [0, 0, 1];

const SHARES = { grid: 0.2, reflected: 0.5, map: 0.6, peaks: 0.8 };

type MeasuredGrid = Pick<GridLight, 'grid' | 'layers'>;

interface LitScene {
  on: (surface: LightSurface, frame: SurfaceFrame, step: Cm) => InParts<Light>;
  onGrid: (surface: LightSurface, frame: SurfaceFrame) => InParts<MeasuredGrid>;
  frame: (surface: LightSurface) => SurfaceFrame | null;
  step: Cm;
}

type LuxOf = (points: readonly Point[]) => Float64Array[];

/**
 * Prepares a scene for light on any of its surfaces: emitters, solids and reflection are computed once
 * (D49 to D51).
 */
function* litScene(scene: Scene, detail: LightDetail): InParts<LitScene> {
  const room = scene.room ?? openGround(scene);
  const outline = scene.room ? room.outline : null;
  const emitters = emittersOf(scene);
  const boxes = boxesOf(room.solids);
  const layers = layersIn(emitters);
  const reflection = scene.room ? yield* reflectionIn(room, emitters, detail) : null;

  const withDirect = (points: SurfaceFacing, reflected: readonly Float64Array[]): Float64Array[] => {
    for (const emitter of emitters)
      addDirect(itemAt(reflected, emitter.layer), emitter, points, outline, boxes);
    return reflected.map((lux) => lux.map((one) => one * room.maintenance));
  };

  /** Reflected light interpolated in a coarse map; points without a node around them are computed exactly. */
  const reflectedOn = (surface: LightSurface, frame: SurfaceFrame, step: Cm): LuxOf => {
    const key = `map ${step} ${keyOf(surface, frame)}`;
    const { map, points: at, cells } = nodesOf(frame, surface, step * GENTLY);
    const maps = reflection
      ? reflectedAt(at, room, reflection, key, layers).map((found): LightMap => {
          const lux = Float32Array.from(map.lux);
          found.forEach((one, index) => {
            lux[cells[index] ?? 0] = one;
          });
          return { ...map, lux };
        })
      : [];
    return (points) => {
      const lux = upTo(layers).map(() => new Float64Array(points.length));
      if (!reflection) return lux;
      const alone = points.flatMap((point, index) => {
        const isAlone = maps.some((one, layer) => {
          const between = interpolated(one, point);
          if (between !== null) itemAt(lux, layer)[index] = between;
          return between === null;
        });
        return isAlone ? [index] : [];
      });
      const left = surfaceFacing(
        frame,
        alone.map((index) => itemAt(points, index)),
      );
      // No key: these points differ on each call.
      reflectedAt(left, room, reflection, null, layers).forEach((found, layer) => {
        found.forEach((one, index) => {
          itemAt(lux, layer)[alone[index] ?? 0] = one;
        });
      });
      return lux;
    };
  };

  const measuredAt = (points: SurfaceFacing, key: string | null) =>
    withDirect(points, reflectedAt(points, room, reflection, key, layers));

  function* gridIn(surface: LightSurface, frame: SurfaceFrame): InParts<MeasuredGrid> {
    // Faces of solids are displayed, not measured.
    const grid = scene.room && surface.kind !== 'face' ? gridOn(room, frame) : NO_GRID;
    const points = surfaceFacing(frame, grid.points);
    const key = `grid ${keyOf(surface, frame)}`;
    const leveled = frame.normal ? null : { ...points, normal: UP };
    if (leveled) yield* inPartsBetween(0, 0.4, lookAround(leveled, room, reflection, `level ${key}`));
    const level = leveled && measuredAt(leveled, `level ${key}`);
    yield* inPartsBetween(0.5, 0.9, lookAround(points, room, reflection, key));
    const measured = measuredAt(points, key).map((lux, layer) => ({
      grid: lux,
      level: level?.[layer] ?? null,
    }));
    return { grid, layers: measured };
  }

  return {
    /**
     * Light on one surface, steps 4 and 5 only in full detail:
     * 1. grid points, exact
     * 2. the map, with interpolated reflected light
     * 3. peaks between the cells
     * 4. exact values for the brightest of both, as figures show the maximum
     * 5. points along bright edges
     */
    *on(surface, frame, step) {
      const { grid, layers: measured } = yield* inPartsBetween(0, SHARES.grid, gridIn(surface, frame));
      yield SHARES.grid;
      const { map, cells } = latticeOf(frame, surface, step);
      const reflected = reflectedOn(surface, frame, step);
      yield SHARES.reflected;
      const luxAt: LuxOf = (points) => withDirect(surfaceFacing(frame, points), reflected(points));
      const maps = luxAt(Array.from(cells, (cell) => middleOf(map, cell))).map((lux) => {
        const all = Float32Array.from(map.lux);
        lux.forEach((one, index) => {
          all[cells[index] ?? 0] = one;
        });
        return all;
      });
      yield SHARES.map;
      const { peaks, lux } = peaksOn({ map, maps, frame, emitters, luxAt });
      const exact = new Set<number>();
      for (let round = 0; reflection && detail === 'full' && round < EXACT_ROUNDS; round++) {
        const places = brightest({ map, maps, peaks, lux, exact });
        if (places.length === 0) break;
        yield SHARES.peaks + ((1 - SHARES.peaks) * round) / EXACT_ROUNDS;
        const computed = measuredAt(surfaceFacing(frame, places), null);
        places.forEach(({ index }, place) => {
          exact.add(index);
          computed.forEach((one, layer) => {
            const cells = itemAt(maps, layer);
            if (index < cells.length) cells[index] = one[place] as number;
            else itemAt(lux, layer)[index - cells.length] = one[place] as number;
          });
        });
      }
      const edges = reflection && detail === 'full' ? brightEdges({ map, maps, frame }) : [];
      const onEdges = measuredAt(surfaceFacing(frame, edges), null);
      return lightFrom(
        map,
        grid,
        [...peaks, ...edges],
        measured.map((layer, index) => ({
          ...layer,
          map: itemAt(maps, index),
          peaks: Float64Array.from([...itemAt(lux, index), ...itemAt(onEdges, index)]),
        })),
      );
    },
    onGrid: gridIn,
    frame: (surface: LightSurface) => surfaceFrame(room, scene.areas, surface),
    step: Math.sqrt((areaOf(room.outline) * 10_000) / CELLS[detail]),
  };
}

/** Work shared by the surfaces runs once (D49 to D51). */
export function lightIn(scene: Scene, detail: LightDetail) {
  const lit = whole(litScene(scene, detail));
  return {
    /** Default step gives everywhere the same maximum (D50); null for a removed surface. */
    on(surface: LightSurface, step = lit.step): Light | null {
      const frame = lit.frame(surface);
      return frame && whole(lit.on(surface, frame, step));
    },
    gridFigures(surface: LightSurface, shares?: readonly number[]): GridFigures | null {
      const frame = lit.frame(surface);
      return frame && gridFigures(whole(lit.onGrid(surface, frame)), shares);
    },
  };
}

/** Cost of the shared work in the progress, counted in surfaces. */
const SHARED = 3;

/**
 * Computes several surfaces, yielding the finished share between parts. So computations can take turns or be
 * cancelled.
 */
export function* lightInParts(
  scene: Scene,
  surfaces: readonly LightSurface[],
  detail: LightDetail,
  step: (index: number) => Cm | undefined = () => undefined,
): InParts<(Light | null)[]> {
  const all = surfaces.length + SHARED;
  const lit = yield* inPartsBetween(0, SHARED / all, litScene(scene, detail));
  const lights: (Light | null)[] = [];
  for (const [index, surface] of surfaces.entries()) {
    const [from, to] = [(index + SHARED) / all, (index + SHARED + 1) / all];
    yield from;
    const frame = lit.frame(surface);
    lights.push(frame && (yield* inPartsBetween(from, to, lit.on(surface, frame, step(index) ?? lit.step))));
  }
  return lights;
}

export function lightOn(
  scene: Scene,
  surfaces: readonly LightSurface[],
  detail: LightDetail,
  step?: Cm,
): Light[] {
  const light = lightIn(scene, detail);
  return surfaces.flatMap((surface) => light.on(surface, step) ?? []);
}

export const figuresOn = (scene: Scene, surface: LightSurface, detail: LightDetail): LightFigures | null =>
  lightIn(scene, detail).on(surface)?.figures ?? null;

/** Margin for the error of rays. */
const ALMOST = 1.02;

/**
 * Upper bound of the mean on the plane, faster than the mean (D52). Direct light is exact; all flux is
 * assumed to land where the plane gets most of its reflection. Flux that goes down cannot land on the
 * ceiling.
 */
export function meanAtMost(room: LitRoom): (scene: Scene) => Lux {
  const surface = { kind: 'plane' } as const;
  const frame = surfaceFrame(room, [], surface) as SurfaceFrame;
  const { points } = gridOn(room, frame);
  const { floor, ceiling, walls, solids } = mostReflected(
    { ...surfaceFacing(frame, points), normal: [0, 0, 1] },
    room,
    `grid ${keyOf(surface, frame)}`,
  );
  const below = Math.max(floor, walls, solids);
  return (scene) => {
    let reflected = 0;
    for (const emitter of emittersOf(scene)) {
      const { down, all } = fluxFrom(emitter);
      reflected += down * below + (all - down) * Math.max(below, ceiling);
    }
    const direct = lightIn(scene, 'direct').gridFigures(surface)?.mean ?? 0;
    return direct + room.maintenance * reflected * ALMOST;
  };
}
