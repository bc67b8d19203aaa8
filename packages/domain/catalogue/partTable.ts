import * as v from 'valibot';
import * as field from './field.ts';
import { LINES, type ProductLine } from './productLine.ts';

/** What a part is for; the part rules ask for parts by role (D14 to D19). */
export const ROLES = [
  'endCap',
  'straightConnector',
  'angleConnector',
  'tConnector',
  'bentRail100',
  'bentRail200',
  'feed',
  'mountingSet',
  'isolatingJoint',
  'powerExtra',
] as const;
export type Role = (typeof ROLES)[number];

/** Empty where there is none. */
const code = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
/** The same code twice is one article for both colours; none is "not sold here" (D19). */
const codePair = v.optional(v.strictObject({ black: code, white: code }), { black: '', white: '' });

/** The frame type codes of one rail and the parts that go with it. */
const familySchema = v.pipe(
  v.strictObject({
    black: code,
    white: code,
    /** Surface and suspended rails are held by mounting sets; recessed ones are not (D17). */
    needsMounting: field.flag,
    /** Hangs below the ceiling; others lie on it or in it (D45). */
    isSuspended: field.flag,
    parts: v.strictObject(v.entriesFromList(ROLES, codePair)),
  }),
  v.forward(
    v.check(
      ({ black, white }) => Boolean(black || white),
      'Must name a frame type code in one colour at least',
    ),
    ['black'],
  ),
);

const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1_000_000));

/** Which product code serves a role, by rail family and colour, and the numbers that rules count by (D19). */
export const partTableSchema = v.strictObject({
  line: v.picklist(LINES),
  /** Centimetres of rail that one live feed serves (D16). */
  feedEvery: v.optional(count(1), 800),
  /** Mounting sets to a rail of 100 cm, and to one of 200 cm (D17). */
  mountingSets100: v.optional(count(0), 2),
  mountingSets200: v.optional(count(0), 3),
  /** The `type` of the supply that brings an extra (D18); empty: none does. A table from before did not say. */
  powerWithExtra: v.optional(code, 'MA0007'),
  /** Of the supplies, in volts; absent, as the four below: that of the product line (D53). */
  voltage: field.measure(1, 1_000),
  /** Cross-section of each conductor, in mm². */
  conductor: field.measure(0.1, 100),
  /** Of one feed, in amperes. */
  maxCurrent: field.measure(0.1, 1_000),
  /** Of both conductors of a joint together, in mΩ. */
  jointResistance: field.measure(0, 10_000),
  /** That luminaires need, in volts. */
  minVoltage: field.measure(0, 1_000),
  /** What a saw takes of a rail, in mm; absent: 3 (D13). */
  sawKerf: field.measure(0, 20),
  families: v.array(familySchema),
});

export type RailFamily = v.InferOutput<typeof familySchema>;
export type PartTable = v.InferOutput<typeof partTableSchema>;

/** The rules of a line that has none yet: it knows no article code (D19). */
export const emptyPartTable = (line: ProductLine): PartTable =>
  v.parse(partTableSchema, { line, powerWithExtra: '', families: [] });
