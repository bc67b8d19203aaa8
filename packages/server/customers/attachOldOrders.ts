import { setImmediate } from 'node:timers/promises';
import type { DocumentStore } from '../documents/documentStore.ts';
import { attachCustomer } from './findCustomer.ts';

const BATCH_SIZE = 50;

/** Orders that an instance of an older version saved during an upgrade; continues after an interruption. */
export async function attachOldOrders(store: DocumentStore): Promise<void> {
  for (let isOver = false; !isOver; await setImmediate())
    isOver = await store.transaction(async ({ db }) => {
      const old = await db
        .selectFrom('orderWork')
        .select(['id', 'email'])
        .where('customerId', '=', '')
        .where('email', '<>', '')
        .orderBy('createdAt')
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute();
      for (const { id, email } of old) await attachCustomer(db, id, { email });
      return old.length < BATCH_SIZE;
    });
}
