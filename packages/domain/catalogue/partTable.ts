import * as v from 'valibot';
import type { Cm } from '../units.ts';
import { USUAL_ELECTRIC } from './electric.ts';
import * as field from './field.ts';
import { LINES, type ProductLine } from './productLine.ts';

/** Role of a part in the part rules (D14 to D19). */
export const ROLES = [
  'endCap',
  'straightConnector',
  'angleConnector',
  'tConnector',
  'bentRail100',
  'bentRail200',
  'feed',
  'feedEnd',
  'feedInline',
  'feedCorner',
  'mountingSet',
  'isolatingJoint',
  'powerExtra',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles of feeds that replace a cap or a connector (D53a); a family without them has one kind of feed. */
export type FeedRole = 'feedEnd' | 'feedInline' | 'feedCorner';
const FEED_ROLES: readonly Role[] = ['feedEnd', 'feedInline', 'feedCorner'] satisfies FeedRole[];

/** Roles that apply to every family. */
export const USUAL_ROLES = ROLES.filter(
  (role): role is Exclude<Role, FeedRole> => !FEED_ROLES.includes(role),
);

/** Empty: none. */
const code = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
/** The same code twice is one article for both colours; empty: not chosen yet (D19). */
const codePair = v.optional(
  v.strictObject({
    black: code,
    white: code,
    /** Deliberately not sold: the rule adds nothing, and nothing is missing. */
    notSold: v.optional(v.boolean()),
  }),
  { black: '', white: '' },
);

/**
 * Limits of each measure of a family, in cm; for `fixingSpacing` the maximum is a rail's length, the most
 * that its sets can define.
 */
export const FAMILY_LIMITS = {
  fixingSpacing: [20, 200],
  cutOutWidth: [0.5, 100],
  recessDepth: [0.5, 100],
} as const;
export type FamilyMeasure = keyof typeof FAMILY_LIMITS;
export const FAMILY_MEASURES = Object.keys(FAMILY_LIMITS) as FamilyMeasure[];

/** Frame type codes of one rail, with its parts. */
const familySchema = v.pipe(
  v.strictObject({
    black: code,
    white: code,
    /** Surface and suspended rails need mounting sets, recessed ones do not (D17). */
    needsMounting: field.flag,
    /** Greatest distance of fixing points, in cm; absent: derived from the mounting sets (D17). */
    fixingSpacing: field.measure<Cm>(...FAMILY_LIMITS.fixingSpacing),
    /** Width of a recessed rail's cut-out in the ceiling, in cm; absent: unknown (D75). */
    cutOutWidth: field.measure<Cm>(...FAMILY_LIMITS.cutOutWidth),
    /** Depth of a recessed rail above the ceiling, in cm; absent: unknown (D75). */
    recessDepth: field.measure<Cm>(...FAMILY_LIMITS.recessDepth),
    /** Suspended below the ceiling; others are on or in the ceiling (D45). */
    isSuspended: field.flag,
    parts: v.strictObject(v.entriesFromList(ROLES, codePair)),
  }),
  v.forward(
    v.check(
      ({ black, white }) => Boolean(black || white),
      'Must have a rail type code in at least one colour',
    ),
    ['black'],
  ),
);

const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1_000_000));

/** Default loss per saw cut, in mm (D13). */
export const USUAL_SAW_KERF = 3;

export const RULE_LIMITS = {
  voltage: [1, 1_000],
  conductor: [0.1, 100],
  maxCurrent: [0.1, 1_000],
  jointResistance: [0, 10_000],
  minVoltage: [0, 1_000],
  terminal: [0.5, 100],
  sawKerf: [0, 20],
} as const;
export type RuleMeasure = keyof typeof RULE_LIMITS;
export const RULE_MEASURES = Object.keys(RULE_LIMITS) as RuleMeasure[];

const ruleFields = {
  /** Centimetres of rail per live feed (D16). */
  feedEvery: v.optional(count(1), 800),
  /** Mounting sets per rail of 100 cm and of 200 cm (D17). */
  mountingSets100: v.optional(count(0), 2),
  mountingSets200: v.optional(count(0), 3),
  /** `type` of the supply with an extra (D18); empty: none. The default is that of older tables. */
  powerWithExtra: v.optional(code, 'MA0007'),
  /** Voltage of the supplies, in volts; absent, here and below: default of the product line (D53). */
  voltage: field.measure(...RULE_LIMITS.voltage),
  /** Cross-section of each conductor, in mm². */
  conductor: field.measure(...RULE_LIMITS.conductor),
  /** Greatest current of one feed, in amperes. */
  maxCurrent: field.measure(...RULE_LIMITS.maxCurrent),
  /** Resistance of both conductors of a joint together, in mΩ. */
  jointResistance: field.measure(...RULE_LIMITS.jointResistance),
  /** Least voltage of luminaires, in volts; below that of the supplies. */
  minVoltage: field.measure(...RULE_LIMITS.minVoltage),
  /** Thickest conductor that a feed's terminal accepts, in mm²; absent: 4 (D54). */
  terminal: field.measure(...RULE_LIMITS.terminal),
  /** Loss per saw cut, in mm; absent: default (D13). */
  sawKerf: field.measure(...RULE_LIMITS.sawKerf),
  /** Whether the isolating joint of a cut replaces the straight connector (D53a). */
  isolatingJointReplaces: field.flag,
  families: v.array(familySchema),
};

/** @param rules without a line are checked against every line */
const needLessThanFed = (rules: { line?: ProductLine } & { [Name in RuleMeasure]?: number | undefined }) =>
  (rules.line ? [rules.line] : LINES).every((line) => {
    const { voltage, minVoltage } = USUAL_ELECTRIC[line];
    return (rules.minVoltage ?? minVoltage) < (rules.voltage ?? voltage);
  });
const NEED_LESS = 'Must be below the supply voltage; a missing value is taken from the product line';

export const rulesSchema = v.pipe(
  v.strictObject(ruleFields),
  v.forward(
    v.check((rules) => needLessThanFed(rules), NEED_LESS),
    ['minVoltage'],
  ),
);

/** Product codes by role, rail family and colour, and the numbers of the part rules (D19). */
export const partTableSchema = v.pipe(
  v.strictObject({ line: v.picklist(LINES), ...ruleFields }),
  v.forward(
    v.check((rules) => needLessThanFed(rules), NEED_LESS),
    ['minVoltage'],
  ),
);

export type RailFamily = v.InferOutput<typeof familySchema>;
/** Whether a family is recessed: neither mounting sets nor suspension (D17, D45). */
export const isRecessedFamily = ({
  needsMounting,
  isSuspended,
}: Pick<RailFamily, 'needsMounting' | 'isSuspended'>): boolean => !needsMounting && !isSuspended;

export type PartTable = v.InferOutput<typeof partTableSchema>;

/** Rules of a new line, without article codes (D19). */
export const emptyPartTable = (line: ProductLine): PartTable =>
  v.parse(partTableSchema, { line, powerWithExtra: '', families: [] });
