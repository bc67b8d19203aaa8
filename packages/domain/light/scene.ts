import type { Point } from '../layout/heading.ts';
import { type LightCentre, lightHeight } from '../luminaires/aim.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Room } from '../room/room.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import type { LitObstacle } from './boxes.ts';

/** What of a luminaire article light is computed from (D48): a table, else flux and beam; with neither it stays dark. */
export interface Shining {
  table?: PhotometricTable | undefined;
  /** lm */
  lumens?: number | undefined;
  /** Full angle at half the peak, in degrees. */
  beam?: number | undefined;
  /** Of what shines along the rail, in centimetres; absent: it shines from a point. */
  luminousLength?: number | undefined;
  /** Where C0 points to, in degrees clockwise from forward; absent: as the file says. */
  photometryTurn?: number | undefined;
}

/** One luminaire of a scene. */
export interface SceneLuminaire extends LightCentre {
  id: string;
  bindingId: string;
  /** Those of one layer are dimmed alike in every scene (D69); counted from 0, absent: 0. */
  layer?: number;
}

/** As a surface alone: what it is called changes nothing of its light. */
export type LitArea = Omit<VerticalArea, 'name'>;

export type LitRoom = Pick<Room, 'outline' | 'height' | 'reflectance' | 'plane' | 'maintenance'> & {
  openings?: Room['openings'];
  obstacles?: readonly LitObstacle[];
};

/**
 * All that light follows from, as plain data: it goes to a worker, and follows from a plan as from the record of an order.
 * Without a room there are no walls, nothing is reflected, and there are no figures (D50).
 */
export interface Scene {
  room: LitRoom | null;
  luminaires: readonly SceneLuminaire[];
  /** By article id. */
  articles: Readonly<Record<string, Shining>>;
  areas: readonly LitArea[];
}

/** A surface on which light is computed. */
export type Surface =
  | { kind: 'plane' }
  | { kind: 'floor' }
  | { kind: 'ceiling' }
  /** By the number of the wall: of the side that begins at the corner with this number. */
  | { kind: 'wall'; wall: number }
  | { kind: 'area'; id: string }
  /** A face of an obstacle, by the numbers of both (`facesOf` of sides.ts). */
  | { kind: 'face'; obstacle: number; face: number }
  /** What upright cylinders get, over the plan at a height above the floor in centimetres: light on faces (D67). */
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
  /** From one middle to the next, in centimetres, along x and along y. */
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
  /** So many points of the grid count. */
  points: number;
  /** That of the points at which there is least; as in the map. */
  darkest: Point;
}

export interface LightFigures extends GridFigures {
  /** The greatest illuminance anywhere on the surface, in lx: that of its map (D50). */
  greatest: number;
}

/** What comes from the luminaires of one layer at full light, in lx. */
export interface GridLayer {
  /** At the points of the grid. */
  grid: Float64Array;
  /** Of upright cylinders: what a level surface gets at the points of the grid (D67). */
  level: Float64Array | null;
}

export interface LightLayer extends GridLayer {
  /** At the middles of the cells of the map. */
  map: Float32Array;
  /** At the peaks. */
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
  /** A cell with a local maximum shows that, each other one what there is in its middle (D50). */
  map: LightMap;
  /** Null where there is no room, or no point of the grid in it. */
  figures: LightFigures | null;
  /** The points of the grid with what they measure: `x` and `y` as in the map. */
  grid: readonly (Point & { lux: number })[];
  /** Points near local maxima that the middles of cells miss; as in the map. */
  peaks: readonly Point[];
  /** Of upright cylinders alone. */
  modelling: Modelling | null;
  /** Layers that add up to this light (D69); one at least. */
  layers: readonly LightLayer[];
}

/**
 * `direct`: as it comes from the luminaires alone; `quick`: with what is reflected spread evenly, while something is
 * dragged; `full`: with what is reflected from patch to patch, at rest (D51).
 */
export type LightDetail = 'direct' | 'quick' | 'full';

/** A luminaire in its place: of a plan's arrangement, or of an order's record. */
export interface Lit extends Point {
  id: string;
  bindingId: string;
  /** Of the rail at its place; degrees, as the other angles. */
  heading: number;
  turn: number;
  tilt: number;
}

/** What of a luminaire article decides what light it gives, and from how high. */
export interface LitArticle extends Shining {
  /** From the rail down to the light centre, in centimetres. */
  drop?: number | undefined;
}

export interface LitPlan {
  room: Room | null;
  areas: readonly LitArea[];
  luminaires: readonly Lit[];
  /** How far the rails hang below the ceiling, in centimetres. */
  hang: number;
  /** The layer of each luminaire, in their order (D69); absent: all are of one. */
  layers?: readonly number[] | undefined;
  /** By article id; of one that is not there nothing is known. */
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
