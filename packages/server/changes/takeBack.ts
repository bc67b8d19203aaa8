import { isEqual } from '@lumitor/domain/math/equal';
import { append } from '@lumitor/domain/math/lists';
import type { DocumentFields } from '../documents/document.ts';

const isGroup = (value: unknown): value is DocumentFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface States {
  before: unknown;
  after: unknown;
  now: unknown;
}

interface Value {
  value: unknown;
  conflicts: string[][];
}

/**
 * Three-way comparison, down to single values: a value changed since by others stays, and its path is a
 * conflict.
 */
function takeBackValue({ before, after, now }: States, path: string[]): Value {
  if (isEqual(before, after) || isEqual(now, before)) return { value: now, conflicts: [] };
  if (isEqual(now, after)) return { value: before, conflicts: [] };
  if (!isGroup(now) || ![before, after].every((state) => state === undefined || isGroup(state)))
    return { value: now, conflicts: [path] };
  const groups = { before: before ?? {}, after: after ?? {}, now } as Record<keyof States, DocumentFields>;
  const names = new Set(Object.values(groups).flatMap((group) => Object.keys(group)));
  const parts = [...names].map((name): readonly [string, Value] => [
    name,
    takeBackValue({ before: groups.before[name], after: groups.after[name], now: groups.now[name] }, [
      ...path,
      name,
    ]),
  ]);
  return {
    value: Object.fromEntries(
      parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
}

interface TakenBack {
  fields: DocumentFields;
  conflicts: string[][];
}

export function takeBack(before: DocumentFields, after: DocumentFields, now: DocumentFields): TakenBack {
  const fields: DocumentFields = {};
  const conflicts: string[][] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const taken = takeBackValue({ before: before[name], after: after[name], now: now[name] }, [name]);
    append(conflicts, taken.conflicts);
    if (!isEqual(taken.value, now[name])) fields[name] = taken.value ?? null;
  }
  return { fields, conflicts };
}
