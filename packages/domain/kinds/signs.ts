import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/direction.ts';
import { frameAround, type LabelFrame } from '../paths/frame.ts';
import { pathOf } from '../paths/path.ts';
import type { Deg } from '../units.ts';
import { cutSign } from './cut/sign.ts';
import { type RunPlace, SAME_PLACE } from './feed/feed.ts';
import { feedSign } from './feed/sign.ts';
import { gatewaySign } from './gateway/sign.ts';
import type { DrawnSign, KindSign } from './sign.ts';
import { supplySign } from './supply/sign.ts';

/** Kinds drawn as a sign of one size; painters, labels and the DXF iterate over them. */
export const SIGNS = {
  feed: feedSign,
  cut: cutSign,
  supply: supplySign,
  gateway: gatewaySign,
} as const satisfies Record<string, KindSign>;

export type SignKind = keyof typeof SIGNS;

export interface SignPlace extends Point {
  kind: SignKind;
  heading?: Deg;
  aside?: Deg;
}

export const halfOfSign = (kind: SignKind): Point => SIGNS[kind].half;

/** Signs at a joint are on the start side of their rail (D53a, D54). */
export const asideOf = ({ at }: Pick<RunPlace, 'at'>, heading: Deg): Deg =>
  at <= SAME_PLACE ? heading : heading + 180;

export function middleOfSign({ kind, x, y, aside }: SignPlace, unit: number): Point {
  return aside === undefined ? { x, y } : placedAt({ x, y }, aside)(2 * halfOfSign(kind).x * unit, 0);
}

const NOTHING: DrawnSign = { gaps: [], solid: [], bolts: [], boxes: [], lines: [] };

export function signOf(place: SignPlace, unit: number): DrawnSign {
  const { isTurned, outlines }: KindSign = SIGNS[place.kind];
  const put = placedAt(middleOfSign(place, unit), isTurned ? (place.heading ?? 0) : 0);
  return { ...NOTHING, ...outlines((x, y) => put(x * unit, y * unit), unit) };
}

export function signFrame(place: SignPlace, unit: number, spare: number): LabelFrame {
  const half = halfOfSign(place.kind);
  const { x, y } = middleOfSign(place, unit);
  return frameAround(x, y, 2 * (half.x * unit + spare), 2 * (half.y * unit + spare));
}

const LOOKS = ['gaps', 'solid', 'bolts', 'boxes', 'lines'] as const;

export type SignPaths = Record<keyof DrawnSign, string>;

export function signPaths(places: readonly SignPlace[], unit: number): SignPaths {
  const paths: SignPaths = { gaps: '', solid: '', bolts: '', boxes: '', lines: '' };
  for (const place of places) {
    const sign = signOf(place, unit);
    for (const look of LOOKS) paths[look] += pathOf(sign[look]);
  }
  return paths;
}
