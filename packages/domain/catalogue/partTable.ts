import * as v from 'valibot';
import * as field from './field.ts';
import { LINES } from './productLine.ts';

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

const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const codePair = v.strictObject({ black: code, white: code });

/** A pair of frame type codes and the parts that go with it. */
const familySchema = v.strictObject({
  black: code,
  white: code,
  /** Surface and suspended rails are held by mounting sets; recessed ones are not (D17). */
  needsMounting: field.flag,
  /** Hangs below the ceiling; others lie on it or in it (D45). */
  isSuspended: field.flag,
  parts: v.strictObject(v.entriesFromList(ROLES, codePair)),
});

/** One live feed for so many centimetres begun, where a table says nothing else (D16). */
export const FEED_EVERY = 800;

/** Which product code serves a role, by rail family and colour: one document a product line (D19). */
export const partTableSchema = v.strictObject({
  line: v.picklist(LINES),
  /** Longest run of rail that one live feed serves, in centimetres (D16). */
  feedEvery: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), FEED_EVERY),
  families: v.array(familySchema),
});

export type RailFamily = v.InferOutput<typeof familySchema>;
export type PartTable = v.InferOutput<typeof partTableSchema>;
