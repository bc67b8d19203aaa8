import { siteKeysOf } from '@lumitor/domain/lists/siteKeys';
import { shownOrder } from '@lumitor/domain/order/shownOrder';
import {
  byClockOf,
  emptiedSite,
  kindOfSiteKey,
  MAX_SITE_BYTES,
  MAX_SITE_ENTRIES,
  MAX_SITE_NOTES_BYTES,
  mergeSite,
  type SiteEntry,
  type SiteRecord,
  siteRecord,
  withinClock,
} from '@lumitor/domain/order/site';
import type { Bytes, Ms } from '@lumitor/domain/units';
import { lockName } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notFound, refused } from '../refusal/refused.ts';

export async function readSite(db: Db, orderId: string): Promise<SiteRecord> {
  const row = await db
    .selectFrom('orderWork')
    .leftJoin('siteRecords', 'siteRecords.orderId', 'orderWork.id')
    .select('body')
    .where('orderWork.id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw notFound(`Order ${orderId} not found.`);
  // Parsed and merged when written.
  return siteRecord(JSON.parse(row.body ?? '[]'));
}

const bytesOf = (entries: Iterable<SiteEntry>): Bytes => Buffer.byteLength(JSON.stringify([...entries]));
const isNote = ({ value }: SiteEntry): boolean => typeof value === 'string';
const notesIn = (record: SiteRecord): SiteEntry[] => [...record.values()].filter(isNote);

const isTooLong = (record: SiteRecord, share = 1): boolean =>
  record.size > MAX_SITE_ENTRIES * share ||
  bytesOf(record.values()) > MAX_SITE_BYTES * share ||
  bytesOf(notesIn(record)) > MAX_SITE_NOTES_BYTES * share;

const tooLong = () =>
  refused(
    413,
    'too-large',
    `The site record is limited to ${MAX_SITE_ENTRIES} entries and ${MAX_SITE_NOTES_BYTES / 1024} kB of notes. Shorten the notes.`,
  );

/** Call within a transaction; writes only if entries changed. */
export async function changeSite(
  { db }: DocumentStore,
  orderId: string,
  change: (record: SiteRecord) => SiteRecord,
): Promise<Record<'before' | 'after', SiteRecord>> {
  await lockName(db, `site ${orderId}`);
  const before = await readSite(db, orderId);
  const after = change(before);
  const isSame = after.size === before.size && [...after].every(([key, entry]) => before.get(key) === entry);
  if (isSame) return { before, after };
  // Notes may not use the room of ticks and measurements.
  const hasGrown = bytesOf(notesIn(after)) > bytesOf(notesIn(before)) || after.size > before.size;
  if (hasGrown && isTooLong(after)) throw tooLong();
  const body = JSON.stringify([...after.values()]);
  await db
    .insertInto('siteRecords')
    .values({ orderId, body })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet({ body }))
    .execute();
  return { before, after };
}

/** Beyond this share of the limits, only lines of the order are stored. */
const FILLING = 0.5;

/** Deriving the keys of a large order is slow. */
const knownKeys = new Map<string, ReadonlySet<string>>();
const MAX_KNOWN = 20;

/** Null if the keys cannot be derived. */
async function keysOf(store: DocumentStore, id: string): Promise<ReadonlySet<string> | null> {
  const known = knownKeys.get(id);
  if (known) return known;
  const { order, data } = await store.get('reflinksdownload', id);
  const page = shownOrder({ order, data });
  const keys = page && siteKeysOf(page);
  if (keys) knownKeys.set(id, keys);
  for (const oldest of knownKeys.keys()) if (knownKeys.size > MAX_KNOWN) knownKeys.delete(oldest);
  return keys;
}

const within = (record: SiteRecord, keys: ReadonlySet<string> | null): SiteRecord =>
  keys ? new Map([...record].filter(([key]) => keys.has(key))) : record;

const announceSite = (store: DocumentStore, orderId: string, isListed: boolean): void =>
  store.announce({
    collections: new Set(isListed ? (['reflinksdownload'] as const) : []),
    versions: {},
    isOwn: true,
    added: [],
    sites: [orderId],
  });

/** For records filled by strangers (D71a). */
export async function clearSite(store: DocumentStore, orderId: string): Promise<void> {
  const keys = await keysOf(store, orderId);
  await store.transaction((transaction) =>
    changeSite(transaction, orderId, (record) => emptiedSite(within(record, keys), Date.now())),
  );
  announceSite(store, orderId, true);
}

/**
 * Merges entries of a phone into the site record, where the later entry of a key wins (D58a).
 * @param clock current time of the phone, which corrects its entries; null: unknown
 */
export async function writeOnSite(
  store: DocumentStore,
  orderId: string,
  sent: readonly SiteEntry[],
  clock: Ms | null = null,
): Promise<SiteEntry[]> {
  const now = Date.now();
  const entries = sent.map((entry) => withinClock(byClockOf(entry, clock, now), now));
  // Strangers with the link can invent keys; a full record drops these.
  const isFilling = isTooLong(mergeSite(await readSite(store.db, orderId), entries), FILLING);
  const lines = isFilling ? await keysOf(store, orderId) : null;
  const { before, after } = await store.transaction((transaction) =>
    changeSite(transaction, orderId, (record) => within(mergeSite(record, entries), lines)),
  );
  const keys = [...new Set(entries.map(({ key }) => key))];
  const changed = keys.filter((key) => after.get(key) !== before.get(key));
  // Ticks do not refresh lists of orders.
  const isMeasured = changed.some((key) => kindOfSiteKey(key) !== 'tick');
  if (changed.length > 0) announceSite(store, orderId, isMeasured);
  return keys.flatMap((key) => after.get(key) ?? []);
}
