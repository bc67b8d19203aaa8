import { COLLECTIONS, type Collection, type CollectionName } from '@lumitor/domain/collections/collections';

export type DocumentFields = Record<string, unknown>;

export const declarationOf = (collection: CollectionName): Collection => COLLECTIONS[collection];

export const hasActive = ({ schema }: Collection): boolean =>
  'entries' in schema && Object.hasOwn(schema.entries as object, 'active');

export function valuesAt(value: unknown, path: string): unknown[] {
  let found: unknown[] = [value];
  for (const name of path.split('.'))
    found = found.flat().flatMap((each) => (each as DocumentFields | null | undefined)?.[name] ?? []);
  return found;
}

/** Lower case; empty unless text, number or flag. */
export function indexValue(value: unknown): string {
  if (typeof value === 'string') return value.normalize('NFC').toLowerCase();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function withoutPath(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const { [name]: inner, ...others } = value as DocumentFields;
  return rest.length === 0 ? others : { ...others, [name]: withoutPath(inner, rest) };
}

export const withoutPaths = <Whole extends object>(whole: Whole, paths: readonly string[]): Whole =>
  paths.reduce<unknown>((left, path) => withoutPath(left, path.split('.')), whole) as Whole;
