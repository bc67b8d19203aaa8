import type { VerticalArea } from '../kinds/area/area.ts';
import { type LightCentre, lightHeight } from '../kinds/luminaire/aim.ts';
import type { Point } from '../kinds/rail/heading.ts';
import type { Room } from '../kinds/room/room.ts';
import { solidsOf } from '../kinds/solids.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Cm, Deg, Lumen, Lux } from '../units.ts';
import type { LitSolid } from './boxes.ts';

/** Table, else flux and beam; without both an article is dark (D48). */
export interface Shining {
  table?: PhotometricTable | undefined;
  lumens?: Lumen | undefined;
  beam?: Deg | undefined;
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
  /** Required, so that no plain room is taken for a lit one. */
  solids: readonly LitSolid[];
};

/** Plain data for the worker; no room means no walls, reflection or figures (D50). */
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
  | { kind: 'face'; solid: number; face: number }
  /** Upright cylinders at a height above the floor: light on faces (D67). */
  | { kind: 'cylindrical'; height: Cm };

/** Level: x right, y down. Upright: x along, y up from the floor. */
export interface LightMap {
  surface: LightSurface;
  x: Cm;
  y: Cm;
  stepX: Cm;
  stepY: Cm;
  columns: number;
  rows: number;
  /** Row by row, in lx; NaN outside the room. */
  lux: Float32Array;
}

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
  greatest: Lux;
}

export interface GridLayer {
  grid: Float64Array;
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

export interface Modelling {
  mean: number;
  least: number;
  greatest: number;
}

export interface Light {
  /** Local maxima have their value, other cells that of their middle (D50). */
  map: LightMap;
  /** Null without a room or a point of the grid. */
  figures: LightFigures | null;
  grid: readonly (Point & { lux: Lux })[];
  peaks: readonly Point[];
  modelling: Modelling | null;
  /** Layers add up to this light (D69); at least one. */
  layers: readonly LightLayer[];
}

/** `direct`: unreflected; `quick`: evenly spread, while dragging; `full`: at rest (D51). */
export type LightDetail = 'direct' | 'quick' | 'full';

export interface LitArticle extends Shining {
  drop?: Cm | undefined;
}

export interface LitPlan {
  room: Room | null;
  areas: readonly LitArea[];
  luminaires: readonly Omit<SceneLuminaire, 'z' | 'layer'>[];
  hang: Cm;
  layers?: readonly number[] | undefined;
  /** Missing articles are dark. */
  articles: Readonly<Record<string, LitArticle>>;
}

/** The same object for the same room: what depends on it is memoized. */
const litRooms = new WeakMap<Room, LitRoom>();

export function litRoomOf(room: Room): LitRoom {
  const known = litRooms.get(room);
  if (known) return known;
  const { outline, height, reflectance, plane, maintenance, openings } = room;
  const solids = solidsOf({ room, areas: [] });
  const lit = { outline, height, reflectance, plane, maintenance, openings, solids };
  litRooms.set(room, lit);
  return lit;
}

/** D45. */
export function sceneOf({ room, areas, luminaires, hang, layers, articles }: LitPlan): Scene {
  return {
    room: room && litRoomOf(room),
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
