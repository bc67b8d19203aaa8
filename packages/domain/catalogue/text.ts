import * as v from 'valibot';
import type { Stored } from './article.ts';
import * as field from './field.ts';

const section = v.record(
  v.pipe(v.string(), v.regex(/^\w+_[A-Z]{2,3}$/, 'Must be a key with a language suffix, such as title_PL')),
  v.pipe(v.string(), v.maxLength(20_000)),
);

export const translationSchema = v.strictObject({
  translations: v.record(v.pipe(v.string(), v.regex(/^\w+$/, 'Must be a word')), section),
});
export const languageSchema = v.strictObject({ lang: field.languageCode, active: field.flag });

export type Translations = v.InferOutput<typeof translationSchema>['translations'];
export type Language = v.InferOutput<typeof languageSchema> & Stored;
