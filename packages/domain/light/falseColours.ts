import { itemAt } from '../math/lists.ts';

/** Nine colours equally apart in OKLab (Ottosson 2020); lightness rises. */
const ANCHORS = [
  '#3c3467',
  '#3a5086',
  '#356f94',
  '#3d8c99',
  '#5ea594',
  '#92b889',
  '#cec075',
  '#fdcd75',
  '#ffebb3',
];
const WARM_AT = 6;
/** More bands than this are hard to distinguish in warm colours alone. */
const MOST_WARM = 5;

type Triple = readonly [number, number, number];

const linear = (encoded: number): number =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
const encoded = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** Red, green and blue of '#rrggbb', 0…1. */
export const linearOf = (colour: string): Triple =>
  [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];

export function oklabOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (one: number): number => Math.round(255 * Math.min(1, Math.max(0, encoded(one))));
  return `#${light.map((one) => byte(one).toString(16).padStart(2, '0')).join('')}`;
}

function colourAt(place: number): string {
  const from = Math.min(Math.floor(place), ANCHORS.length - 2);
  const share = place - from;
  const [one, next] = [from, from + 1].map((at) => oklabOf(linearOf(itemAt(ANCHORS, at)))) as [
    Triple,
    Triple,
  ];
  return hexOf(
    one.map((value, at) => value + share * (itemAt(next, at) - value)) as [number, number, number],
  );
}

const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1),
  );

/** Warm colours from the target on, if they suffice (D50). */
export function falseColours(bands: number, warmFrom: number | null): string[] {
  const warm = warmFrom === null ? 0 : bands - warmFrom;
  const places =
    warmFrom === null || warm > MOST_WARM
      ? spread(0, ANCHORS.length - 1, bands)
      : [...spread(0, WARM_AT - 1, warmFrom), ...spread(WARM_AT, ANCHORS.length - 1, warm)];
  return places.map(colourAt);
}
