import type { OrderAct, UnsentOrder } from '@lumitor/domain/order/orderWork';
import type { Db, OrderWorkRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { invalid, notFound, refused } from '../refusal/refused.ts';
import { sentOffers } from './countOffer.ts';
import { addOrderEvent, type EventContent } from './orderEvents.ts';
import { assignees } from './orderWork.ts';
import { latestOf, revisionsOf } from './revisions.ts';

function eventOf(
  act: OrderAct,
  { status, assignee }: Pick<OrderWorkRow, 'status' | 'assignee'>,
): EventContent | null {
  if (act.kind === 'note') return { kind: 'note', data: { text: act.text } };
  if (act.kind === 'status')
    return act.status === status
      ? null
      : ({ kind: 'status', data: { from: status, to: act.status } } as EventContent);
  return act.assignee === assignee ? null : { kind: 'assignee', data: { from: assignee, to: act.assignee } };
}

async function unsentOf(db: Db, rows: readonly OrderWorkRow[]): Promise<UnsentOrder[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const sent = await sentOffers(
    db,
    rows.map(({ id, firstId }) => firstId || id),
  );
  const made = await db
    .selectFrom('offers')
    .select(['orderId', ({ fn }) => fn.max('position').as('position')])
    .where('orderId', 'in', ids)
    .groupBy('orderId')
    .execute();
  return rows.flatMap(({ id, firstId, number }) => {
    const position = made.find(({ orderId }) => orderId === id)?.position ?? null;
    const isSent = sent.some((one) => one.orderId === (firstId || id) && one.position === position);
    return isSent ? [] : [{ number, position }];
  });
}

/** Requires confirmation before orders without a sent offer are marked as won (D61). */
async function confirmWon(db: Db, act: OrderAct, rows: readonly OrderWorkRow[]): Promise<void> {
  if (act.kind !== 'status' || act.status !== 'won' || act.isUnsentMeant) return;
  const unsent = await unsentOf(
    db,
    rows.filter(({ status }) => status !== 'won'),
  );
  if (unsent.length === 0) return;
  const numbers = unsent.map(({ number }) => number).join(', ');
  throw refused(
    409,
    'never-sent',
    `The last offer was never sent: ${numbers}. Send it, or repeat the request with isUnsentMeant.`,
    { field: 'isUnsentMeant', unsent },
  );
}

/** An act on any revision applies to its order, once (D76). */
async function latestRevisions(db: Db, rows: readonly OrderWorkRow[]): Promise<OrderWorkRow[]> {
  const orders = new Map<string, OrderWorkRow>();
  for (const row of rows) {
    const latest = row.isLatest === 1 ? row : (latestOf(await revisionsOf(db, row.id)) ?? row);
    orders.set(latest.id, latest);
  }
  return [...orders.values()];
}

export async function actOnOrders(
  { store, outbox }: { store: DocumentStore; outbox: Outbox },
  act: OrderAct,
  by: string,
): Promise<void> {
  await store.transaction(async (within) => {
    const { db } = within;
    if (act.kind === 'assignee' && act.assignee && !(await assignees(db)).includes(act.assignee))
      throw invalid(`${act.assignee} has no account with permission for orders. Choose another.`, 'assignee');
    const ids = [...new Set(act.ids)];
    const rows = await db.selectFrom('orderWork').selectAll().where('id', 'in', ids).execute();
    const missing = ids.find((id) => !rows.some((row) => row.id === id));
    if (missing) throw notFound(`Order ${missing} not found.`);
    const orders = await latestRevisions(db, rows);
    await confirmWon(db, act, orders);
    for (const { id, firstId, ...row } of orders) {
      const first = firstId || id;
      const reported = eventOf(act, row);
      const event = { id: `${act.key}.${first}`, orderId: first, by };
      if (!reported || !(await addOrderEvent(db, event, reported)) || act.kind === 'note') continue;
      const change = act.kind === 'status' ? { status: act.status } : { assignee: act.assignee };
      await db
        .updateTable('orderWork')
        .set(change)
        .where(({ or, eb }) => or([eb('id', '=', first), eb('firstId', '=', first)]))
        .execute();
      if (act.kind === 'status') await outbox.queueWebhook(db, 'order.status', id);
    }
    within.touch('reflinksdownload');
  });
}
