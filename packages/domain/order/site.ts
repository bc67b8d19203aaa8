import * as v from 'valibot';
import { plainText } from '../catalogue/plainText.ts';

/** What stands at one place of a site record; null: what was measured there is taken back. */
export type SiteValue = boolean | number | string | null;

/** What somebody ticked, measured or wrote on the site, and when. */
export interface SiteEntry {
  /** By {@link siteKey}. */
  key: string;
  value: SiteValue;
  /** By the clock of the phone, in milliseconds since 1970; 0: nobody knows any more. */
  at: number;
}

/** All that was done on the site of an order, by key (D58a). */
export type SiteRecord = ReadonlyMap<string, SiteEntry>;

/** Several times what an order of a large project has of lines and places to be measured; the longest that there can be have more. */
export const MAX_SITE_ENTRIES = 5_000;
/** Of a record as JSON, in bytes: so many ticks, and notes beside them. */
export const MAX_SITE_BYTES = 384 * 1024;
/** Bytes of the notes among them: the rest is room for ticks and figures, whoever writes notes (D71a). */
export const MAX_SITE_NOTES_BYTES = 128 * 1024;
export const MAX_SITE_NOTE = 200;
export const MAX_SITE_NAME = 80;
/** In volts. */
export const MAX_MEASURED_VOLTS = 1_000;
/** In MΩ: testers show no more. */
export const MAX_MEASURED_ISOLATION = 100_000;
export const MAX_MEASURED_MILLISECONDS = 10_000;

/** The last that there is, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;
/** A phone's clock may be ahead by so many milliseconds. */
const MAX_AHEAD = 24 * 60 * 60 * 1000;

const text = (letters: number) => v.pipe(v.string(), v.transform(plainText), v.maxLength(letters));
const measured = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));

/** What is written at a place, by the kind that its key begins with: at which places, and what. */
const KINDS = {
  /** A line of the mounting list, by its key: whether it is done. */
  tick: { place: /^[A-Z][1-9]\d{0,4}(\.[1-9]\d{0,4})?$/, value: v.boolean() },
  /** At a feed, and at the last lamp of a zone. */
  volts: { place: /^[FZ][1-9]\d{0,3}$/, value: measured(MAX_MEASURED_VOLTS) },
  /** Of the circuit of a supply, in MΩ. */
  isolation: { place: /^S[1-9]\d{0,3}$/, value: measured(MAX_MEASURED_ISOLATION) },
  /** Functional test of a zone: whether it is passed. */
  functional: { place: /^Z[1-9]\d{0,3}$/, value: v.nullable(v.boolean()) },
  /** Trip time of the RCD of a supply, in ms. */
  rcd: { place: /^S[1-9]\d{0,3}$/, value: measured(MAX_MEASURED_MILLISECONDS) },
  /** Polarity test at a feed: whether it is passed. */
  polarity: { place: /^F[1-9]\d{0,3}$/, value: v.nullable(v.boolean()) },
  /** On a zone. */
  note: { place: /^Z[1-9]\d{0,3}$/, value: text(MAX_SITE_NOTE) },
  /** Of who measured. */
  name: { place: /^by$/, value: text(MAX_SITE_NAME) },
};
export type SiteKind = keyof typeof KINDS;

const isSiteKind = (kind: string): kind is SiteKind => Object.hasOwn(KINDS, kind);

/** @param place as on the drawing: L4, F1, Z2, S1 */
export const siteKey = (kind: SiteKind, place: string): string => `${kind}.${place}`;

/** Who measured, once for all of a record. */
export const NAME_KEY = siteKey('name', 'by');

/** Of a key that is none: null. */
export function kindOfSiteKey(key: string): SiteKind | null {
  const end = key.indexOf('.');
  const kind = key.slice(0, end);
  return isSiteKind(kind) && KINDS[kind].place.test(key.slice(end + 1)) ? kind : null;
}

/** An entry as it is sent and kept. */
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
    addIssue({ message: `Must have a value that fits ${entry.key}: ${read.issues[0].message}` });
    return NEVER;
  }),
);

/** What a phone sends of what was done on the site since it sent last, and what is answered (D72). */
export const siteEntriesSchema = v.strictObject({
  entries: v.pipe(v.array(siteEntrySchema), v.maxLength(MAX_SITE_ENTRIES)),
});
export type SiteEntries = v.InferOutput<typeof siteEntriesSchema>;

/** Orders values of one moment: done after undone, the greater number, the later text; what is written after nothing. */
const RANKS = ['object', 'boolean', 'number', 'string'];

function isGreater(one: SiteValue, other: SiteValue): boolean {
  if (typeof one !== typeof other) return RANKS.indexOf(typeof one) > RANKS.indexOf(typeof other);
  return one !== null && other !== null && one > other;
}

/** Whether an entry holds against another of its key: the later one; of one moment 'done', and the greater value. */
export const holdsAgainst = (one: SiteEntry, other: SiteEntry | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && isGreater(one.value, other.value));

/**
 * Two records as one (D72). Whatever is merged with whatever, how often and in which order, comes to the same: all phones
 * and the service end with one list.
 */
export function mergeSite(record: SiteRecord, entries: Iterable<SiteEntry>): SiteRecord {
  const merged = new Map(record);
  for (const entry of entries) if (holdsAgainst(entry, merged.get(entry.key))) merged.set(entry.key, entry);
  return merged;
}

export const siteRecord = (entries: Iterable<SiteEntry>): SiteRecord => mergeSite(new Map(), entries);

/** A time as the service takes it: a clock that is days ahead must not hold against all that is done meanwhile. */
export const withinClock = (entry: SiteEntry, now: number): SiteEntry =>
  entry.at > now + MAX_AHEAD ? { ...entry, at: now + MAX_AHEAD } : entry;

/** Header with the time of a phone's clock as it sends, in milliseconds since 1970. */
export const CLOCK_HEADER = 'x-client-time';
/** A clock that differs less is taken as it is, in milliseconds. */
export const CLOCK_TOLERANCE = 2 * 60_000;

/**
 * An entry by the clock of the service: a phone whose clock is days off would lose what is done on it, or hold it against
 * all that others do.
 * @param clock of the phone at this moment; null: it is not told
 */
export function byClockOf(entry: SiteEntry, clock: number | null, now: number): SiteEntry {
  if (clock === null || entry.at === 0 || Math.abs(clock - now) <= CLOCK_TOLERANCE) return entry;
  return { ...entry, at: Math.max(1, Math.min(now, entry.at + now - clock)) };
}

/**
 * What is done now by somebody who sees the record: it holds against what they see, also where their clock is behind the
 * one that wrote that.
 */
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

/** A record in which nothing is ticked, measured or written; it holds against what phones still have. */
export const emptiedSite = (record: SiteRecord, now: number): SiteRecord =>
  new Map(
    [...record].map(([key, entry]) => {
      const value = emptyAt(key);
      return [key, entry.value === value ? entry : entryNow(record, key, value, now)];
    }),
  );

export const isTicked = (record: SiteRecord, line: string): boolean =>
  record.get(siteKey('tick', line))?.value === true;

/** What was measured at a place; null where nothing was. */
export function measuredAt(record: SiteRecord, key: string): number | null {
  const value = record.get(key)?.value;
  return typeof value === 'number' ? value : null;
}

/** Whether a test is passed; null: not tested. */
export function testedAt(record: SiteRecord, key: string): boolean | null {
  const value = record.get(key)?.value;
  return typeof value === 'boolean' ? value : null;
}

/** What was written at a place; empty where nothing was. */
export function writtenAt(record: SiteRecord, key: string): string {
  const value = record.get(key)?.value;
  return typeof value === 'string' ? value : '';
}

/** Whether somebody may be named in it: in a note, or as who measured. */
export const namesSomebody = (entry: SiteEntry): boolean =>
  typeof entry.value === 'string' && entry.value !== '';
