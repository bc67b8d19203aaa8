import type { Customer, CustomerOffer, CustomerPage } from '@lumitor/domain/customers/customer';
import type { OrderSum } from '@lumitor/domain/order/orderWork';
import type { Db } from '../database/schema.ts';
import { offerFrom } from '../orders/countOffer.ts';
import { listedOrder } from '../orders/listOrders.ts';
import { notFound } from '../refusal/refused.ts';
import { hasCustomer, readCustomerRow } from './customerRow.ts';

/** Newest ones on the page. */
const MAX_SHOWN = 200;

export async function readCustomer(db: Db, id: string): Promise<Customer> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`Customer ${id} not found. It may have been merged or erased.`);
  return readCustomerRow(row);
}

async function offersOf(db: Db, id: string): Promise<CustomerOffer[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('orderWork', 'orderWork.id', 'offers.orderId')
    .selectAll('offers')
    .select('number')
    .where('customerId', '=', id)
    .where(hasCustomer)
    .orderBy('at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ number, ...row }) => {
    const { position, at, net, currency, validUntil } = offerFrom(row);
    return { orderId: row.orderId, number, position, at, net, currency, validUntil };
  });
}

async function enquiriesOf(db: Db, id: string): Promise<CustomerPage['enquiries']> {
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('orderWork', 'orderWork.id', 'enquiries.orderId')
    .leftJoin('sentProjects', 'sentProjects.enquiryId', 'enquiries.id')
    .select(['enquiries.id', 'enquiries.orderId', 'number', 'at', 'enquiries.name', 'phone', 'message'])
    .select('projectId')
    .where('enquiries.customerId', '=', id)
    .orderBy('at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ projectId, ...enquiry }) => ({ ...enquiry, hasProject: projectId !== null }));
}

async function sumsOf(db: Db, id: string): Promise<OrderSum[]> {
  const rows = await db
    .selectFrom('orderWork')
    .select(['currency', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.sum('net').as('net')])
    .where('customerId', '=', id)
    .where(hasCustomer)
    .where('isLatest', '=', 1)
    .groupBy('currency')
    .orderBy('currency', 'desc')
    .execute();
  return rows.map(({ currency, count, net }) => ({
    currency: currency as OrderSum['currency'],
    count: Number(count),
    net: Number(net),
  }));
}

export async function customerPage(db: Db, id: string): Promise<CustomerPage> {
  const customer = await readCustomer(db, id);
  const orders = await db
    .selectFrom('orderWork')
    .selectAll()
    .where('customerId', '=', id)
    .where(hasCustomer)
    .where('isLatest', '=', 1)
    .orderBy('createdAt', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return {
    customer,
    orders: orders.map(listedOrder),
    sums: await sumsOf(db, id),
    offers: await offersOf(db, id),
    enquiries: await enquiriesOf(db, id),
  };
}
