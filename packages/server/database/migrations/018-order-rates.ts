import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

const PAGE_SIZE = 200;

/** Złoty per euro for orders without a rate. */
const USUAL_RATE = 4.25;

const rateIn = (body: string): number | null =>
  (JSON.parse(body) as { data?: { euroRate?: number | null } }).data?.euroRate || null;

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
        .limit(PAGE_SIZE)
        .execute();
      for (const { id, body } of orders)
        await db
          .updateTable('orderWork')
          .set({ rate: rateIn(body) ?? USUAL_RATE })
          .where('id', '=', id)
          .execute();
      after = orders.at(-1)?.id ?? '';
      isOver = orders.length < PAGE_SIZE;
    }
  },
};
