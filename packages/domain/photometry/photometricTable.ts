import * as v from 'valibot';
import { itemAt } from '../math/lists.ts';
import type { Candela, Deg, Lumen, Mm } from '../units.ts';

/** Flux stated in a file in addition to its intensities (D48). */
export const statedFluxSchema = v.object({
  lumens: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  /** Flux of the lamps alone, an upper limit of the luminaire's flux. */
  isOfLamps: v.boolean(),
});
export type StatedFlux = v.InferOutput<typeof statedFluxSchema>;

export const MOST_OFF = 0.05;

export interface FluxDoubt {
  flux: Lumen;
  stated: StatedFlux;
}

export function fluxDoubt(flux: Lumen, stated: StatedFlux | null | undefined): FluxDoubt | null {
  if (!stated) return null;
  const off = (flux - stated.lumens) / stated.lumens;
  return off > MOST_OFF || (off < -MOST_OFF && !stated.isOfLamps) ? { flux, stated } : null;
}

/**
 * Mirrored planes are omitted (D48): `c0c180` stores 0 to 180, `c90c270` 90 to 270, `quadrants` 0 to 90,
 * `rotational` one.
 */
export const SYMMETRIES = ['none', 'rotational', 'c0c180', 'c90c270', 'quadrants'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** Steps of half a degree in C, and an eighth in γ (D48). */
export const MAX_PLANES = 721;
export const MIN_ANGLES = 2;
export const MAX_ANGLES = 1_441;

export const MAX_INTENSITY: Candela = 1e9;

const angle = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(360));
const intensity = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_INTENSITY));

/** Low is below 10; null is above 40. */
const ugrValue = v.nullable(v.union([v.literal('low'), v.number()]));
export const UGR_REFUSALS = ['noOpening', 'narrow', 'asymmetric'] as const;

/** UGR table of the complete file, or the reason why it is missing (D65). */
export const ugrOfFileSchema = v.union([
  v.object({ refusal: v.picklist(UGR_REFUSALS) }),
  v.object({
    /** Row for each standard room: crosswise, then endwise views, each by reflectances. */
    rows: v.array(v.array(ugrValue)),
    /** The mean was used, as the planes differ between quadrants. */
    isMean: v.boolean(),
  }),
]);
export type UgrValue = v.InferOutput<typeof ugrValue>;
export type UgrOfFile = v.InferOutput<typeof ugrOfFileSchema>;

/** Input of the light computation (D48). */
export const photometricTableSchema = v.pipe(
  v.object({
    symmetry: v.picklist(SYMMETRIES),
    /** Stored planes C, rising, in degrees counterclockwise as seen from above. */
    c: v.pipe(v.array(angle), v.minLength(1), v.maxLength(MAX_PLANES)),
    gamma: v.pipe(v.array(angle), v.minLength(MIN_ANGLES), v.maxLength(MAX_ANGLES)),
    candela: v.array(v.array(intensity)),
    /** 90 for linear luminaires in EULUMDAT. */
    turn: v.picklist([0, 90]),
    stated: v.optional(statedFluxSchema),
    ugr: v.optional(ugrOfFileSchema),
  }),
  v.check(
    ({ c, gamma, candela }) =>
      candela.length === c.length && candela.every(({ length }) => length === gamma.length),
    'Must have an intensity for each plane and angle',
  ),
);

export type PhotometricTable = v.InferOutput<typeof photometricTableSchema>;

export function allPlanes({ symmetry, c, candela }: PhotometricTable): { c: Deg; row: readonly Candela[] }[] {
  if (symmetry === 'rotational') return [{ c: 0, row: candela[0] ?? [] }];
  const rowOf = new Map(c.map((plane, index) => [plane % 360, candela[index] ?? []]));
  const all = new Map<number, readonly number[]>();
  for (const [plane, row] of rowOf) {
    const twins =
      symmetry === 'none'
        ? [plane]
        : symmetry === 'c0c180'
          ? [plane, 360 - plane]
          : symmetry === 'c90c270'
            ? [plane, 540 - plane]
            : [plane, 180 - plane, 180 + plane, 360 - plane];
    for (const twin of twins) all.set(twin % 360, row);
  }
  return [...all].map(([plane, row]) => ({ c: plane, row })).sort((a, b) => a.c - b.c);
}

export const MAX_OPENING: Mm = 100_000;

/** Luminous opening (D65). With width 0 it is round, and `length` is its diameter. */
export interface LuminousOpening {
  length: Mm;
  width: Mm;
  /** Seen along C0 and C90, for a length along C90. */
  sideC0: Mm;
  sideC90: Mm;
  lengthAlong: 0 | 90;
}

export interface PhotometricFile {
  format: 'ldt' | 'ies' | 'xml';
  name: string;
  table: PhotometricTable;
  /** Measured without reference to the flux of the lamps. */
  isAbsolute: boolean;
  opening: LuminousOpening | null;
  stated: StatedFlux | null;
}

/** Equal planes become one, planes rise, and 360 becomes 0. */
export function photometricTableOf({ c, candela, ...read }: PhotometricTable): PhotometricTable {
  if (c.length === 1) return { ...read, symmetry: 'rotational', c: [0], candela };
  if (c[0] === 0 && c.at(-1) === 360)
    return photometricTableOf({ ...read, c: c.slice(0, -1), candela: candela.slice(0, -1) });
  if (c.at(-1) === 360)
    return { ...read, c: [0, ...c.slice(0, -1)], candela: [...candela.slice(-1), ...candela.slice(0, -1)] };
  const falls = itemAt(c, 0) > itemAt(c, 1);
  return falls ? { ...read, c: c.toReversed(), candela: candela.toReversed() } : { ...read, c, candela };
}
