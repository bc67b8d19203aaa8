import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { distance } from '@lumitor/domain/math/points';
import type { Px } from '@lumitor/domain/units';
import { type Act, byKey } from '../hand/act.ts';
import { ADDING_ACTS } from './addingActs.ts';
import { cutHand } from './cut/hand.ts';
import { DEVICE_ACTS } from './device/actions.ts';
import { deviceHand } from './device/hand.ts';
import { FEED_ACTS } from './feed/actions.ts';
import { feedHand } from './feed/hand.ts';
import type { InstalledHand, Reached } from './installedHand.ts';

/** The last of two things at one point is reached: a feed rather than its joint. */
const HANDS: readonly InstalledHand[] = [cutHand, feedHand, deviceHand];

/** Acts on things of the installation, for the help. */
export const INSTALLED_ACTS: readonly Act<never>[] = [...FEED_ACTS, ...DEVICE_ACTS, ...ADDING_ACTS];

const HIT_RADIUS: Px = 22;

export function installedAt(point: Point, pixel: number): Reached | null {
  let reached: Reached | null = null;
  let least = HIT_RADIUS * pixel;
  for (const candidate of HANDS.flatMap((hand) => hand.reachable(pixel))) {
    const away = distance(candidate, point);
    if (away > least) continue;
    least = away;
    reached = candidate;
  }
  return reached;
}

export const tapInstalled = (point: Point, pixel: number): boolean =>
  HANDS.some((hand) => hand.tapAt?.(point, pixel));

export function installedKey(key: string, isShift: boolean): (() => void) | null {
  for (const hand of HANDS) {
    const act = hand.key?.(key, isShift);
    if (act) return act;
  }
  return byKey(ADDING_ACTS, undefined, key, isShift);
}
