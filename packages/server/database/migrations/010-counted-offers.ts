import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** Orders are read so many at a time. */
const AT_ONCE = 200;

/** Of the offers of an order the one that it counts by: of those that were sent the last, else the last (D61). */
async function countOf(db: Db, orderId: string) {
  const sent = await db
    .selectFrom('orderEvents')
    .select(['at', 'data'])
    .where('orderId', '=', orderId)
    .where('kind', '=', 'offerSent')
    .orderBy('at')
    .execute();
  const sentAt = new Map<number, string>();
  for (const { at, data } of sent) {
    const { position } = JSON.parse(data);
    if (!sentAt.has(position)) sentAt.set(position, at);
  }
  const offers = db.selectFrom('offers').select(['position', 'body']).where('orderId', '=', orderId);
  const { position, body } = await (sentAt.size > 0
    ? offers.where('position', 'in', [...sentAt.keys()])
    : offers
  )
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { net, vat, gross, isIncomplete, validUntil } = JSON.parse(body);
  const counted = {
    position,
    net,
    vat,
    gross,
    isIncomplete,
    validUntil,
    sentAt: sentAt.get(position) ?? null,
  };
  await db
    .updateTable('orderWork')
    .set({ net, offer: JSON.stringify(counted) })
    .where('id', '=', orderId)
    .execute();
}

/** What an order is worth is what was offered for it, where something was. */
export const countedOffers: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Db;
    const isPostgres = engineOf(db) === 'postgres';
    const text = isPostgres ? sql`text collate "C"` : ('text' as const);
    await db.schema.alterTable('orderWork').addColumn('offer', text).execute();
    // Its integers end at 21 million; a double tells cents up to 90 million million.
    if (isPostgres) await sql`alter table "orderWork" alter column net type double precision`.execute(db);
    for (let after = '', isOver = false; !isOver; ) {
      const orders = await db
        .selectFrom('offers')
        .select('orderId')
        .distinct()
        .where('orderId', '>', after)
        .orderBy('orderId')
        .limit(AT_ONCE)
        .execute();
      for (const { orderId } of orders) await countOf(db, orderId);
      after = orders.at(-1)?.orderId ?? '';
      isOver = orders.length < AT_ONCE;
    }
  },
};
