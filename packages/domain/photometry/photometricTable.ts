import * as v from 'valibot';
import { itemAt } from '../math/lists.ts';

/** Flux stated in a photometric file in addition to its intensities (D48). */
export const statedFluxSchema = v.object({
  /** lm */
  lumens: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  /** Flux of the lamps alone, an upper limit of the luminaire's flux. */
  isOfLamps: v.boolean(),
});
export type StatedFlux = v.InferOutput<typeof statedFluxSchema>;

/** Relative difference from which on two fluxes contradict each other. */
export const MOST_OFF = 0.05;

export interface FluxDoubt {
  /** lm, computed from the intensities. */
  flux: number;
  stated: StatedFlux;
}

/** Null if the stated flux agrees or is missing. @param flux lm, computed from the intensities */
export function fluxDoubt(flux: number, stated: StatedFlux | null | undefined): FluxDoubt | null {
  if (!stated) return null;
  const off = (flux - stated.lumens) / stated.lumens;
  return off > MOST_OFF || (off < -MOST_OFF && !stated.isOfLamps) ? { flux, stated } : null;
}

/**
 * Symmetries by which a table leaves out planes (D48). `rotational` stores one plane. `c0c180` stores 0…180,
 * mirrored at the plane C0-C180. `c90c270` stores 90…270, mirrored at C90-C270. `quadrants` stores 0…90,
 * mirrored at both. `none` leaves out nothing.
 */
export const SYMMETRIES = ['none', 'rotational', 'c0c180', 'c90c270', 'quadrants'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export const MAX_PLANES = 721;
export const MIN_ANGLES = 2;
export const MAX_ANGLES = 1_441;

/** Candela: far beyond any searchlight, and far below numeric limits. */
export const MAX_INTENSITY = 1e9;

const angle = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(360));
const intensity = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_INTENSITY));

/** Below 10, or a rating; null above 40. */
const ugrValue = v.nullable(v.union([v.literal('low'), v.number()]));
export const UGR_REFUSALS = ['noOpening', 'narrow', 'asymmetric'] as const;

/** UGR table of the complete file, or the reason why it is missing (D65). */
export const ugrOfFileSchema = v.union([
  v.object({ refusal: v.picklist(UGR_REFUSALS) }),
  v.object({
    /** A row for each standard room: crosswise, then endwise views, each by reflectances. */
    rows: v.array(v.array(ugrValue)),
    /** The planes differ between quadrants, and their mean was used. */
    isMean: v.boolean(),
  }),
]);
export type UgrValue = v.InferOutput<typeof ugrValue>;
export type UgrOfFile = v.InferOutput<typeof ugrOfFileSchema>;

/** Luminous intensities of a luminaire from its file (D48), the input of light computation. */
export const photometricTableSchema = v.pipe(
  v.object({
    symmetry: v.picklist(SYMMETRIES),
    /** Stored planes C, rising, in degrees counterclockwise as seen from above. */
    c: v.pipe(v.array(angle), v.minLength(1), v.maxLength(MAX_PLANES)),
    /** Rising, in degrees from straight down. */
    gamma: v.pipe(v.array(angle), v.minLength(MIN_ANGLES), v.maxLength(MAX_ANGLES)),
    /** Candela, plane by plane, along γ. */
    candela: v.array(v.array(intensity)),
    /**
     * Direction of C0 if the article does not specify one, in degrees clockwise from forward: 90 for linear
     * luminaires in EULUMDAT.
     */
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

/** All planes of the circle including symmetric ones, rising from 0 to below 360, with their intensities. */
export function allPlanes({
  symmetry,
  c,
  candela,
}: PhotometricTable): { c: number; row: readonly number[] }[] {
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

/** Limit of an opening in mm: nothing larger is a luminaire. */
export const MAX_OPENING = 100_000;

/** The luminous opening, in mm (D65). */
export interface LuminousOpening {
  /** Diameter of a round opening. */
  length: number;
  /** 0 for a round opening. */
  width: number;
  /** Heights of its luminous sides, seen along the planes C0 and C90, for a length along C90. */
  sideC0: number;
  sideC90: number;
  /** Plane C along the length. */
  lengthAlong: 0 | 90;
}

export interface PhotometricFile {
  /** TM-33 is XML. */
  format: 'ldt' | 'ies' | 'xml';
  /** May be empty. */
  name: string;
  table: PhotometricTable;
  /** Measured without reference to the flux of the lamps. */
  isAbsolute: boolean;
  opening: LuminousOpening | null;
  stated: StatedFlux | null;
}

/** Normalizes a table of any format: equal planes become one, planes rise, and 360 becomes 0. */
export function tableOf({ c, candela, ...read }: PhotometricTable): PhotometricTable {
  if (c.length === 1) return { ...read, symmetry: 'rotational', c: [0], candela };
  if (c[0] === 0 && c.at(-1) === 360)
    return tableOf({ ...read, c: c.slice(0, -1), candela: candela.slice(0, -1) });
  if (c.at(-1) === 360)
    return { ...read, c: [0, ...c.slice(0, -1)], candela: [...candela.slice(-1), ...candela.slice(0, -1)] };
  const falls = itemAt(c, 0) > itemAt(c, 1);
  return falls ? { ...read, c: c.toReversed(), candela: candela.toReversed() } : { ...read, c, candela };
}
