import type { InvoiceSource } from '@lumitor/domain/invoice/invoice';
import { readCustomerRow } from '../customers/customerRow.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { ExchangeRate } from '../exchange-rate/exchangeRate.ts';
import { notFound } from '../refusal/refused.ts';

async function euroOf(exchangeRate: ExchangeRate): Promise<InvoiceSource['euro']> {
  const answer = await exchangeRate.current();
  const [newest] = answer?.rates ?? [];
  return newest ? { rate: newest.mid, table: newest.no, date: newest.effectiveDate } : null;
}

/** Customer of an invoice, and the euro rate for amounts in euro (D76b). */
export async function invoiceSource(
  { store: { db }, exchangeRate }: { store: DocumentStore; exchangeRate: ExchangeRate },
  id: string,
): Promise<InvoiceSource> {
  const order = await db
    .selectFrom('orderWork')
    .select(['customerId', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw notFound(`Order ${id} not found.`);
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', order.customerId)
    .executeTakeFirst();
  const euro = order.currency === 'EUR' ? await euroOf(exchangeRate) : null;
  if (!row) return { customer: null, euro };
  const { name, firm, emails, phones, billing, delivery, taxNumber } = readCustomerRow(row);
  return { customer: { id: row.id, name, firm, emails, phones, billing, delivery, taxNumber }, euro };
}
