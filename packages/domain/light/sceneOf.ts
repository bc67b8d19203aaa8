import type { Point } from '../layout/heading.ts';
import { lightHeight } from '../luminaires/aim.ts';
import type { Room } from '../room/room.ts';
import type { LitArea, Scene, Shining } from './scene.ts';

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
  /** By article id; of one that is not there nothing is known. */
  articles: Readonly<Record<string, LitArticle>>;
}

/** The scene that a plan, or an order, makes (D45). */
export function sceneOf({ room, areas, luminaires, hang, articles }: LitPlan): Scene {
  return {
    room,
    areas,
    articles,
    luminaires: luminaires.map(({ id, bindingId, x, y, heading, turn, tilt }) => ({
      ...{ id, bindingId, x, y, heading, turn, tilt },
      z: lightHeight(room?.height ?? null, hang, articles[bindingId]?.drop),
    })),
  };
}
