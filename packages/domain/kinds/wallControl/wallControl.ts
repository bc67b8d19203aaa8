import type { RoomPlace } from '../device/position.ts';

/** Panel on a wall that switches groups and recalls scenes (D69a). */
export interface WallControl extends RoomPlace {
  id: string;
  label: string;
  /** Numbers; those of removed groups and scenes have no effect. */
  groups: number[];
  scenes: number[];
}
