import type { Offer } from '@lumitor/domain/order/offer';
import type { OrderEvent, OrderWork } from '@lumitor/domain/order/orderWork';
import { mayWrite, roleNamed } from '@lumitor/domain/people/roles';
import type { Db } from '../database/schema.ts';
import { notFound } from '../refusal/refused.ts';
import { offerFrom } from './countOffer.ts';
import { listedOrder } from './listOrders.ts';

/** E-mails of those who can be given an order. */
export async function assignees(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('user')
    .select(['email', 'role'])
    .where('deactivatedAt', 'is', null)
    .orderBy('email')
    .execute();
  return accounts.filter(({ role }) => mayWrite(roleNamed(role), 'sales')).map(({ email }) => email);
}

/** An offer as it was made. @param position from 1, as it stands in an address */
export async function readOffer(db: Db, orderId: string, position: string): Promise<Offer> {
  const row = /^\d{1,4}$/.test(position)
    ? await db
        .selectFrom('offers')
        .selectAll()
        .where('orderId', '=', orderId)
        .where('position', '=', Number(position))
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound(`There is no offer ${position} for order ${orderId}.`);
  return offerFrom(row);
}

/** All that the shop has of an order beside the order itself, the newest events first. */
export async function orderWork(db: Db, id: string): Promise<OrderWork> {
  const row = await db.selectFrom('orderWork').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`There is no order ${id}.`);
  const events = await db
    .selectFrom('orderEvents')
    .select(['id', 'at', 'by', 'kind', 'data'])
    .where('orderId', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const offers = await db
    .selectFrom('offers')
    .selectAll()
    .where('orderId', '=', id)
    .orderBy('position')
    .execute();
  const files = await db
    .selectFrom('orderFiles')
    .select(['id', 'at', 'by', 'name', 'bytes'])
    .where('orderId', '=', id)
    .orderBy('at', 'desc')
    .execute();
  const revisions = await db
    .selectFrom('orderWork')
    .select(['id', 'number', 'createdAt'])
    .where('revises', '=', id)
    .orderBy('createdAt')
    .execute();
  return {
    ...listedOrder(row),
    events: events.map((event) => ({ ...event, data: JSON.parse(event.data) }) as OrderEvent),
    offers: offers.map(offerFrom),
    files,
    revisions,
    assignees: await assignees(db),
  };
}
