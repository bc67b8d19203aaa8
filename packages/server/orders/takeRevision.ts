import type { DocumentStore } from '../documents/documentStore.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { notFound, refused } from '../refusal/refused.ts';
import { addOrderEvent } from './orderEvents.ts';
import { countLatest, firstIdOf, firstRevision, lastPosition, nextRevision } from './revisions.ts';

/** Its former number still finds the order (D76). */
export async function takeRevision(
  { store, outbox }: { store: DocumentStore; outbox: Outbox },
  { id, key }: { id: string; key: string },
  by: string,
): Promise<void> {
  await store.transaction(async (within) => {
    const { db } = within;
    const row = await db.selectFrom('orderWork').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound(`Order ${id} not found.`);
    if (!row.revises || row.firstId) return;
    if ((await firstRevision(db, row.revises)) === id) return;
    const own = await db.selectFrom('orderWork').select('id').where('firstId', '=', id).executeTakeFirst();
    if (own || (await lastPosition(db, [id])) > 0)
      throw refused(
        409,
        'order-begun',
        `${row.number} already has offers or revisions of its own. Continue with it as a separate order, or delete it.`,
      );
    const inherited = await nextRevision(db, row.revises);
    if (!inherited) throw notFound(`The original order of ${row.number} was deleted.`);
    const { firstId } = inherited;
    const enquiredAt =
      [inherited.enquiredAt, row.enquiredAt]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null;
    const taken = {
      ...inherited,
      revises: row.revises,
      isLatest: 1,
      enquiredAt,
      email: row.email || inherited.email,
      words: `${row.words}\n${row.number.toLowerCase()}`,
    };
    await db.updateTable('orderWork').set(taken).where('id', '=', id).execute();
    await countLatest(db, { firstId, id });
    await db.updateTable('orderWork').set({ enquiredAt }).where(firstIdOf(), '=', firstId).execute();
    await db.updateTable('orderEvents').set({ orderId: firstId }).where('orderId', '=', id).execute();
    const data = { number: inherited.number, net: row.net };
    await addOrderEvent(db, { id: key, orderId: firstId, by }, { kind: 'revised', data });
    await outbox.queueWebhook(db, 'order.revised', id);
    within.touch('reflinksdownload');
  });
}
