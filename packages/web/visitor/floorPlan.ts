import type { FloorPlan, PlanOpening } from '@lumitor/domain/floorPlan/floorPlan';
import {
  outlineAt,
  outlineCorners,
  type PlanOutline,
  planOutlines,
} from '@lumitor/domain/floorPlan/planOutlines';
import { nearestSnapPoint, type SnapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { pixelAt, pointOver } from '@lumitor/domain/kinds/underlay/calibration';
import { MAX_PIXELS, type Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { distance, minus, times } from '@lumitor/domain/math/points';
import type { Cm } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { linesOf, storedLines } from '../data/pictures.ts';
import { underlayNow } from './room.ts';

/** Lines drawn in place of the underlay's picture (D73); layers share the stored lines `id`. */
export interface ShownLines {
  underlayId: string;
  id: string;
  plan: FloorPlan;
  hidden: ReadonlySet<number>;
}

/**
 * `snaps` apply only to the layers that they were computed from. `found` is the result of the last room made
 * from an outline: openings left over, and how far corners are off the walls.
 */
interface FloorPlanState {
  shown: ShownLines | null;
  snaps: (Pick<ShownLines, 'plan' | 'hidden'> & { grid: SnapGrid }) | null;
  chosen: number | null;
  found: { outline: readonly Point[]; left: number; off: Cm } | null;
}

export const floorPlanStore = createStore<FloorPlanState>(() => ({
  shown: null,
  snaps: null,
  chosen: null,
  found: null,
}));

export const useFloorPlan = <Selected>(select: (state: FloorPlanState) => Selected): Selected =>
  useStore(floorPlanStore, select);

export const useLinesOf = (underlay: Underlay | null): ShownLines | null =>
  useFloorPlan(({ shown }) => (shown?.underlayId === underlay?.id ? shown : null));

const linesNow = (): { lines: ShownLines; underlay: Underlay } | null => {
  const underlay = underlayNow();
  const { shown: lines } = floorPlanStore.getState();
  return underlay && lines?.underlayId === underlay.id ? { lines, underlay } : null;
};

export async function bringLines(underlayId: string): Promise<void> {
  const before = floorPlanStore.getState().shown;
  if (before?.underlayId === underlayId) return;
  const lines = await linesOf(underlayId);
  const plan = lines && (lines.id === before?.id ? before.plan : await storedLines(lines.id));
  if (underlayNow()?.id !== underlayId) return;
  const shown = plan && { underlayId, id: lines.id, plan, hidden: new Set(lines.hidden) };
  floorPlanStore.setState({ shown, chosen: null, found: null });
}

/** Pixels per cm of the lines: the longer side is the largest allowed. */
export const pixelsOf = ({ width, height }: FloorPlan): number => MAX_PIXELS / Math.max(width, height, 1);

export const overLines = (underlay: Underlay, plan: FloorPlan, point: Point): Point =>
  pointOver(underlay, times(point, pixelsOf(plan)));

const onLines = (underlay: Underlay, plan: FloorPlan, point: Point): Point =>
  times(pixelAt(underlay, point), 1 / pixelsOf(plan));

/** Centimetres of the plan per centimetre of the lines: 1 until calibrated. */
const sizeOf = (underlay: Underlay, plan: FloorPlan): number => underlay.scale * pixelsOf(plan);

let found: (Pick<ShownLines, 'plan' | 'hidden'> & { outlines: readonly PlanOutline[] }) | null = null;

export function outlinesOf({ plan, hidden }: ShownLines): readonly PlanOutline[] {
  if (found?.plan !== plan || found.hidden !== hidden)
    found = { plan, hidden, outlines: planOutlines(plan, hidden) };
  return found.outlines;
}

export function linePlaceNear(point: Point, within: Cm, underlay = underlayNow()): Point | null {
  const { shown, snaps } = floorPlanStore.getState();
  const isFound = snaps !== null && snaps.plan === shown?.plan && snaps.hidden === shown.hidden;
  if (!underlay || !isFound || shown?.underlayId !== underlay.id) return null;
  const { plan, grid } = snaps;
  const near = nearestSnapPoint(grid, onLines(underlay, plan, point), within / sizeOf(underlay, plan));
  return near && overLines(underlay, plan, near);
}

export function outlineNear(point: Point, within: Cm): PlanOutline | null {
  const now = linesNow();
  if (!now) return null;
  const { lines, underlay } = now;
  const { plan } = lines;
  return outlineAt(plan, outlinesOf(lines), onLines(underlay, plan, point), within / sizeOf(underlay, plan));
}

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
