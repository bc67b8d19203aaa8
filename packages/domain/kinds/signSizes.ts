import { placedAt } from '../math/direction.ts';
import { frameAround, type LabelFrame } from '../paths/frame.ts';
import type { Deg } from '../units.ts';
import { type RunPlace, SAME_PLACE } from './feed/feed.ts';
import type { Point } from './rail/heading.ts';

/** Half of width and height of each sign. The first load needs sizes, but no outlines (`signs.ts`). */
const HALVES = {
  feed: { x: 8, y: 8 },
  cut: { x: 8, y: 8 },
  supply: { x: 12, y: 9 },
  gateway: { x: 12, y: 9 },
  wallControl: { x: 9, y: 9 },
} as const satisfies Record<string, Point>;

export type SignKind = keyof typeof HALVES;

export interface SignPlace extends Point {
  kind: SignKind;
  heading?: Deg;
  aside?: Deg;
}

export const halfOfSign = (kind: SignKind): Point => HALVES[kind];

/** Signs at a joint are on the start side of their rail (D53a, D54). */
export const asideOf = ({ at }: Pick<RunPlace, 'at'>, heading: Deg): Deg =>
  at <= SAME_PLACE ? heading : heading + 180;

export function middleOfSign({ kind, x, y, aside }: SignPlace, unit: number): Point {
  return aside === undefined ? { x, y } : placedAt({ x, y }, aside)(2 * halfOfSign(kind).x * unit, 0);
}

export function signFrame(place: SignPlace, unit: number, spare: number): LabelFrame {
  const half = halfOfSign(place.kind);
  const { x, y } = middleOfSign(place, unit);
  return frameAround(x, y, 2 * (half.x * unit + spare), 2 * (half.y * unit + spare));
}
