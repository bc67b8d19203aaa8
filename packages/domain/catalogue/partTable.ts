import * as v from 'valibot';
import type { Centimetres } from '../units.ts';
import { USUAL_ELECTRIC } from './electric.ts';
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
  'feedEnd',
  'feedInline',
  'feedCorner',
  'mountingSet',
  'isolatingJoint',
  'powerExtra',
] as const;
export type Role = (typeof ROLES)[number];

/** For feeds that take the place of a cap or a connector (D53a): a family that names none has feeds of one kind. */
export type FeedRole = 'feedEnd' | 'feedInline' | 'feedCorner';
const FEED_ROLES: readonly Role[] = ['feedEnd', 'feedInline', 'feedCorner'] satisfies FeedRole[];

/** What any family has parts for. */
export const USUAL_ROLES = ROLES.filter(
  (role): role is Exclude<Role, FeedRole> => !FEED_ROLES.includes(role),
);

/** Empty where there is none. */
const code = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
/** The same code twice is one article for both colours; none is not chosen yet (D19). */
const codePair = v.optional(
  v.strictObject({
    black: code,
    white: code,
    /** What has no code is not sold here, on purpose: the rule adds nothing, and nothing is missing. */
    notSold: v.optional(v.boolean()),
  }),
  { black: '', white: '' },
);

/** Least and greatest of each measure of a family, in cm; of `fixingSpacing` a rail's length is the most that its sets can say. */
export const FAMILY_LIMITS = {
  fixingSpacing: [20, 200],
  cutOutWidth: [0.5, 100],
  recessDepth: [0.5, 100],
} as const;
export type FamilyMeasure = keyof typeof FAMILY_LIMITS;
export const FAMILY_MEASURES = Object.keys(FAMILY_LIMITS) as FamilyMeasure[];

/** The frame type codes of one rail and the parts that go with it. */
const familySchema = v.pipe(
  v.strictObject({
    black: code,
    white: code,
    /** Surface and suspended rails are held by mounting sets; recessed ones are not (D17). */
    needsMounting: field.flag,
    /** From one fixing point to the next at the most, in cm; absent: as far as the mounting sets say (D17). */
    fixingSpacing: field.measure<Centimetres>(...FAMILY_LIMITS.fixingSpacing),
    /** Width of the cut-out in the ceiling for a recessed rail, in cm; absent: not known (D75). */
    cutOutWidth: field.measure<Centimetres>(...FAMILY_LIMITS.cutOutWidth),
    /** Depth that a recessed rail takes above the ceiling, in cm; absent: not known (D75). */
    recessDepth: field.measure<Centimetres>(...FAMILY_LIMITS.recessDepth),
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

/** What a saw takes of a rail, in mm, where the rules do not say it (D13). */
export const USUAL_SAW_KERF = 3;

/** Between what each measure of the rules may be. */
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
  /** Centimetres of rail that one live feed serves (D16). */
  feedEvery: v.optional(count(1), 800),
  /** Mounting sets to a rail of 100 cm, and to one of 200 cm (D17). */
  mountingSets100: v.optional(count(0), 2),
  mountingSets200: v.optional(count(0), 3),
  /** The `type` of the supply that brings an extra (D18); empty: none does. A table from before did not say. */
  powerWithExtra: v.optional(code, 'MA0007'),
  /** Of the supplies, in volts; absent, as the four below: that of the product line (D53). */
  voltage: field.measure(...RULE_LIMITS.voltage),
  /** Cross-section of each conductor, in mm². */
  conductor: field.measure(...RULE_LIMITS.conductor),
  /** Of one feed, in amperes. */
  maxCurrent: field.measure(...RULE_LIMITS.maxCurrent),
  /** Of both conductors of a joint together, in mΩ. */
  jointResistance: field.measure(...RULE_LIMITS.jointResistance),
  /** That luminaires need, in volts; less than the supplies have. */
  minVoltage: field.measure(...RULE_LIMITS.minVoltage),
  /** The thickest conductor that the terminal of a feed takes, in mm²; absent: 4 (D54). */
  terminal: field.measure(...RULE_LIMITS.terminal),
  /** What a saw takes of a rail, in mm; absent: what is usual (D13). */
  sawKerf: field.measure(...RULE_LIMITS.sawKerf),
  /** Where a joint is cut, the isolating joint takes the place of the straight connector (D53a). */
  isolatingJointReplaces: field.flag,
  families: v.array(familySchema),
};

/** @param rules of one line, or without one, which may become those of any */
const needLessThanFed = (rules: { line?: ProductLine } & { [Name in RuleMeasure]?: number | undefined }) =>
  (rules.line ? [rules.line] : LINES).every((line) => {
    const { voltage, minVoltage } = USUAL_ELECTRIC[line];
    return (rules.minVoltage ?? minVoltage) < (rules.voltage ?? voltage);
  });
const NEED_LESS = 'Must be below the voltage of the supplies; where one is absent, that of the line holds';

/** Rules that are not a line's yet. */
export const rulesSchema = v.pipe(
  v.strictObject(ruleFields),
  v.forward(
    v.check((rules) => needLessThanFed(rules), NEED_LESS),
    ['minVoltage'],
  ),
);

/** Which product code serves a role, by rail family and colour, and the numbers that rules count by (D19). */
export const partTableSchema = v.pipe(
  v.strictObject({ line: v.picklist(LINES), ...ruleFields }),
  v.forward(
    v.check((rules) => needLessThanFed(rules), NEED_LESS),
    ['minVoltage'],
  ),
);

export type RailFamily = v.InferOutput<typeof familySchema>;
/** Whether rails of a family are recessed in the ceiling: neither held by mounting sets nor suspended (D17, D45). */
export const isRecessedFamily = ({
  needsMounting,
  isSuspended,
}: Pick<RailFamily, 'needsMounting' | 'isSuspended'>): boolean => !needsMounting && !isSuspended;

export type PartTable = v.InferOutput<typeof partTableSchema>;

/** The rules of a line that has none yet: it knows no article code (D19). */
export const emptyPartTable = (line: ProductLine): PartTable =>
  v.parse(partTableSchema, { line, powerWithExtra: '', families: [] });
