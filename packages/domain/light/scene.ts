import type { Point } from '../layout/heading.ts';
import { type LightCentre, lightHeight } from '../luminaires/aim.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Room } from '../room/room.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import type { LitObstacle } from './boxes.ts';

/** Photometric data of a luminaire article (D48): a table, else flux and beam; with neither it is dark. */
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

/** One luminaire of a scene. */
export interface SceneLuminaire extends LightCentre {
  id: string;
  bindingId: string;
  /** Luminaires of one layer are dimmed together (D69); from 0, absent: 0. */
  layer?: number;
}

export type LitArea = Omit<VerticalArea, 'name'>;

export type LitRoom = Pick<Room, 'outline' | 'height' | 'reflectance' | 'plane' | 'maintenance'> & {
  openings?: Room['openings'];
  obstacles?: readonly LitObstacle[];
};

/**
 * Input of all computation of light, as plain data: it is sent to a worker, and derives from a plan or an order's record.
 * Without a room there are no walls, no reflected light and no figures (D50).
 */
export interface Scene {
  room: LitRoom | null;
  luminaires: readonly SceneLuminaire[];
  /** By article id. */
  articles: Readonly<Record<string, Shining>>;
  areas: readonly LitArea[];
}

export type Surface =
  | { kind: 'plane' }
  | { kind: 'floor' }
  | { kind: 'ceiling' }
  /** `wall`: number of the corner at which the wall begins. */
  | { kind: 'wall'; wall: number }
  | { kind: 'area'; id: string }
  /** A face of an obstacle; numbers of both, as in `facesOf`. */
  | { kind: 'face'; obstacle: number; face: number }
  /** Upright cylinders at a height above the floor in centimetres: light on faces (D67). */
  | { kind: 'cylindrical'; height: number };

/**
 * Illuminance over a surface, at the middles of cells. The plane, the floor and the ceiling lie as on the plan: `x` to the
 * right, `y` down. A wall or an area: `x` along it from its begin, `y` its height above the floor. A face: `x` and `y` from its
 * corner along its sides.
 */
export interface LightMap {
  surface: Surface;
  /** The middle of the first cell, in centimetres. */
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

/** Mean and least illuminance on the points of a grid in lx, and the least divided by the mean (D50). */
export interface GridFigures {
  mean: number;
  least: number;
  uniformity: number;
  columns: number;
  rows: number;
  /** Number of points of the grid. */
  points: number;
  /** The darkest point; as in the map. */
  darkest: Point;
}

export interface LightFigures extends GridFigures {
  /** The greatest illuminance anywhere on the surface, in lx: that of its map (D50). */
  greatest: number;
}

/** Light of one layer at full output, in lx. */
export interface GridLayer {
  /** Lx at the points of the grid. */
  grid: Float64Array;
  /** Lx of a level surface at the same points, for upright cylinders (D67). */
  level: Float64Array | null;
}

export interface LightLayer extends GridLayer {
  /** Lx at the middles of the cells. */
  map: Float32Array;
  /** Lx at the peaks. */
  peaks: Float64Array;
}

/** Light at the points of a grid alone. */
export interface GridLight {
  grid: { columns: number; rows: number; points: readonly Point[] };
  layers: readonly GridLayer[];
}

/** Least, mean and greatest share of light on an upright cylinder in that on a level surface, over the points of a grid (D67). */
export interface Modelling {
  mean: number;
  least: number;
  greatest: number;
}

export interface Light {
  /** A cell with a local maximum has its value, each other one the value of its middle (D50). */
  map: LightMap;
  /** Null without a room, or without a point of the grid. */
  figures: LightFigures | null;
  /** Points of the grid with their illuminance; `x` and `y` as in the map. */
  grid: readonly (Point & { lux: number })[];
  /** Points near local maxima that the middles of cells miss; as in the map. */
  peaks: readonly Point[];
  /** Null unless the surface is `cylindrical`. */
  modelling: Modelling | null;
  /** Layers that add up to this light (D69); one at least. */
  layers: readonly LightLayer[];
}

/**
 * `direct`: as it comes from the luminaires alone; `quick`: with what is reflected spread evenly, while something is
 * dragged; `full`: with what is reflected from patch to patch, at rest (D51).
 */
export type LightDetail = 'direct' | 'quick' | 'full';

/** A luminaire of a plan or of an order's record. */
export interface Lit extends Point {
  id: string;
  bindingId: string;
  /** Heading of the rail; degrees, as the other angles. */
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
  /** The layer of each luminaire, in their order (D69); absent: all are of one. */
  layers?: readonly number[] | undefined;
  /** Photometry by article id; a missing article is dark. */
  articles: Readonly<Record<string, LitArticle>>;
}

/** The scene that a plan, or an order, makes (D45). */
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
