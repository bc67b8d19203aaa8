import * as v from 'valibot';
import { plainText } from '../catalogue/plainText.ts';
import type { Bytes, Ms, Volt } from '../units.ts';

/** Null revokes a measurement. */
export type SiteValue = boolean | number | string | null;

export interface SiteEntry {
  key: string;
  value: SiteValue;
  at: Ms;
}

/** D58a. */
export type SiteRecord = ReadonlyMap<string, SiteEntry>;

export const MAX_SITE_ENTRIES = 5_000;
export const MAX_SITE_BYTES: Bytes = 384 * 1024;
/** Notes never crowd out ticks and measurements (D71a). */
export const MAX_SITE_NOTES_BYTES: Bytes = 128 * 1024;
export const MAX_SITE_NOTE = 200;
export const MAX_SITE_NAME = 80;
export const MAX_MEASURED_VOLTS: Volt = 1_000;
export const MAX_MEASURED_ISOLATION = 100_000;
export const MAX_MEASURED_MILLISECONDS: Ms = 10_000;

const LAST_TIME: Ms = 8.64e15;
const MAX_AHEAD: Ms = 24 * 60 * 60 * 1000;

const text = (letters: number) => v.pipe(v.string(), v.transform(plainText), v.maxLength(letters));
const measured = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));

const KINDS = {
  tick: { place: /^[A-Z][1-9]\d{0,4}(\.[1-9]\d{0,4})?$/, value: v.boolean() },
  volts: { place: /^[FZ][1-9]\d{0,3}$/, value: measured(MAX_MEASURED_VOLTS) },
  isolation: { place: /^S[1-9]\d{0,3}$/, value: measured(MAX_MEASURED_ISOLATION) },
  functional: { place: /^Z[1-9]\d{0,3}$/, value: v.nullable(v.boolean()) },
  rcd: { place: /^S[1-9]\d{0,3}$/, value: measured(MAX_MEASURED_MILLISECONDS) },
  polarity: { place: /^F[1-9]\d{0,3}$/, value: v.nullable(v.boolean()) },
  note: { place: /^Z[1-9]\d{0,3}$/, value: text(MAX_SITE_NOTE) },
  name: { place: /^by$/, value: text(MAX_SITE_NAME) },
};
export type SiteKind = keyof typeof KINDS;

const isSiteKind = (kind: string): kind is SiteKind => Object.hasOwn(KINDS, kind);

export const siteKey = (kind: SiteKind, place: string): string => `${kind}.${place}`;

export const NAME_KEY = siteKey('name', 'by');

export function kindOfSiteKey(key: string): SiteKind | null {
  const end = key.indexOf('.');
  const kind = key.slice(0, end);
  return isSiteKind(kind) && KINDS[kind].place.test(key.slice(end + 1)) ? kind : null;
}

export const siteEntrySchema = v.pipe(
  v.strictObject({
    key: v.pipe(v.string(), v.maxLength(24)),
    value: v.nullable(v.union([v.boolean(), v.number(), v.string()])),
    at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_TIME)),
  }),
  v.rawTransform(({ dataset: { value: entry }, addIssue, NEVER }): SiteEntry => {
    const kind = kindOfSiteKey(entry.key);
    if (!kind) {
      addIssue({ message: 'Must have a key such as tick.L4, volts.F1, isolation.S1 or note.Z1' });
      return NEVER;
    }
    const read = v.safeParse(KINDS[kind].value, entry.value);
    if (read.success) return { ...entry, value: read.output };
    addIssue({ message: `Must have a valid value for ${entry.key}: ${read.issues[0].message}` });
    return NEVER;
  }),
);

export const siteEntriesSchema = v.strictObject({
  entries: v.pipe(v.array(siteEntrySchema), v.maxLength(MAX_SITE_ENTRIES)),
});
export type SiteEntries = v.InferOutput<typeof siteEntriesSchema>;

/** Order of values at equal times; anything is after null. */
const RANKS = ['object', 'boolean', 'number', 'string'];

function isGreater(one: SiteValue, other: SiteValue): boolean {
  if (typeof one !== typeof other) return RANKS.indexOf(typeof one) > RANKS.indexOf(typeof other);
  return one !== null && other !== null && one > other;
}

export const outlasts = (one: SiteEntry, other: SiteEntry | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && isGreater(one.value, other.value));

/**
 * Last writer wins per key; equal times are decided by value. The result is independent of order, grouping
 * and repetition, so phones and service converge (D72).
 */
export function mergeSite(record: SiteRecord, entries: Iterable<SiteEntry>): SiteRecord {
  const merged = new Map(record);
  for (const entry of entries) if (outlasts(entry, merged.get(entry.key))) merged.set(entry.key, entry);
  return merged;
}

export const siteRecord = (entries: Iterable<SiteEntry>): SiteRecord => mergeSite(new Map(), entries);

/** Clocks days ahead must not block later entries. */
export const withinClock = (entry: SiteEntry, now: Ms): SiteEntry =>
  entry.at > now + MAX_AHEAD ? { ...entry, at: now + MAX_AHEAD } : entry;

export const CLOCK_HEADER = 'x-client-time';
export const CLOCK_TOLERANCE: Ms = 2 * 60_000;

/** Wrong phone clocks then neither lose entries nor override others. */
export function byClockOf(entry: SiteEntry, clock: Ms | null, now: Ms): SiteEntry {
  if (clock === null || entry.at === 0 || Math.abs(clock - now) <= CLOCK_TOLERANCE) return entry;
  return { ...entry, at: Math.max(1, Math.min(now, entry.at + now - clock)) };
}

/** Valid even if this clock is behind the writer's. */
export const entryNow = (record: SiteRecord, key: string, value: SiteValue, now: Ms): SiteEntry => ({
  key,
  value,
  at: Math.max(now, (record.get(key)?.at ?? 0) + 1),
});

function emptyAt(key: string): SiteValue {
  const kind = kindOfSiteKey(key);
  if (kind === 'tick') return false;
  return kind === 'note' || kind === 'name' ? '' : null;
}

/** Resets all values, and overrides entries that phones still send. */
export const emptiedSite = (record: SiteRecord, now: Ms): SiteRecord =>
  new Map(
    [...record].map(([key, entry]) => {
      const value = emptyAt(key);
      return [key, entry.value === value ? entry : entryNow(record, key, value, now)];
    }),
  );

export const isTicked = (record: SiteRecord, line: string): boolean =>
  record.get(siteKey('tick', line))?.value === true;

export function measuredAt(record: SiteRecord, key: string): number | null {
  const value = record.get(key)?.value;
  return typeof value === 'number' ? value : null;
}

export function testedAt(record: SiteRecord, key: string): boolean | null {
  const value = record.get(key)?.value;
  return typeof value === 'boolean' ? value : null;
}

export function writtenAt(record: SiteRecord, key: string): string {
  const value = record.get(key)?.value;
  return typeof value === 'string' ? value : '';
}

export const namesSomebody = (entry: SiteEntry): boolean =>
  typeof entry.value === 'string' && entry.value !== '';
