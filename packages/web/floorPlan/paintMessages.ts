import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import type { SnapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import type { PlanWindow } from './paintPlan.ts';

/** The plan that all the rest is about, then what is wanted of it; a window that is seen replaces the one before. */
export type PaintMessage =
  | { plan: FloorPlan }
  | { id: number; snaps: ReadonlySet<number> }
  | { id: number; seen: PlanWindow }
  | { id: number; picture: PlanWindow };

export type PaintAnswer =
  | { id: number; grid: SnapGrid }
  /** Null where another one was wanted before it was painted. */
  | { id: number; bitmap: ImageBitmap | null }
  | { id: number; blob: Blob }
  | { id: number; error: string };
