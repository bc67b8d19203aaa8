import type { CollectionName } from '@lumitor/domain/collections/collections';
import { isEqual } from '@lumitor/domain/math/equal';
import type { ChangedFields } from '../data/changes.ts';

/** Absent values are `undefined`. */
export interface Difference {
  /** Path in the document: `['translations', 'header', 'title_PL']`. */
  path: string[];
  before: unknown;
  after: unknown;
}

/** Rail families by code, so that removing the first does not change all others. */
function comparable(collection: CollectionName, fields: ChangedFields | null): unknown {
  if (!fields || collection !== 'partTables' || !Array.isArray(fields.families)) return fields ?? {};
  const families = fields.families.map((family) => [`${family.black} / ${family.white}`, family]);
  return { ...fields, families: Object.fromEntries(families) };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const isSame = (before: unknown, after: unknown): boolean =>
  (isEmpty(before) && isEmpty(after)) || isEqual(before, after);

function compare(before: unknown, after: unknown, path: string[]): Difference[] {
  if (!isGroup(before) && !isGroup(after)) return isSame(before, after) ? [] : [{ path, before, after }];
  const [old, now] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return keys.flatMap((key) => compare(old[key], now[key], [...path, key]));
}

/** For documents other than articles; all values if one state is null. */
export function differences(
  collection: CollectionName,
  before: ChangedFields | null,
  after: ChangedFields | null,
): Difference[] {
  return compare(comparable(collection, before), comparable(collection, after), []);
}
