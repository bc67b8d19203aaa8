import type { Db } from '../database/schema.ts';
import type { WebhookOrderEvent } from './orderEvent.ts';
import type { StoredMail } from './outbox.ts';
import { drop } from './queue.ts';

/** Webhook events lose the erased plan name; mails that contain it are dropped. */
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
      const event = waiting as WebhookOrderEvent;
      const reported = { ...event, order: { ...event.order, name: '' } };
      await db
        .updateTable('outbox')
        .set({ payload: JSON.stringify(reported) })
        .where('id', '=', id)
        .execute();
    } else {
      const { text, pdf } = waiting as StoredMail;
      if (pdf?.offer === undefined && text.includes(name)) await drop(db, id);
    }
  }
}
