import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import type { SnapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import type { PlanWindow } from './paintPlan.ts';

export type PaintMessage =
  | { plan: FloorPlan }
  | { id: number; snaps: ReadonlySet<number> }
  | { id: number; seen: PlanWindow }
  | { id: number; picture: PlanWindow };

export type PaintAnswer =
  | { id: number; grid: SnapGrid }
  /** Null if a newer window replaced the request. */
  | { id: number; bitmap: ImageBitmap | null }
  | { id: number; blob: Blob }
  | { id: number; error: string };
