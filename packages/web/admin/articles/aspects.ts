import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Fields } from '../data/changes.ts';
import { readArticle } from './readArticle.ts';

/** What a person takes as one value of an article: a text in one language, a price, the colour. */
export interface Aspect {
  /** Unique in its collection; the stored path where it has only one. */
  key: string;
  field: CatalogueField;
  /** Code of the language of a text; null for all else. */
  language: string | null;
  /** Stored fields, or parts of them after a dot. */
  paths: readonly string[];
}

/** Languages in the order of a form: Polish and English have fields of their own (D33). */
export const textLanguages = (languages: readonly string[]): string[] => [
  ...new Set(['PL', 'EN', ...languages]),
];

/** Where a text in a language is stored. */
export function textPath(field: Extract<CatalogueField, { kind: 'texts' }>, language: string): string {
  if (language === 'PL') return field.stored.pl;
  if (language === 'EN') return field.stored.en;
  return `${field.stored.others}.${language}`;
}

/** The stored field that a path such as `translation.DE` leads into. */
export const storedName = (path: string): string => path.replace(/\..*/, '');

/** In the order of reading. `base64` is no aspect: the data service makes it. */
export function aspectsOf(collection: CatalogueCollection, languages: readonly string[]): Aspect[] {
  return FIELDS[collection].flatMap((field): Aspect[] => {
    if (field.kind === 'texts')
      return textLanguages(languages).map((language) => {
        const path = textPath(field, language);
        return { key: path, field, language, paths: [path] };
      });
    const paths = field.kind === 'colour' ? field.stored : [field.name];
    return [{ key: field.name, field, language: null, paths }];
  });
}

/** The value at a stored path such as `translation.DE`. */
export const valueAt = (fields: Fields, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], fields);

function withValue(fields: Fields, path: string, value: unknown): Fields {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (rest.length === 0) return { ...fields, [name]: value };
  return { ...fields, [name]: withValue((fields[name] ?? {}) as Fields, rest.join('.'), value) };
}

/** Fields with an aspect as another document has it. */
export const withAspect = (fields: Fields, { paths }: Aspect, from: Fields): Fields =>
  paths.reduce((laid, path) => withValue(laid, path, valueAt(from, path)), fields);

/** Equal where a person sees no difference: a text that is not there is an empty one. */
const comparable = (fields: Fields, { paths }: Aspect): string =>
  JSON.stringify(paths.map((path) => canonical(valueAt(fields, path) ?? '')));

function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Languages in which an article has any text. */
function languagesIn(collection: CatalogueCollection, fields: Fields): string[] {
  return FIELDS[collection].flatMap((field) =>
    field.kind === 'texts' ? Object.keys((fields[field.stored.others] as object | undefined) ?? {}) : [],
  );
}

/** The aspects in which two states of an article differ, in the order of reading. */
export function differingAspects(collection: CatalogueCollection, one: Fields, other: Fields): Aspect[] {
  const [a, b] = [readArticle(collection, one), readArticle(collection, other)];
  const languages = [...languagesIn(collection, a), ...languagesIn(collection, b)].sort();
  return aspectsOf(collection, languages).filter((aspect) => comparable(a, aspect) !== comparable(b, aspect));
}

/** The stored fields that make the `after` of a document that is as `before`; null takes one away. */
export function changedFields(collection: CatalogueCollection, before: Fields, after: Fields): Fields {
  const laid = differingAspects(collection, before, after).map((aspect) => aspect.paths.map(storedName));
  const read = readArticle(collection, after);
  return Object.fromEntries(laid.flat().map((name) => [name, read[name] ?? null]));
}
