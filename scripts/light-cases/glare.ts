import { DEGREE } from '@lumitor/domain/math/angle';
import { upTo } from '@lumitor/domain/math/lists';
import type { UgrValue } from '@lumitor/domain/photometry/photometricTable';
import { UGR_REFLECTANCES, UGR_ROOMS, ugrTable } from '@lumitor/domain/photometry/ugr';
import type { Candela, Deg, Mm } from '@lumitor/domain/units';
import { opposite } from './factors.ts';
import type { LightCaseGroup, Pair } from './lightCase.ts';

function squareOf(candela: Candela, side: Mm) {
  const gamma = upTo(91);
  return ugrTable({
    format: 'ldt',
    name: '',
    isAbsolute: true,
    stated: null,
    table: {
      symmetry: 'rotational',
      c: [0],
      gamma,
      turn: 0,
      candela: [gamma.map((angle) => candela * Math.max(0, Math.cos(angle * DEGREE)))],
    },
    opening: { length: side, width: side, sideC0: 0, sideC90: 0, lengthAlong: 90 },
  }).rows;
}

/** Guth's position index, by CIE 117:1995. @param t from straight up @param s from the line of view */
const guth = (t: Deg, s: Deg): number =>
  Math.exp(
    (35.2 - 0.31889 * t - 1.22 * Math.exp((-2 * t) / 9)) * 1e-3 * s +
      (21 + 0.26667 * t - 0.002963 * t * t) * 1e-5 * s * s,
  );

/** Mean of the walls per lx received: floor, walls and ceiling solved together. */
function indirectOnWalls(x: number, y: number, [c, w, f]: readonly [number, number, number], lux: number) {
  const level = opposite(x, y, 1);
  const aside = 1 - level;
  const share = (x * y) / (2 * (x + y));
  const onWalls = (lux * aside * x * y) / (2 * (x + y));
  const onFloor = lux * level;
  // E = D + M E, for ceiling, walls and floor, by Cramer's rule.
  const matrix = [
    [1, -aside * w, -level * f],
    [-share * aside * c, 1 - (1 - 2 * share * aside) * w, -share * aside * f],
    [-level * c, -aside * w, 1],
  ] as const;
  const right = [0, onWalls, onFloor] as const;
  const determinant = (m: readonly (readonly number[])[]) => {
    const [[a = 0, b = 0, d = 0] = [], [e = 0, g = 0, h = 0] = [], [i = 0, j = 0, k = 0] = []] = m;
    return a * (g * k - h * j) - b * (e * k - h * i) + d * (e * j - g * i);
  };
  const replaced = matrix.map((row, at) => [row[0], right[at] ?? 0, row[2]]);
  return determinant(replaced) / determinant(matrix) - onWalls;
}

/** Luminaires light the floor as a uniform ceiling of known form factor. */
function ratings(candela: Candela, side: Mm): number[][] {
  const [height, spacing] = [2, 0.5];
  const area = (side / 1000) ** 2;
  return UGR_ROOMS.map(({ x, y }) => {
    let glare = 0;
    for (let r = spacing / 2; r < y * height; r += spacing)
      for (let t = spacing / 2; t < (x * height) / 2; t += spacing) {
        const gamma = Math.atan(Math.hypot(r, t) / height);
        if (gamma > 85 * DEGREE || t > 3 * r || height > 1.9 * r) continue;
        const [tau, sigma] = [Math.atan(t / height), Math.atan(Math.hypot(height, t) / r)];
        // L = I₀ / A, and ω = A cos γ / d²; symmetric left and right.
        const solid = (area * Math.cos(gamma)) / (r * r + t * t + height * height);
        glare += (2 * (candela / area) ** 2 * solid) / guth(tau / DEGREE, sigma / DEGREE) ** 2;
      }
    const lux = (Math.PI * candela) / spacing ** 2;
    const row = UGR_REFLECTANCES.map(
      (all) => 8 * Math.log10((0.25 * Math.PI * glare) / indirectOnWalls(x, y, all, lux)),
    );
    return [...row, ...row];
  });
}

const text = (
  rows: readonly (readonly UgrValue[])[],
  expected: (at: number, column: number) => UgrValue,
): Pair[] =>
  rows.flatMap((row, at) =>
    row.flatMap((got, column) => {
      const other = expected(at, column);
      return typeof got === 'number' && typeof other === 'number' ? [[got, other] as const] : [];
    }),
  );

export const GLARE: LightCaseGroup = {
  title: { pl: 'Tabela UGR oprawy', en: 'UGR table of a luminaire' },
  cases: [
    {
      title: {
        pl: 'Wszystkie wartości tabeli oprawy 0,6 × 0,6 m o rozsyle cosinusowym, 1000 cd',
        en: 'All values of the table of a cosine luminaire of 0.6 × 0.6 m, 1,000 cd',
      },
      reference: {
        pl: 'analitycznie: metoda CIE 117:1995 i CIE 190:2010, policzona osobno, ze współczynnikiem konfiguracji Howella C-11 zamiast sumy po oprawach',
        en: 'analytic: method of CIE 117:1995 and CIE 190:2010, computed separately, with Howell’s configuration factor C-11 instead of the sum over luminaires',
      },
      unit: 'UGR',
      allowed: 0.1,
      isShare: false,
      pairs: () => {
        const expected = ratings(1_000, 600);
        return text(squareOf(1_000, 600), (at, column) => expected[at]?.[column] ?? null);
      },
    },
    {
      title: {
        pl: 'Ta sama oprawa dwa razy jaśniejsza: wzrost UGR',
        en: 'The same luminaire twice as bright: rise of UGR',
      },
      reference: {
        pl: 'analitycznie: 8 lg 2; wartości w tabeli co 0,1',
        en: 'analytic: 8 lg 2; the table has steps of 0.1',
      },
      unit: 'UGR',
      allowed: 0.1,
      isShare: false,
      pairs: () => {
        const single = squareOf(1_000, 600);
        const rise = 8 * Math.log10(2);
        return text(squareOf(2_000, 600), (at, column) => single[at]?.[column] ?? null).map(
          ([double, one]) => [double - one, rise],
        );
      },
    },
    {
      title: {
        pl: 'Ta sama oprawa o czterokrotnie większej powierzchni: spadek UGR',
        en: 'The same luminaire with four times the area: fall of UGR',
      },
      reference: {
        pl: 'analitycznie: 8 lg 4; wartości w tabeli co 0,1',
        en: 'analytic: 8 lg 4; the table has steps of 0.1',
      },
      unit: 'UGR',
      allowed: 0.1,
      isShare: false,
      pairs: () => {
        const large = squareOf(1_000, 1_200);
        const fall = 8 * Math.log10(4);
        return text(squareOf(1_000, 600), (at, column) => large[at]?.[column] ?? null).map(([small, one]) => [
          small - one,
          fall,
        ]);
      },
    },
  ],
};
