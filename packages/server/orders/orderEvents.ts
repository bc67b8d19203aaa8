import type { OrderEvent } from '@lumitor/domain/order/orderWork';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import { firstRevision } from './revisions.ts';

export type EventContent = Pick<OrderEvent, 'kind' | 'data'>;

/** Stored under the first revision (D76). @returns false if already stored */
export async function addOrderEvent(
  db: Db,
  { id, orderId, by }: { id: string; orderId: string; by: string },
  { kind, data }: EventContent,
): Promise<boolean> {
  const words = kind === 'note' && 'text' in data ? indexValue(data.text) : '';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('orderEvents')
    .values({
      id,
      orderId: await firstRevision(db, orderId),
      at: new Date().toISOString(),
      by,
      kind,
      data: JSON.stringify(data),
      words,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
