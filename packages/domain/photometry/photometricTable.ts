import * as v from 'valibot';
import { itemAt } from '../math/lists.ts';

/** What a photometric file says of the flux beside its intensities (D48). */
export const statedFluxSchema = v.object({
  /** lm */
  lumens: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  /** Of the lamps alone: a luminaire gives no more, and may well give less. */
  isOfLamps: v.boolean(),
});
export type StatedFlux = v.InferOutput<typeof statedFluxSchema>;

/** From here on two fluxes contradict each other, as a share of the one that is stated. */
export const MOST_OFF = 0.05;

/** Two fluxes of one file that cannot both be right. */
export interface FluxDoubt {
  /** lm, as the intensities give it. */
  flux: number;
  stated: StatedFlux;
}

/** Null where the intensities give what the file states, or it states nothing. @param flux lm, as they give it */
export function fluxDoubt(flux: number, stated: StatedFlux | null | undefined): FluxDoubt | null {
  if (!stated) return null;
  const off = (flux - stated.lumens) / stated.lumens;
  return off > MOST_OFF || (off < -MOST_OFF && !stated.isOfLamps) ? { flux, stated } : null;
}

/**
 * Which planes a table leaves out because others tell them (D48): `rotational` keeps one; `c0c180` those of 0…180, mirrored
 * at the plane C0-C180; `c90c270` those of 90…270, mirrored at C90-C270; `quadrants` those of 0…90, mirrored at both;
 * `none` leaves out nothing.
 */
export const SYMMETRIES = ['none', 'rotational', 'c0c180', 'c90c270', 'quadrants'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export const MAX_PLANES = 721;
/** Of each plane. */
export const MIN_ANGLES = 2;
export const MAX_ANGLES = 1_441;

/** In candela: far beyond any searchlight, and far from what a number can't hold. */
export const MAX_INTENSITY = 1e9;

const angle = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(360));
const intensity = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_INTENSITY));

/** Below 10, or a rating; null above 40. */
const ugrValue = v.nullable(v.union([v.literal('low'), v.number()]));
/** Why there is no table of a file. */
export const UGR_REFUSALS = ['noOpening', 'narrow', 'asymmetric'] as const;

/** The table of unified glare ratings of the whole file, or why it has none (D65). */
export const ugrOfFileSchema = v.union([
  v.object({ refusal: v.picklist(UGR_REFUSALS) }),
  v.object({
    /** A row for each standard room: looked at crosswise, then endwise, each by its reflectances. */
    rows: v.array(v.array(ugrValue)),
    /** The planes differ from quadrant to quadrant, and their mean was taken. */
    isMean: v.boolean(),
  }),
]);
export type UgrValue = v.InferOutput<typeof ugrValue>;
export type UgrOfFile = v.InferOutput<typeof ugrOfFileSchema>;

/** How a luminaire shines, as its file tells it (D48): what light is computed from. */
export const photometricTableSchema = v.pipe(
  v.object({
    symmetry: v.picklist(SYMMETRIES),
    /** The planes C that are kept, rising, in degrees counter-clockwise as seen from above. */
    c: v.pipe(v.array(angle), v.minLength(1), v.maxLength(MAX_PLANES)),
    /** Rising, in degrees from straight down. */
    gamma: v.pipe(v.array(angle), v.minLength(MIN_ANGLES), v.maxLength(MAX_ANGLES)),
    /** Candela, plane by plane, along γ. */
    candela: v.array(v.array(intensity)),
    /** Where C0 points to, in degrees clockwise from forward, where the article does not say: 90 for linear ones in EULUMDAT. */
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

/** Every plane of the circle that a table tells, rising from 0 to below 360, with its row of intensities. */
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

/** Of an opening, in mm: what is larger is no luminaire. */
export const MAX_OPENING = 100_000;

/** The luminous opening, in mm (D65). */
export interface Opening {
  /** The diameter of a round one. */
  length: number;
  /** 0: it is round. */
  width: number;
  /** Heights of its luminous sides as seen along the planes C0 and C90 of a length that lies along C90. */
  sideC0: number;
  sideC90: number;
  /** The plane C that the length lies along. */
  lengthAlong: 0 | 90;
}

/** What a photometric file tells (D48). */
export interface PhotometricFile {
  /** TM-33 is XML. */
  format: 'ldt' | 'ies' | 'xml';
  /** Of the luminaire, as the file calls it; may be empty. */
  name: string;
  table: PhotometricTable;
  /** Measured as the luminaire is, without reference to the flux of its lamps. */
  isAbsolute: boolean;
  /** Null where it states none. */
  opening: Opening | null;
  /** Null where it states no flux. */
  stated: StatedFlux | null;
}

/** What is the same for every format: one plane tells all, planes rise, and 360 is 0. */
export function tableOf({ c, candela, ...read }: PhotometricTable): PhotometricTable {
  if (c.length === 1) return { ...read, symmetry: 'rotational', c: [0], candela };
  if (c[0] === 0 && c.at(-1) === 360)
    return tableOf({ ...read, c: c.slice(0, -1), candela: candela.slice(0, -1) });
  if (c.at(-1) === 360)
    return { ...read, c: [0, ...c.slice(0, -1)], candela: [...candela.slice(-1), ...candela.slice(0, -1)] };
  const falls = itemAt(c, 0) > itemAt(c, 1);
  return falls ? { ...read, c: c.toReversed(), candela: candela.toReversed() } : { ...read, c, candela };
}
