import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** Orders are read so many at a time. */
const AT_ONCE = 200;

/** Złoty for a euro, where an order knows no rate. */
const USUAL = 4.25;

/** The rate that an order was priced by; null where it knew none. */
const rateIn = (body: string): number | null =>
  (JSON.parse(body) as { data?: { euroRate?: number | null } }).data?.euroRate || null;

/** Orders in different currencies are sorted by their worth, each by its own rate. */
export const orderRates: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Db;
    const number = engineOf(db) === 'postgres' ? sql`double precision` : ('real' as const);
    await db.schema
      .alterTable('orderWork')
      .addColumn('rate', number, (column) => column.notNull().defaultTo(1))
      .execute();
    for (let after = '', isOver = false; !isOver; ) {
      const orders = await db
        .selectFrom('orderWork')
        .innerJoin('documents', 'documents.id', 'orderWork.id')
        .select(['orderWork.id', 'body'])
        .where('documents.collection', '=', 'reflinksdownload')
        .where('currency', '=', 'EUR')
        .where('orderWork.id', '>', after)
        .orderBy('orderWork.id')
        .limit(AT_ONCE)
        .execute();
      for (const { id, body } of orders)
        await db
          .updateTable('orderWork')
          .set({ rate: rateIn(body) ?? USUAL })
          .where('id', '=', id)
          .execute();
      after = orders.at(-1)?.id ?? '';
      isOver = orders.length < AT_ONCE;
    }
  },
};
