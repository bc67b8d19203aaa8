import type { CollectionName } from '@lumitor/domain/collections/collections';
import { isEqual } from '@lumitor/domain/math/equal';
import type { ChangedFields } from '../data/changes.ts';

export interface Difference {
  path: string[];
  before: unknown;
  after: unknown;
}

/** Keyed by code, so that removing the first family does not change all others. */
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

export function differences(
  collection: CollectionName,
  before: ChangedFields | null,
  after: ChangedFields | null,
): Difference[] {
  return compare(comparable(collection, before), comparable(collection, after), []);
}
