import { buyerLines, customerName } from '@lumitor/domain/customers/customer';
import type { Offer } from '@lumitor/domain/order/offer';
import type { OfferAnswer } from '@lumitor/domain/order/offerAnswer';
import type { OrderEvent, OrderLink, OrderWork } from '@lumitor/domain/order/orderWork';
import { mayWrite, roleNamed } from '@lumitor/domain/people/roles';
import type { Selectable } from 'kysely';
import { readCustomerRow } from '../customers/customerRow.ts';
import type { Db, OfferAnswerRow, OfferRow, OrderWorkRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notFound } from '../refusal/refused.ts';
import { offerFrom } from './countOffer.ts';
import { listedOrder } from './listOrders.ts';
import { firstIdOf, revisionsOf } from './revisions.ts';

export async function assignees(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('user')
    .select(['email', 'role'])
    .where('deactivatedAt', 'is', null)
    .orderBy('email')
    .execute();
  return accounts.filter(({ role }) => mayWrite(roleNamed(role), 'sales')).map(({ email }) => email);
}

/** @param position from 1, as in the URL */
export async function readOffer(db: Db, orderId: string, position: string): Promise<Offer> {
  const row = /^\d{1,4}$/.test(position)
    ? await db
        .selectFrom('offers')
        .selectAll()
        .where('orderId', '=', orderId)
        .where('position', '=', Number(position))
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound(`Offer ${position} of order ${orderId} not found.`);
  return offerFrom(row);
}

export const shownAnswer = ({
  kind,
  at,
  name,
  role,
  message,
  wording: words,
}: OfferAnswerRow): OfferAnswer => ({ kind, at, name, role, message, words });

const linkTo = ({ id, number, createdAt }: OrderLink): OrderLink => ({ id, number, createdAt });

const variantsOf = (db: Db, ids: readonly string[], first: string) =>
  db
    .selectFrom('orderWork')
    .select(['id', 'number', 'createdAt'])
    .where('revises', 'in', ids)
    .where(firstIdOf(), '<>', first)
    .orderBy('createdAt')
    .execute();

async function eventsOf(db: Db, ids: readonly string[]): Promise<OrderEvent[]> {
  const events = await db
    .selectFrom('orderEvents')
    .select(['id', 'at', 'by', 'kind', 'data'])
    .where('orderId', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return events.map((event) => ({ ...event, data: JSON.parse(event.data) }) as OrderEvent);
}

async function customerOf(store: DocumentStore, id: string): Promise<OrderWork['customer']> {
  const row = await store.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const customer = readCustomerRow(row);
  const { priceGroup } = customer;
  const group = priceGroup ? await store.find('priceGroups', priceGroup) : null;
  return { id, name: customerName(customer), buyer: buyerLines(customer), group };
}

async function answersTo(db: Db, ids: readonly string[]): Promise<OrderWork['answers']> {
  const rows = await db.selectFrom('offerAnswers').selectAll().where('orderId', 'in', ids).execute();
  return rows.map((row) => ({ ...shownAnswer(row), position: row.position }));
}

interface Shown {
  /** Address of the customer's page by the first revision; null for who may not offer. */
  offersLinkOf: (firstId: string) => string | null;
  hasCosts: boolean;
}

const NOTHING_MORE: Shown = { offersLinkOf: () => null, hasCosts: false };

const costsByPosition = (offers: readonly Selectable<OfferRow>[]): OrderWork['offerCosts'] =>
  Object.fromEntries(offers.flatMap(({ position, costs }) => (costs ? [[position, JSON.parse(costs)]] : [])));

export async function orderWork(
  store: DocumentStore,
  id: string,
  { offersLinkOf, hasCosts }: Shown = NOTHING_MORE,
): Promise<OrderWork> {
  const { db } = store;
  const revisions = await revisionsOf(db, id);
  const row = revisions.find((each): each is OrderWorkRow => each.id === id);
  if (!row) throw notFound(`Order ${id} not found.`);
  const ids = revisions.map((each) => each.id);
  const offers = await db
    .selectFrom('offers')
    .selectAll()
    .where('orderId', 'in', ids)
    .orderBy('position')
    .execute();
  const files = await db
    .selectFrom('orderFiles')
    .select(['id', 'at', 'by', 'name', 'bytes'])
    .where('orderId', 'in', ids)
    .orderBy('at', 'desc')
    .execute();
  const events = await eventsOf(db, ids);
  const isSent = events.some(({ kind }) => kind === 'offerSent');
  const former = offers.filter(({ orderId }) => orderId !== id).at(-1);
  const own = offers.filter(({ orderId }) => orderId === id);
  return {
    ...listedOrder(row),
    customer: await customerOf(store, row.customerId),
    events,
    offers: own.map(offerFrom),
    offerCosts: hasCosts ? costsByPosition(own) : null,
    formerOffer: former ? offerFrom(former) : null,
    answers: await answersTo(db, ids),
    offerLink: isSent ? offersLinkOf(row.firstId || row.id) : null,
    nextPosition: (offers.at(-1)?.position ?? 0) + 1,
    files,
    revisions: revisions.map(linkTo),
    variants: await variantsOf(db, ids, row.firstId || row.id),
    assignees: await assignees(db),
  };
}
