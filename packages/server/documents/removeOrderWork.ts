import type { Db } from '../database/schema.ts';

/** What the shop did with an order goes with it; its files are left to the sweep. */
export async function removeOrderWork(db: Db, id: string): Promise<void> {
  const files = await db.selectFrom('orderFiles').select('path').where('orderId', '=', id).execute();
  const at = new Date().toISOString();
  if (files.length > 0)
    await db
      .insertInto('discardedFiles')
      .values(files.map(({ path }) => ({ url: `/files/${path}`, at })))
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute();
  await db.deleteFrom('orderWork').where('id', '=', id).execute();
}
