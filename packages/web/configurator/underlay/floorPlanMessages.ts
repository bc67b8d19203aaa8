import type { DxfFault } from '@lumitor/domain/floorPlan/dxfFault';
import type { ReadFloorPlan } from '@lumitor/domain/floorPlan/readFloorPlan';
import type { PlanUnit } from '@lumitor/domain/floorPlan/units';

export type FloorPlanMessage = { bytes: Uint8Array } | { unit: PlanUnit };
export type FloorPlanAnswer = { read: ReadFloorPlan } | { fault: DxfFault } | { error: string };
