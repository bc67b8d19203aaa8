import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { PlanKind } from '@lumitor/domain/plan/kindGroups';
import type { Px } from '@lumitor/domain/units';
import type { RoomPart } from '../../visitor/selection.ts';

/** Snap distance, also of the first corner, which closes the room. */
export const WALL_SNAP_DISTANCE: Px = 10;

/** @param by from the start of the drag; zero restores */
export type CarryBy = (by: Point, isFree: boolean, typing: string) => unknown;

/** The least rank of overlapping things is hit. */
export const RANKS = { corner: 0, selected: 1, area: 2, obstacle: 3, wall: 4 } as const;

export interface Hit {
  part: RoomPart;
  rank: number;
}

/** Pointer and keys on things of one kind around the rails. @param pixel size of a pixel in cm */
export interface KindHand {
  /** Hidden things take no pointer and no key. */
  kind: PlanKind;
  hitAt?: (point: Point, pixel: number) => Hit | null;
  /** Drags the hit part, or a handle of the selected one; null leaves it to the next kind. */
  carryFrom: (point: Point, part: RoomPart | null, pixel: number) => CarryBy | null;
  /** @returns whether a handle was tapped */
  tapHandle?: (point: Point, pixel: number) => boolean;
  isHandleAt?: (point: Point, pixel: number) => boolean;
  /** Arrow keys on the selected part. @returns whether it is of this kind */
  nudge?: (part: RoomPart | null, by: Point, typing: string) => boolean;
  key?: (key: string, isShift: boolean) => (() => void) | null;
}
