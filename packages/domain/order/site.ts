import * as v from 'valibot';
import { plainText } from '../catalogue/plainText.ts';

/** Value of an entry of the site record; null revokes a measurement. */
export type SiteValue = boolean | number | string | null;

/** A tick, measurement or note on the site, with its time. */
export interface SiteEntry {
  key: string;
  value: SiteValue;
  /** Milliseconds since 1970 by the phone's clock; 0 if unknown. */
  at: number;
}

/** Site record of an order, by key (D58a). */
export type SiteRecord = ReadonlyMap<string, SiteEntry>;

/** Maximum entries of a record: several times those of a large order; the longest possible order exceeds it. */
export const MAX_SITE_ENTRIES = 5_000;
export const MAX_SITE_BYTES = 384 * 1024;
/** Maximum bytes of notes, so that notes never crowd out ticks and figures (D71a). */
export const MAX_SITE_NOTES_BYTES = 128 * 1024;
export const MAX_SITE_NOTE = 200;
export const MAX_SITE_NAME = 80;
/** Volts. */
export const MAX_MEASURED_VOLTS = 1_000;
/** MΩ; the upper end of test instruments. */
export const MAX_MEASURED_ISOLATION = 100_000;
export const MAX_MEASURED_MILLISECONDS = 10_000;

/** Latest JavaScript time, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;
/** Maximum lead of a phone's clock, in milliseconds. */
const MAX_AHEAD = 24 * 60 * 60 * 1000;

const text = (letters: number) => v.pipe(v.string(), v.transform(plainText), v.maxLength(letters));
const measured = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));

/** Places and values of an entry, by the kind in its key. */
const KINDS = {
  /** Line of the mounting list: whether it is done. */
  tick: { place: /^[A-Z][1-9]\d{0,4}(\.[1-9]\d{0,4})?$/, value: v.boolean() },
  /** At a feed, or at the last luminaire of a circuit part. */
  volts: { place: /^[FZ][1-9]\d{0,3}$/, value: measured(MAX_MEASURED_VOLTS) },
  /** Insulation of the circuit of a supply, in MΩ. */
  isolation: { place: /^S[1-9]\d{0,3}$/, value: measured(MAX_MEASURED_ISOLATION) },
  functional: { place: /^Z[1-9]\d{0,3}$/, value: v.nullable(v.boolean()) },
  /** Trip time of the RCD of a supply, in ms. */
  rcd: { place: /^S[1-9]\d{0,3}$/, value: measured(MAX_MEASURED_MILLISECONDS) },
  polarity: { place: /^F[1-9]\d{0,3}$/, value: v.nullable(v.boolean()) },
  /** On a circuit part. */
  note: { place: /^Z[1-9]\d{0,3}$/, value: text(MAX_SITE_NOTE) },
  name: { place: /^by$/, value: text(MAX_SITE_NAME) },
};
export type SiteKind = keyof typeof KINDS;

const isSiteKind = (kind: string): kind is SiteKind => Object.hasOwn(KINDS, kind);

/** @param place as on the drawing: L4, F1, Z2, S1 */
export const siteKey = (kind: SiteKind, place: string): string => `${kind}.${place}`;

export const NAME_KEY = siteKey('name', 'by');

/** Kind in a key; null if the key is invalid. */
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

/** New entries of a phone, and the answer of the service (D72). */
export const siteEntriesSchema = v.strictObject({
  entries: v.pipe(v.array(siteEntrySchema), v.maxLength(MAX_SITE_ENTRIES)),
});
export type SiteEntries = v.InferOutput<typeof siteEntriesSchema>;

/** Order of values at equal times: done after undone, greater number, later text; anything after null. */
const RANKS = ['object', 'boolean', 'number', 'string'];

function isGreater(one: SiteValue, other: SiteValue): boolean {
  if (typeof one !== typeof other) return RANKS.indexOf(typeof one) > RANKS.indexOf(typeof other);
  return one !== null && other !== null && one > other;
}

/** Whether an entry replaces another of its key: the later one; at equal times the greater value. */
export const outlasts = (one: SiteEntry, other: SiteEntry | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && isGreater(one.value, other.value));

/**
 * Merges two records (D72). The result is independent of order, grouping and repetition, so all phones and the service
 * converge.
 */
export function mergeSite(record: SiteRecord, entries: Iterable<SiteEntry>): SiteRecord {
  const merged = new Map(record);
  for (const entry of entries) if (outlasts(entry, merged.get(entry.key))) merged.set(entry.key, entry);
  return merged;
}

export const siteRecord = (entries: Iterable<SiteEntry>): SiteRecord => mergeSite(new Map(), entries);

/** Limits the time of an entry, so that a clock days ahead does not block later entries. */
export const withinClock = (entry: SiteEntry, now: number): SiteEntry =>
  entry.at > now + MAX_AHEAD ? { ...entry, at: now + MAX_AHEAD } : entry;

/** Header with the time of the phone's clock when sending, in milliseconds since 1970. */
export const CLOCK_HEADER = 'x-client-time';
/** Clock difference that is ignored, in milliseconds. */
export const CLOCK_TOLERANCE = 2 * 60_000;

/**
 * Converts an entry to the clock of the service. Otherwise, a clock days off would lose the entry or let it override
 * others.
 * @param clock of the phone now; null if unknown
 */
export function byClockOf(entry: SiteEntry, clock: number | null, now: number): SiteEntry {
  if (clock === null || entry.at === 0 || Math.abs(clock - now) <= CLOCK_TOLERANCE) return entry;
  return { ...entry, at: Math.max(1, Math.min(now, entry.at + now - clock)) };
}

/** New entry that replaces the one shown, even if this clock is behind the one that wrote it. */
export const entryNow = (record: SiteRecord, key: string, value: SiteValue, now: number): SiteEntry => ({
  key,
  value,
  at: Math.max(now, (record.get(key)?.at ?? 0) + 1),
});

function emptyAt(key: string): SiteValue {
  const kind = kindOfSiteKey(key);
  if (kind === 'tick') return false;
  return kind === 'note' || kind === 'name' ? '' : null;
}

/** Record with all values reset, which also overrides entries still on phones. */
export const emptiedSite = (record: SiteRecord, now: number): SiteRecord =>
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

/** Whether the entry may name a person. */
export const namesSomebody = (entry: SiteEntry): boolean =>
  typeof entry.value === 'string' && entry.value !== '';
