import { setImmediate } from 'node:timers/promises';
import type { DocumentStore } from '../documents/documentStore.ts';
import { shownSettings } from '../settings/readSettings.ts';
import { numberedAlongside, workRowOf } from './numberOrder.ts';

const BATCH_SIZE = 50;

/** Numbers orders of older versions, oldest first, each in its own month; continues after an interruption. */
export async function numberOldOrders(store: DocumentStore): Promise<void> {
  const { orders } = await shownSettings(store);
  for (let isOver = false; !isOver; await setImmediate())
    isOver = await store.transaction(async (within) => {
      const old = await within.db
        .selectFrom('documents')
        .select('id')
        .where('collection', '=', 'reflinksdownload')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orderWork').select('orderWork.id').whereRef('orderWork.id', '=', 'documents.id'),
            ),
          ),
        )
        .orderBy('createdAt')
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute();
      for (const { id } of old) {
        const order = await within.get('reflinksdownload', id);
        const row = workRowOf(order, { id, createdAt: new Date(order.createdAt) });
        await numberedAlongside(row, orders.numberPattern).inTurn(within.db);
      }
      return old.length < BATCH_SIZE;
    });
}
