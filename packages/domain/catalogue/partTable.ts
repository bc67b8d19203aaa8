import * as v from 'valibot';
import type { Ampere, Cm, Mm, Volt } from '../units.ts';
import { USUAL_ELECTRIC } from './electric.ts';
import * as field from './field.ts';
import { LINES, type ProductLine } from './productLine.ts';

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

/** Feeds that replace a cap or a connector (D53a). */
export type FeedRole = 'feedEnd' | 'feedInline' | 'feedCorner';
const FEED_ROLES: readonly Role[] = ['feedEnd', 'feedInline', 'feedCorner'] satisfies FeedRole[];

export const USUAL_ROLES = ROLES.filter(
  (role): role is Exclude<Role, FeedRole> => !FEED_ROLES.includes(role),
);

const code = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
const codePair = v.optional(
  v.strictObject({
    black: code,
    white: code,
    notSold: v.optional(v.boolean()),
  }),
  { black: '', white: '' },
);

export const FAMILY_LIMITS = {
  fixingSpacing: [20, 200],
  cutOutWidth: [0.5, 100],
  recessDepth: [0.5, 100],
} as const;
export type FamilyMeasure = keyof typeof FAMILY_LIMITS;
export const FAMILY_MEASURES = Object.keys(FAMILY_LIMITS) as FamilyMeasure[];

const familySchema = v.pipe(
  v.strictObject({
    black: code,
    white: code,
    needsMounting: field.flag,
    /** Absent: derived from the mounting sets (D17). */
    fixingSpacing: field.measure<Cm>(...FAMILY_LIMITS.fixingSpacing),
    cutOutWidth: field.measure<Cm>(...FAMILY_LIMITS.cutOutWidth),
    recessDepth: field.measure<Cm>(...FAMILY_LIMITS.recessDepth),
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

export const USUAL_SAW_KERF: Mm = 3;

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
  /** cm of rail per live feed (D16). */
  feedEvery: v.optional(count(1), 800),
  mountingSets100: v.optional(count(0), 2),
  mountingSets200: v.optional(count(0), 3),
  /** Supply with an extra (D18); default of older tables. */
  powerWithExtra: v.optional(code, 'MA0007'),
  voltage: field.measure<Volt>(...RULE_LIMITS.voltage),
  conductor: field.measure(...RULE_LIMITS.conductor),
  maxCurrent: field.measure<Ampere>(...RULE_LIMITS.maxCurrent),
  jointResistance: field.measure(...RULE_LIMITS.jointResistance),
  minVoltage: field.measure<Volt>(...RULE_LIMITS.minVoltage),
  terminal: field.measure(...RULE_LIMITS.terminal),
  sawKerf: field.measure<Mm>(...RULE_LIMITS.sawKerf),
  /** Replaces the straight connector (D53a). */
  isolatingJointReplaces: field.flag,
  families: v.array(familySchema),
};

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

export const partTableSchema = v.pipe(
  v.strictObject({ line: v.picklist(LINES), ...ruleFields }),
  v.forward(
    v.check((rules) => needLessThanFed(rules), NEED_LESS),
    ['minVoltage'],
  ),
);

export type RailFamily = v.InferOutput<typeof familySchema>;
/** Neither mounting sets nor suspension (D17, D45). */
export const isRecessedFamily = ({
  needsMounting,
  isSuspended,
}: Pick<RailFamily, 'needsMounting' | 'isSuspended'>): boolean => !needsMounting && !isSuspended;

export type PartTable = v.InferOutput<typeof partTableSchema>;

export const emptyPartTable = (line: ProductLine): PartTable =>
  v.parse(partTableSchema, { line, powerWithExtra: '', families: [] });
