import type { Point } from '../layout/heading.ts';
import { type LightCentre, lightHeight } from '../luminaires/aim.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Room } from '../room/room.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import type { Cm, Deg, Lumen, Lux } from '../units.ts';
import type { LitObstacle } from './boxes.ts';

/** Table, else flux and beam; without both an article is dark (D48). */
export interface Shining {
  table?: PhotometricTable | undefined;
  lumens?: Lumen | undefined;
  /** Full angle at half the peak. */
  beam?: Deg | undefined;
  /** Absent: a point. */
  luminousLength?: Cm | undefined;
  /** Direction of C0, clockwise from forward; absent: as in the file. */
  photometryTurn?: Deg | undefined;
}

export interface SceneLuminaire extends LightCentre {
  id: string;
  bindingId: string;
  /** Luminaires of one layer are dimmed together (D69). */
  layer?: number;
}

export type LitArea = Omit<VerticalArea, 'name'>;

export type LitRoom = Pick<Room, 'outline' | 'height' | 'reflectance' | 'plane' | 'maintenance'> & {
  openings?: Room['openings'];
  obstacles?: readonly LitObstacle[];
};

/** Plain data for the worker. Without a room there are no walls, no reflection and no figures (D50). */
export interface Scene {
  room: LitRoom | null;
  luminaires: readonly SceneLuminaire[];
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
  /** Numbers as in `facesOf`. */
  | { kind: 'face'; obstacle: number; face: number }
  /** Upright cylinders at a height above the floor: light on faces (D67). */
  | { kind: 'cylindrical'; height: Cm };

/**
 * Illuminance at the middles of cells. Level surfaces: x right, y down, as on the plan.
 * Wall or area: x along it, y up from the floor. Face: along its sides from its corner.
 */
export interface LightMap {
  surface: LightSurface;
  /** Middle of the first cell. */
  x: Cm;
  y: Cm;
  stepX: Cm;
  stepY: Cm;
  columns: number;
  rows: number;
  /** Row by row, in lx; NaN outside the room. */
  lux: Float32Array;
}

/** Figures on the points of a grid; uniformity is least divided by mean (D50). */
export interface GridFigures {
  mean: Lux;
  least: Lux;
  uniformity: number;
  columns: number;
  rows: number;
  points: number;
  darkest: Point;
}

export interface LightFigures extends GridFigures {
  /** Greatest illuminance anywhere on the surface, as in the map (D50). */
  greatest: Lux;
}

/** One layer at full output, in lx. */
export interface GridLayer {
  grid: Float64Array;
  /** Level surface at the same points, for upright cylinders (D67). */
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

/** Cylindrical divided by horizontal illuminance (D67). */
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
  grid: readonly (Point & { lux: Lux })[];
  /** Points near local maxima between the middles of cells. */
  peaks: readonly Point[];
  /** Only on cylinders. */
  modelling: Modelling | null;
  /** Layers add up to this light (D69); at least one. */
  layers: readonly LightLayer[];
}

/**
 * `direct`: no reflected light; `quick`: spread evenly, while dragging; `full`: from patch to patch, at
 * rest (D51).
 */
export type LightDetail = 'direct' | 'quick' | 'full';

export interface Lit extends Point {
  id: string;
  bindingId: string;
  heading: Deg;
  turn: Deg;
  tilt: Deg;
}

export interface LitArticle extends Shining {
  drop?: Cm | undefined;
}

export interface LitPlan {
  room: Room | null;
  areas: readonly LitArea[];
  luminaires: readonly Lit[];
  hang: Cm;
  /** By luminaire (D69); absent: all in one. */
  layers?: readonly number[] | undefined;
  /** By article id; a missing article is dark. */
  articles: Readonly<Record<string, LitArticle>>;
}

/** D45. */
export function sceneOf({ room, areas, luminaires, hang, layers, articles }: LitPlan): Scene {
  return {
    room,
    areas,
    articles,
    luminaires: luminaires.map(({ id, bindingId, x, y, heading, turn, tilt }, index) => ({
      id,
      bindingId,
      x,
      y,
      heading,
      turn,
      tilt,
      ...(layers && { layer: layers[index] ?? 0 }),
      z: lightHeight(room?.height ?? null, hang, articles[bindingId]?.drop),
    })),
  };
}
