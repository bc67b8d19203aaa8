import type { FloorPlan, PlanOpening } from '@lumitor/domain/floorPlan/floorPlan';
import {
  outlineAt,
  outlineCorners,
  type PlanOutline,
  planOutlines,
} from '@lumitor/domain/floorPlan/planOutlines';
import { nearestSnapPoint, type SnapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import type { Point } from '@lumitor/domain/layout/heading';
import { distance, minus, times } from '@lumitor/domain/math/points';
import { pixelAt, pointOver } from '@lumitor/domain/room/calibration';
import { MAX_PIXELS, type Underlay } from '@lumitor/domain/room/underlay';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { linesOf, storedLines } from '../data/pictures.ts';
import { underlayNow } from './room.ts';

/** The lines that the underlay is a picture of (D73): they are drawn in its place, and snapped to. */
export interface ShownLines {
  /** The id of the underlay, and under which the lines are kept. */
  underlayId: string;
  id: string;
  plan: FloorPlan;
  /** Layers that are not shown, by their numbers. */
  hidden: ReadonlySet<number>;
}

interface FloorPlanState {
  shown: ShownLines | null;
  /** Where what is drawn snaps, once it is found; of these layers alone. */
  snaps: (Pick<ShownLines, 'plan' | 'hidden'> & { grid: SnapGrid }) | null;
  /** The number of the outline that can become the room. */
  chosen: number | null;
  /** What the last one that was made the room could not give it, while the room has that outline. */
  found: { outline: readonly Point[]; left: number; off: number } | null;
}

export const floorPlanStore = createStore<FloorPlanState>(() => ({
  ...{ shown: null, snaps: null, chosen: null, found: null },
}));

export const useFloorPlan = <Selected>(select: (state: FloorPlanState) => Selected): Selected =>
  useStore(floorPlanStore, select);

/** The lines of an underlay, if they are those of it that is there. */
export const useLinesOf = (underlay: Underlay | null): ShownLines | null =>
  useFloorPlan(({ shown }) => (shown?.underlayId === underlay?.id ? shown : null));

const linesNow = (): { lines: ShownLines; underlay: Underlay } | null => {
  const underlay = underlayNow();
  const { shown: lines } = floorPlanStore.getState();
  return underlay && lines?.underlayId === underlay.id ? { lines, underlay } : null;
};

/** Brings the lines of an underlay where the browser has them; those that are there already stay. */
export async function bringLines(underlayId: string): Promise<void> {
  const before = floorPlanStore.getState().shown;
  if (before?.underlayId === underlayId) return;
  const lines = await linesOf(underlayId);
  const plan = lines && (lines.id === before?.id ? before.plan : await storedLines(lines.id));
  if (underlayNow()?.id !== underlayId) return;
  const shown = plan && { underlayId, id: lines.id, plan, hidden: new Set(lines.hidden) };
  floorPlanStore.setState({ shown, chosen: null, found: null });
}

/** Pixels of the picture to the centimetre of the lines: its longer side is as long as a picture may be. */
export const pixelsOf = ({ width, height }: FloorPlan): number => MAX_PIXELS / Math.max(width, height, 1);

/** Where a point of the lines lies on the plan that is worked on, under it. */
export const overLines = (underlay: Underlay, plan: FloorPlan, point: Point): Point =>
  pointOver(underlay, times(point, pixelsOf(plan)));

const onLines = (underlay: Underlay, plan: FloorPlan, point: Point): Point =>
  times(pixelAt(underlay, point), 1 / pixelsOf(plan));

/** Centimetres of the plan that is worked on to the centimetre of the lines: 1, until they are calibrated. */
const sizeOf = (underlay: Underlay, plan: FloorPlan): number => underlay.scale * pixelsOf(plan);

let found: (Pick<ShownLines, 'plan' | 'hidden'> & { outlines: readonly PlanOutline[] }) | null = null;

/** The outlines of shown layers, found once for the same layers. */
export function outlinesOf({ plan, hidden }: ShownLines): readonly PlanOutline[] {
  if (found?.plan !== plan || found.hidden !== hidden)
    found = { plan, hidden, outlines: planOutlines(plan, hidden) };
  return found.outlines;
}

/** The end or middle of a line nearest to a point; null where none is so near. Centimetres. @param underlay as it lies, or lay */
export function linePlaceNear(point: Point, within: number, underlay = underlayNow()): Point | null {
  const { shown, snaps } = floorPlanStore.getState();
  const isFound = snaps !== null && snaps.plan === shown?.plan && snaps.hidden === shown.hidden;
  if (!underlay || !isFound || shown?.underlayId !== underlay.id) return null;
  const { plan, grid } = snaps;
  const near = nearestSnapPoint(grid, onLines(underlay, plan, point), within / sizeOf(underlay, plan));
  return near && overLines(underlay, plan, near);
}

/** The outline that a click selects; null if there is none. */
export function outlineNear(point: Point, within: number): PlanOutline | null {
  const now = linesNow();
  if (!now) return null;
  const { lines, underlay } = now;
  const { plan } = lines;
  return outlineAt(plan, outlinesOf(lines), onLines(underlay, plan, point), within / sizeOf(underlay, plan));
}

/** The outline that is chosen, and doors and windows, as they lie on the plan that is worked on. */
export function chosenOutline(): { corners: Point[]; openings: PlanOpening[] } | null {
  const now = linesNow();
  const { chosen } = floorPlanStore.getState();
  if (!now || chosen === null) return null;
  const { underlay, lines } = now;
  const { plan } = lines;
  const put = (point: Point) => overLines(underlay, plan, point);
  const outline = outlinesOf(lines).find(({ line }) => line === chosen);
  return outline ? { corners: outlineCorners(plan, outline).map(put), openings: openingsNow() } : null;
}

/** The doors and windows of the floor plan, as they lie on the plan that is worked on. */
export function openingsNow(): PlanOpening[] {
  const now = linesNow();
  if (!now) return [];
  const { underlay, lines } = now;
  const { plan } = lines;
  const put = (point: Point) => overLines(underlay, plan, point);
  const size = sizeOf(underlay, plan);
  return plan.openings.map((one): PlanOpening => {
    const middle = put(one.middle);
    const way = minus(put({ x: one.middle.x + one.along.x, y: one.middle.y + one.along.y }), middle);
    const along = times(way, 1 / distance({ x: 0, y: 0 }, way));
    return { ...one, middle, along, width: one.width * size, depth: one.depth * size };
  });
}
