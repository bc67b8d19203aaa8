import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { isKindHidden } from '@lumitor/domain/plan/kindGroups';
import { planNow } from '../../visitor/configuratorStore.ts';
import type { RoomPart } from '../../visitor/selection.ts';
import { areaHand } from './area/hand.ts';
import type { CarryBy, Hit, KindHand } from './hand.ts';
import { obstacleHand } from './obstacle/hand.ts';
import { roomHand, wholeRoomHand } from './room/hand.ts';
import { underlayHand } from './underlay/hand.ts';

/** Kinds in the order in which they may take a drag or a key. */
const ALL_HANDS: readonly KindHand[] = [obstacleHand, areaHand, roomHand, underlayHand, wholeRoomHand];

const hands = (): readonly KindHand[] => ALL_HANDS.filter(({ kind }) => !isKindHidden(planNow(), kind));

export const partAt = (point: Point, pixel: number): RoomPart | null =>
  hands().reduce<Hit | null>((least, hand) => {
    const hit = hand.hitAt?.(point, pixel) ?? null;
    return hit && (!least || hit.rank < least.rank) ? hit : least;
  }, null)?.part ?? null;

export function carryFrom(point: Point, pixel: number): CarryBy | null {
  const part = partAt(point, pixel);
  for (const hand of hands()) {
    const carry = hand.carryFrom(point, part, pixel);
    if (carry) return carry;
  }
  return null;
}

export const isHandleAt = (point: Point, pixel: number): boolean =>
  hands().some((hand) => hand.isHandleAt?.(point, pixel));

export const tapHandle = (point: Point, pixel: number): boolean =>
  hands().some((hand) => hand.tapHandle?.(point, pixel));

export const nudge = (part: RoomPart | null, by: Point, typing: string): boolean =>
  hands().some((hand) => hand.nudge?.(part, by, typing));

export function keyOf(key: string, isShift: boolean): (() => void) | null {
  for (const hand of hands()) {
    const act = hand.key?.(key, isShift);
    if (act) return act;
  }
  return null;
}
