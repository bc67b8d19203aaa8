import * as v from 'valibot';
import * as field from '../catalogue/field.ts';
import { BENT_LENGTHS } from '../kinds/rail/length.ts';

const COLOURS = ['black', 'white'] as const;

const lengths = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(2_000))),
  v.minLength(1),
  v.maxLength(6),
);

const MAX_START_QUANTITY = 50;

/** One rail with luminaires, or none without a luminaire (D9a). */
const startLayoutSchema = v.strictObject({
  name: field.byLanguage,
  length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(2_000)), 300),
  luminaire: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_START_QUANTITY)), 4),
});

const lineSchema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  description: field.byLanguage,
  /** Picture of the start dialog; empty: a drawn room. */
  picture: field.img,
  isVisible: v.optional(v.boolean(), true),
  /** Straight lengths offered as buttons, in cm; others are entered (D8). */
  lengths: v.optional(lengths, [100, 200]),
  bentLengths: v.optional(v.array(v.picklist(BENT_LENGTHS)), [...BENT_LENGTHS]),
  colours: v.optional(v.pipe(v.array(v.picklist(COLOURS)), v.minLength(1)), [...COLOURS]),
  startLayout: v.optional(startLayoutSchema, {}),
});

export const linesSchema = v.pipe(
  v.strictObject({
    kind: v.literal('lines'),
    standard: v.optional(lineSchema, {}),
    micro: v.optional(lineSchema, {}),
  }),
  v.check(
    ({ standard, micro }) => standard.isVisible || micro.isVisible,
    'At least one product line must be visible',
  ),
);

export type LineSettings = v.InferOutput<typeof lineSchema>;
export type StartLayout = v.InferOutput<typeof startLayoutSchema>;
export type LinesSettings = v.InferOutput<typeof linesSchema>;
