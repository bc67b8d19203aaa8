import type { Db } from '../database/schema.ts';
import type { OrderEvent } from './orderEvent.ts';
import type { KeptMail } from './outbox.ts';
import { drop } from './queue.ts';

/**
 * Takes the name of a project from what waits about its order: the webhook is told without it, and a mail that says it
 * is not sent. An offer that was made goes: the name is not in it.
 */
export async function forgetName(db: Db, { id: orderId, name }: { id: string; name: string }): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload'])
    .where('orderId', '=', orderId)
    .where('payload', 'is not', null)
    .execute();
  for (const { id, kind, payload } of rows) {
    const waiting: unknown = JSON.parse(payload ?? '');
    if (kind === 'webhook') {
      const event = waiting as OrderEvent;
      const told = { ...event, order: { ...event.order, name: '' } };
      await db
        .updateTable('outbox')
        .set({ payload: JSON.stringify(told) })
        .where('id', '=', id)
        .execute();
    } else {
      const { text, pdf } = waiting as KeptMail;
      if (pdf?.offer === undefined && text.includes(name)) await drop(db, id);
    }
  }
}
