import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

const PAGE_SIZE = 200;

/** Last sent offer, else the last offer (D61). */
async function storeCountedOffer(db: Db, orderId: string) {
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

export const countedOffers: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Db;
    const isPostgres = engineOf(db) === 'postgres';
    const text = isPostgres ? sql`text collate "C"` : ('text' as const);
    await db.schema.alterTable('orderWork').addColumn('offer', text).execute();
    // PostgreSQL's integers end at 21 million in cents; doubles are exact far beyond.
    if (isPostgres) await sql`alter table "orderWork" alter column net type double precision`.execute(db);
    for (let after = '', isOver = false; !isOver; ) {
      const orders = await db
        .selectFrom('offers')
        .select('orderId')
        .distinct()
        .where('orderId', '>', after)
        .orderBy('orderId')
        .limit(PAGE_SIZE)
        .execute();
      for (const { orderId } of orders) await storeCountedOffer(db, orderId);
      after = orders.at(-1)?.orderId ?? '';
      isOver = orders.length < PAGE_SIZE;
    }
  },
};
