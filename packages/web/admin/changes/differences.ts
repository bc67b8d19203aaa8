import type { CollectionName } from '@lumitor/domain/collections/collections';
import { isEqual } from '@lumitor/domain/math/equal';
import type { Fields } from '../data/changes.ts';

/** One value that is another now; `undefined` where there was, or is, none. */
export interface Difference {
  /** From the document down: `['translations', 'header', 'title_PL']`. */
  path: string[];
  before: unknown;
  after: unknown;
}

/** Rail families are told apart by their codes: taking out the first must not look like a change of all. */
function comparable(collection: CollectionName, fields: Fields | null): unknown {
  if (!fields || collection !== 'partTables' || !Array.isArray(fields.families)) return fields ?? {};
  const families = fields.families.map((family) => [`${family.black} / ${family.white}`, family]);
  return { ...fields, families: Object.fromEntries(families) };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing, or an empty text: to a person the same. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const isSame = (before: unknown, after: unknown): boolean =>
  (isEmpty(before) && isEmpty(after)) || isEqual(before, after);

function compare(before: unknown, after: unknown, path: string[]): Difference[] {
  if (!isGroup(before) && !isGroup(after)) return isSame(before, after) ? [] : [{ path, before, after }];
  const [old, now] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return keys.flatMap((key) => compare(old[key], now[key], [...path, key]));
}

/** What changed in a document that is no article, value by value; of one that was added or removed, all of it. */
export function differences(
  collection: CollectionName,
  before: Fields | null,
  after: Fields | null,
): Difference[] {
  return compare(comparable(collection, before), comparable(collection, after), []);
}
