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
import { lockName } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notFound, refused } from '../refusal/refused.ts';

/** What was done on the site of an order (D58a). */
export async function readSite(db: Db, orderId: string): Promise<SiteRecord> {
  const row = await db
    .selectFrom('orderWork')
    .leftJoin('siteRecords', 'siteRecords.orderId', 'orderWork.id')
    .select('body')
    .where('orderWork.id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw notFound(`There is no order ${orderId}.`);
  // Whatever is stored has been read and merged here before.
  return siteRecord(JSON.parse(row.body ?? '[]'));
}

const bytesOf = (entries: Iterable<SiteEntry>): number => Buffer.byteLength(JSON.stringify([...entries]));
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
    `An order keeps ${MAX_SITE_ENTRIES} entries of its site, and notes of ${MAX_SITE_NOTES_BYTES / 1024} kB. Shorten the notes.`,
  );

/** Changes a site record within a transaction, one after the other; where nothing changes nothing is written. */
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
  // Room that is left over by notes is not taken from ticks and figures.
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

/** Share of the bounds from which only lines of the order are kept. */
const FILLING = 0.5;

/** Keys of the orders whose records were looked at last: those of a large one take their time. */
const knownKeys = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 20;

/** What can be done on the site of an order, by key; null where that cannot be told. */
async function keysOf(store: DocumentStore, id: string): Promise<ReadonlySet<string> | null> {
  const known = knownKeys.get(id);
  if (known) return known;
  const { order, data } = await store.get('reflinksdownload', id);
  const page = shownOrder({ order, data });
  const keys = page && siteKeysOf(page);
  if (keys) knownKeys.set(id, keys);
  for (const oldest of knownKeys.keys()) if (knownKeys.size > MOST_KNOWN) knownKeys.delete(oldest);
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

/** Takes back all that was done on the site of an order: the shop's command where strangers have filled it (D71a). */
export async function clearSite(store: DocumentStore, orderId: string): Promise<void> {
  const keys = await keysOf(store, orderId);
  await store.transaction((transaction) =>
    changeSite(transaction, orderId, (record) => emptiedSite(within(record, keys), Date.now())),
  );
  announceSite(store, orderId, true);
}

/**
 * Keeps what was done on the site with the order (D72). What is sent again changes nothing.
 * @param clock of the phone that sends, as it is now; null: not told
 * @returns what holds at the places that were sent: a later entry of another phone, or the one that was sent
 */
export async function writeOnSite(
  store: DocumentStore,
  orderId: string,
  sent: readonly SiteEntry[],
  clock: number | null = null,
): Promise<SiteEntry[]> {
  const now = Date.now();
  const entries = sent.map((entry) => withinClock(byClockOf(entry, clock, now), now));
  // Whoever has the link can invent keys: where these fill the record, they go.
  const isFilling = isTooLong(mergeSite(await readSite(store.db, orderId), entries), FILLING);
  const lines = isFilling ? await keysOf(store, orderId) : null;
  const { before, after } = await store.transaction((transaction) =>
    changeSite(transaction, orderId, (record) => within(mergeSite(record, entries), lines)),
  );
  const keys = [...new Set(entries.map(({ key }) => key))];
  const changed = keys.filter((key) => after.get(key) !== before.get(key));
  // Lists of orders are not read again with every tick.
  const isMeasured = changed.some((key) => kindOfSiteKey(key) !== 'tick');
  if (changed.length > 0) announceSite(store, orderId, isMeasured);
  return keys.flatMap((key) => after.get(key) ?? []);
}
