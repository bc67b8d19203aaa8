import type { PlanEdit } from '../../plan/editPlan.ts';
import type { Plan } from '../../plan/plan.ts';
import type { SuppliedZone } from '../../wiring/supplies.ts';
import type { DeviceRef } from './device.ts';
import type { RoomPlace } from './position.ts';

export interface DeviceMove {
  plan: Plan;
  zones: readonly SuppliedZone[];
  /** Null takes the device off the plan. */
  place: RoomPlace | null;
}

/** Null if it is impossible, or changes nothing. */
export type DeviceEdit = (device: DeviceRef, move: DeviceMove) => PlanEdit | null;
