import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { ChangedFields } from '../data/changes.ts';
import { readArticle } from './readArticle.ts';

export interface Aspect {
  key: string;
  field: CatalogueField;
  language: string | null;
  paths: readonly string[];
}

/** Form order: Polish and English have separate fields (D33). */
export const textLanguages = (languages: readonly string[]): string[] => [
  ...new Set(['PL', 'EN', ...languages]),
];

export function textPath(field: Extract<CatalogueField, { kind: 'texts' }>, language: string): string {
  if (language === 'PL') return field.stored.pl;
  if (language === 'EN') return field.stored.en;
  return `${field.stored.others}.${language}`;
}

export const storedName = (path: string): string => path.replace(/\..*/, '');

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

export const valueAt = (fields: ChangedFields, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], fields);

function withValue(fields: ChangedFields, path: string, value: unknown): ChangedFields {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (rest.length === 0) return { ...fields, [name]: value };
  return { ...fields, [name]: withValue((fields[name] ?? {}) as ChangedFields, rest.join('.'), value) };
}

export const withAspect = (fields: ChangedFields, { paths }: Aspect, from: ChangedFields): ChangedFields =>
  paths.reduce((laid, path) => withValue(laid, path, valueAt(from, path)), fields);

const comparable = (fields: ChangedFields, { paths }: Aspect): string =>
  JSON.stringify(paths.map((path) => canonical(valueAt(fields, path) ?? '')));

function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

function languagesIn(collection: CatalogueCollection, fields: ChangedFields): string[] {
  return FIELDS[collection].flatMap((field) =>
    field.kind === 'texts' ? Object.keys((fields[field.stored.others] as object | undefined) ?? {}) : [],
  );
}

export function differingAspects(
  collection: CatalogueCollection,
  one: ChangedFields,
  other: ChangedFields,
): Aspect[] {
  const [a, b] = [readArticle(collection, one), readArticle(collection, other)];
  const languages = [...languagesIn(collection, a), ...languagesIn(collection, b)].sort();
  return aspectsOf(collection, languages).filter((aspect) => comparable(a, aspect) !== comparable(b, aspect));
}

/** Stored fields that turn `before` into `after`; null removes a field. */
export function changedFields(
  collection: CatalogueCollection,
  before: ChangedFields,
  after: ChangedFields,
): ChangedFields {
  const laid = differingAspects(collection, before, after).map((aspect) => aspect.paths.map(storedName));
  const read = readArticle(collection, after);
  return Object.fromEntries(laid.flat().map((name) => [name, read[name] ?? null]));
}
