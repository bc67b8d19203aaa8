import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/direction.ts';
import { frameAround, type LabelFrame } from '../paths/frame.ts';
import { polygon, rectangleOutline } from '../paths/outlines.ts';
import { line, type PathOutline, pathOf } from '../paths/path.ts';
import type { Deg } from '../units.ts';
import { type RunPlace, SAME_PLACE } from '../wiring/feed.ts';

export interface SignPlace extends Point {
  kind: 'feed' | 'supply' | 'gateway' | 'isolation';
  heading?: Deg;
  aside?: Deg;
}

export interface DrawnSign {
  gaps: PathOutline[];
  solid: PathOutline[];
  bolts: PathOutline[];
  boxes: PathOutline[];
  lines: PathOutline[];
}

const FEED = { x: 8, y: 8 };
const DEVICE = { x: 12, y: 9 };
const PLATE = 7.5;

export const halfOfSign = (kind: SignPlace['kind']): Point =>
  kind === 'supply' || kind === 'gateway' ? DEVICE : FEED;

/** Signs at a joint are on the start side of their rail (D53a, D54). */
export const asideOf = ({ at }: Pick<RunPlace, 'at'>, heading: Deg): Deg =>
  at <= SAME_PLACE ? heading : heading + 180;

export function middleOfSign({ kind, x, y, aside }: SignPlace, unit: number): Point {
  return aside === undefined ? { x, y } : placedAt({ x, y }, aside)(2 * halfOfSign(kind).x * unit, 0);
}

/** IEC 60617. */
function inBox(kind: 'supply' | 'gateway', p: (x: number, y: number) => Point, unit: number): PathOutline[] {
  if (kind === 'gateway')
    return [line(p(-8, 0), p(8, 0)), ...[-8, 0, 8].map((x) => line(p(x, -2.8), p(x, 2.8)))];
  const arc = { radius: 1.7 * unit, isClockwise: true };
  return [
    line(p(-DEVICE.x, DEVICE.y), p(DEVICE.x, -DEVICE.y)),
    line(p(-9.4, -3.4), { ...p(-6, -3.4), arc }, { ...p(-2.6, -3.4), arc: { ...arc, isClockwise: false } }),
    line(p(2.6, 3), p(9.4, 3)),
    line(p(2.6, 5.6), p(9.4, 5.6)),
  ];
}

export function signOf(place: SignPlace, unit: number): DrawnSign {
  const { kind, heading = 0 } = place;
  const at = middleOfSign(place, unit);
  const put = placedAt(at, kind === 'isolation' ? heading : 0);
  const p = (x: number, y: number): Point => put(x * unit, y * unit);
  const sign: DrawnSign = { gaps: [], solid: [], bolts: [], boxes: [], lines: [] };
  const { x, y } = halfOfSign(kind);
  const box = rectangleOutline(at.x - x * unit, at.y - y * unit, 2 * x * unit, 2 * y * unit);
  if (kind === 'isolation')
    return {
      ...sign,
      gaps: [polygon(p(-3, -6), p(3, -6), p(3, 6), p(-3, 6))],
      lines: [-3, 3].map((along) => line(p(along, -PLATE), p(along, PLATE))),
    };
  if (kind !== 'feed') return { ...sign, boxes: [box], lines: inBox(kind, p, unit) };
  const bolt = polygon(p(1, -5.2), p(-3.6, 0.9), p(-0.3, 0.9), p(-1, 5.2), p(3.6, -0.9), p(0.4, -0.9));
  return { ...sign, solid: [box], bolts: [bolt] };
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
