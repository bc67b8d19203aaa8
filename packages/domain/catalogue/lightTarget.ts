import * as v from 'valibot';
import { MAX_USE } from '../room/use.ts';
import type { Stored } from './article.ts';
import * as field from './field.ts';

/** `least`: so much light or more; `greatest`: no more, as in museums (D50). */
export const TARGET_KINDS = ['least', 'greatest'] as const;

/** How much light a use of a room needs, as its source says (D50). Of both product lines. */
export const lightTargetSchema = v.strictObject({
  /** Which a room names as its `use`. It stays when the use is renamed. */
  key: v.pipe(field.title, v.maxLength(MAX_USE)),
  title: field.title,
  titleEn: field.optionalTitle,
  translation: field.byLanguage,
  kind: v.optional(v.picklist(TARGET_KINDS), 'least'),
  /** Mean illuminance on the plane where it is a least one, else what no point exceeds; lx. */
  lux: v.pipe(v.number(), v.minValue(1), v.maxValue(100_000)),
  /** Least U₀; absent: the source names none. */
  uniformity: field.measure(0, 1),
  /** The standard or publication that says so, with its part and number. */
  source: field.title,
});

export type LightTarget = v.InferOutput<typeof lightTargetSchema> & Stored;
