import type { Document } from '../data/documents.ts';

/** Codes of all languages that the shop has, active or not, in the order of the alphabet. */
export const languageCodes = (languages: readonly Document[]): string[] =>
  languages.map(({ lang }) => String(lang)).sort();
