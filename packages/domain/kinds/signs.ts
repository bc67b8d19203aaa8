import { placedAt } from '../math/direction.ts';
import { pathOf } from '../paths/path.ts';
import { cutSign } from './cut/sign.ts';
import { feedSign } from './feed/sign.ts';
import { gatewaySign } from './gateway/sign.ts';
import type { DrawnSign, KindSign } from './sign.ts';
import { halfOfSign, middleOfSign, type SignKind, type SignPlace } from './signSizes.ts';
import { supplySign } from './supply/sign.ts';
import { wallControlSign } from './wallControl/sign.ts';

/** Outlines of the kinds drawn as a sign of one size; painters iterate over them. */
const SIGNS: Readonly<Record<SignKind, KindSign>> = {
  feed: feedSign,
  cut: cutSign,
  supply: supplySign,
  gateway: gatewaySign,
  wallControl: wallControlSign,
};

const NOTHING: DrawnSign = { gaps: [], solid: [], bolts: [], boxes: [], lines: [] };

export function signOf(place: SignPlace, unit: number): DrawnSign {
  const { isTurned, outlines } = SIGNS[place.kind];
  const put = placedAt(middleOfSign(place, unit), isTurned ? (place.heading ?? 0) : 0);
  return { ...NOTHING, ...outlines((x, y) => put(x * unit, y * unit), unit, halfOfSign(place.kind)) };
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
