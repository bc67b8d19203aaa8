import {
  kindOfSiteKey,
  MAX_SITE_BYTES,
  MAX_SITE_ENTRIES,
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
  const body = JSON.stringify([...after.values()]);
  if (after.size > MAX_SITE_ENTRIES || Buffer.byteLength(body) > MAX_SITE_BYTES)
    throw refused(
      413,
      'too-large',
      `An order keeps ${MAX_SITE_ENTRIES} entries of its site, of ${MAX_SITE_BYTES / 1024} kB. Shorten the notes.`,
    );
  await db
    .insertInto('siteRecords')
    .values({ orderId, body })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet({ body }))
    .execute();
  return { before, after };
}

/**
 * Keeps what was done on the site with the order (D72). What is sent again changes nothing.
 * @returns what holds at the places that were sent: a later entry of another phone, or the one that was sent
 */
export async function writeOnSite(
  store: DocumentStore,
  orderId: string,
  sent: readonly SiteEntry[],
): Promise<SiteEntry[]> {
  const now = Date.now();
  const entries = sent.map((entry) => withinClock(entry, now));
  const { before, after } = await store.transaction((within) =>
    changeSite(within, orderId, (record) => mergeSite(record, entries)),
  );
  const keys = [...new Set(entries.map(({ key }) => key))];
  const changed = keys.filter((key) => after.get(key) !== before.get(key));
  // Lists of orders are not read again with every tick.
  const isMeasured = changed.some((key) => kindOfSiteKey(key) !== 'tick');
  if (changed.length > 0)
    store.announce({
      collections: new Set(isMeasured ? (['reflinksdownload'] as const) : []),
      versions: {},
      isOwn: true,
      added: [],
      sites: [orderId],
    });
  return keys.flatMap((key) => after.get(key) ?? []);
}
