import type { Point } from '../layout/heading.ts';
import { type LightCentre, lightHeight } from '../luminaires/aim.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Room } from '../room/room.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import type { LitObstacle } from './boxes.ts';

/** Photometric data of an article (D48): a table, else flux and beam; without both it is dark. */
export interface Shining {
  table?: PhotometricTable | undefined;
  /** lm */
  lumens?: number | undefined;
  /** Full angle at half the peak, in degrees. */
  beam?: number | undefined;
  /** Luminous length along the rail, in centimetres; absent: a point. */
  luminousLength?: number | undefined;
  /** Direction of C0, in degrees clockwise from forward; absent: as in the file. */
  photometryTurn?: number | undefined;
}

export interface SceneLuminaire extends LightCentre {
  id: string;
  bindingId: string;
  /** Luminaires of one layer are dimmed together (D69); absent: 0. */
  layer?: number;
}

export type LitArea = Omit<VerticalArea, 'name'>;

export type LitRoom = Pick<Room, 'outline' | 'height' | 'reflectance' | 'plane' | 'maintenance'> & {
  openings?: Room['openings'];
  obstacles?: readonly LitObstacle[];
};

/**
 * Input of all light computation, as plain data for the worker; derived from a plan or an order's record.
 * Without a room there are no walls, no reflection and no figures (D50).
 */
export interface Scene {
  room: LitRoom | null;
  luminaires: readonly SceneLuminaire[];
  /** Keyed by article id. */
  articles: Readonly<Record<string, Shining>>;
  areas: readonly LitArea[];
}

export type LightSurface =
  | { kind: 'plane' }
  | { kind: 'floor' }
  | { kind: 'ceiling' }
  /** `wall`: number of the corner at which the wall starts. */
  | { kind: 'wall'; wall: number }
  | { kind: 'area'; id: string }
  /** Face of an obstacle; numbers as in `facesOf`. */
  | { kind: 'face'; obstacle: number; face: number }
  /** Upright cylinders at a height above the floor, in centimetres: light on faces (D67). */
  | { kind: 'cylindrical'; height: number };

/**
 * Illuminance at the middles of a surface's cells. Plane, floor and ceiling: `x` right, `y` down, as on the
 * plan. Wall or area: `x` along it from its start, `y` up from the floor. Face: `x` and `y` from its corner
 * along its sides.
 */
export interface LightMap {
  surface: LightSurface;
  /** Middle of the first cell, in centimetres. */
  x: number;
  y: number;
  /** Distance of the middles, in centimetres. */
  stepX: number;
  stepY: number;
  columns: number;
  rows: number;
  /** lx, row by row; NaN outside the room. */
  lux: Float32Array;
}

/** Figures on the points of a grid, in lx; uniformity is least divided by mean (D50). */
export interface GridFigures {
  mean: number;
  least: number;
  uniformity: number;
  columns: number;
  rows: number;
  points: number;
  /** Darkest point, in the map's coordinates. */
  darkest: Point;
}

export interface LightFigures extends GridFigures {
  /** Greatest illuminance anywhere on the surface, as in the map, in lx (D50). */
  greatest: number;
}

/** Light of one layer at full output, in lx. */
export interface GridLayer {
  grid: Float64Array;
  /** Lx of a level surface at the same points, for upright cylinders (D67). */
  level: Float64Array | null;
}

export interface LightLayer extends GridLayer {
  map: Float32Array;
  peaks: Float64Array;
}

export interface GridLight {
  grid: { columns: number; rows: number; points: readonly Point[] };
  layers: readonly GridLayer[];
}

/** Cylindrical divided by horizontal illuminance over the points of a grid (D67). */
export interface Modelling {
  mean: number;
  least: number;
  greatest: number;
}

export interface Light {
  /** Cells with a local maximum have its value, others the value of their middle (D50). */
  map: LightMap;
  /** Null without a room or a point of the grid. */
  figures: LightFigures | null;
  grid: readonly (Point & { lux: number })[];
  /** Points near local maxima between the middles of cells, in the map's coordinates. */
  peaks: readonly Point[];
  /** Null unless the surface is `cylindrical`. */
  modelling: Modelling | null;
  /** Layers that add up to this light (D69); at least one. */
  layers: readonly LightLayer[];
}

/**
 * `direct`: direct light only; `quick`: reflected light spread evenly, while dragging; `full`: reflected
 * light from patch to patch, at rest (D51).
 */
export type LightDetail = 'direct' | 'quick' | 'full';

export interface Lit extends Point {
  id: string;
  bindingId: string;
  /** Heading of the rail. All angles are in degrees. */
  heading: number;
  turn: number;
  tilt: number;
}

/** Photometric data of an article, and its light centre. */
export interface LitArticle extends Shining {
  /** Drop from the rail to the light centre, in centimetres. */
  drop?: number | undefined;
}

export interface LitPlan {
  room: Room | null;
  areas: readonly LitArea[];
  luminaires: readonly Lit[];
  /** Distance of the rails below the ceiling, in centimetres. */
  hang: number;
  /** Layer of each luminaire by index (D69); absent: all in one. */
  layers?: readonly number[] | undefined;
  /** Photometry by article id; a missing article is dark. */
  articles: Readonly<Record<string, LitArticle>>;
}

/** Scene of a plan or an order (D45). */
export function sceneOf({ room, areas, luminaires, hang, layers, articles }: LitPlan): Scene {
  return {
    room,
    areas,
    articles,
    luminaires: luminaires.map(({ id, bindingId, x, y, heading, turn, tilt }, index) => ({
      ...{ id, bindingId, x, y, heading, turn, tilt },
      ...(layers && { layer: layers[index] ?? 0 }),
      z: lightHeight(room?.height ?? null, hang, articles[bindingId]?.drop),
    })),
  };
}
