import type { Point } from '@lumitor/domain/layout/heading';
import { aimedAt, type LightCentre, USUAL_DROP, wallBetween } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { currentPlan } from '@lumitor/domain/plan/history';
import { configuratorStore } from './configuratorStore.ts';
import { shownCatalogue } from './derived.ts';

/** Of a room that nobody has drawn, in centimetres. */
const USUAL_HEIGHT = 270;

const roomNow = () => currentPlan(configuratorStore.getState().history).room;

/** Where a piece shines from (D45). */
export function centreOf(piece: Piece): LightCentre {
  const article = shownCatalogue()?.bindings.find(({ id }) => id === piece.bindingId);
  return { ...piece, z: (roomNow()?.height ?? USUAL_HEIGHT) - (article?.drop ?? USUAL_DROP) };
}

/** Where the optical axis of a piece ends: on the floor, or on the wall that it meets first. */
export interface Target extends Point {
  /** Of the point above the floor, in centimetres. */
  height: number;
  isOnWall: boolean;
}

export function targetOf(piece: Piece): Target {
  const centre = centreOf(piece);
  const floor = aimedAt(centre);
  const share = wallBetween(roomNow()?.outline ?? [], centre, floor);
  if (share === null) return { ...floor, height: 0, isOnWall: false };
  return {
    x: centre.x + (floor.x - centre.x) * share,
    y: centre.y + (floor.y - centre.y) * share,
    height: centre.z * (1 - share),
    isOnWall: true,
  };
}
