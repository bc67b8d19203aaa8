import { DEGREE } from '../math/angle.ts';
import { greatestOf, upTo } from '../math/lists.ts';
import type { Candela, Deg } from '../units.ts';
import { tableDistribution } from './distribution.ts';
import type { PhotometricTable } from './photometricTable.ts';

interface Ring {
  candela: Candela;
  radius: number;
}

/** Unit is the radius: x right, y down, light centre at the origin. */
export interface PolarCurve {
  /** Rising; no intensity is beyond the last ring. */
  rings: readonly Ring[];
  c0: string;
  /** Path data of C90-C270, C90 to the right; null if all planes are equal. */
  c90: string | null;
  halfWidth: number;
  isUpward: boolean;
}

const MOST_RINGS = 4;
const ROUND = [1, 2, 2.5, 5, 10];
/** Up to four rings at round intensities; the last is at or above the peak. */
function ringsTo(peak: Candela): Candela[] {
  if (peak <= 0) return [];
  const power = 10 ** Math.floor(Math.log10(peak / MOST_RINGS));
  const step = (ROUND.find((round) => round * power * MOST_RINGS >= peak) ?? 10) * power;
  return upTo(Math.ceil(peak / step)).map((index) => (index + 1) * step);
}

type Point = readonly [x: number, y: number];
const CENTRE: Point = [0, 0];

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;
const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

export function polarCurve(table: PhotometricTable, radius: number): PolarCurve {
  const { intensity, isRotational } = tableDistribution(table);
  const { gamma } = table;
  const peak = greatestOf(table.candela.flat());
  const candela = ringsTo(peak);
  const scale = radius / (candela.at(-1) ?? 1);

  const side = (c: Deg, sign: 1 | -1): Point[] =>
    gamma.map((angle) => {
      const reach = intensity(c, angle) * scale;
      return [sign * reach * Math.sin(angle * DEGREE), reach * Math.cos(angle * DEGREE)];
    });
  const [first = 0, last = 0] = [gamma[0], gamma.at(-1)];
  /** Beyond the angles of the file the curve returns to the centre. */
  const plane = (c: Deg): Point[] => [
    ...(last < 180 ? [CENTRE] : []),
    ...side(c + 180, -1).reverse(),
    ...(first > 0 ? [CENTRE] : []),
    ...side(c, 1),
  ];
  const [c0, c90] = [plane(0), isRotational ? null : plane(90)];
  return {
    rings: candela.map((each) => ({ candela: each, radius: each * scale })),
    c0: pathOf(c0),
    c90: c90 && pathOf(c90),
    halfWidth: greatestOf([...c0, ...(c90 ?? [])].map(([x]) => Math.abs(x))),
    isUpward: table.candela.some((row) => row.some((each, at) => each > 0 && (gamma[at] ?? 0) > 90)),
  };
}
