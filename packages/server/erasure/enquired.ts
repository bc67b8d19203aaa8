import { isSamePhone } from '@lumitor/domain/order/enquiry';
import type { Db, EnquiryRow } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { firstIdOf, firstRevision } from '../orders/revisions.ts';
import { drop } from '../outbox/queue.ts';
import { areaOfUnsent } from '../outbox/unsent.ts';

/** Either e-mail or phone; the other one is empty. */
export interface Person {
  address: string;
  phone: string;
}

export type Enquired = Pick<EnquiryRow, 'id' | 'orderId' | 'email' | 'phone'>;

/** Includes enquiries by phone alone if given with the e-mail elsewhere. */
export async function enquiriesOf(db: Db, { address, phone }: Person): Promise<Enquired[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'orderId', 'email', 'phone'])
    .where(({ eb, and, or }) =>
      or([eb('phone', '<>', ''), ...(address ? [and([eb('email', '=', address)])] : [])]),
    )
    .execute();
  if (!address) return rows.filter((row) => isSamePhone(row.phone, phone));
  const theirs = rows.filter(({ email }) => email === address);
  const phones = [...new Set(theirs.map((row) => row.phone).filter(Boolean))];
  const isByTheirPhone = (row: Enquired) => phones.some((each) => isSamePhone(row.phone, each));
  return [...theirs, ...rows.filter((row) => row.email === '' && isByTheirPhone(row))];
}

export function contactsByOrder(enquired: readonly Enquired[]): Map<string, string[]> {
  const reported = new Map<string, string[]>();
  for (const { orderId, email, phone } of enquired)
    reported.set(orderId, [...(reported.get(orderId) ?? []), ...[email, phone].filter(Boolean)]);
  return reported;
}

export async function eraseEnquiries(
  { db }: DocumentStore,
  { address }: Person,
  enquired: readonly Enquired[],
): Promise<void> {
  // The first revision stores events.
  const byFirstRevision: Enquired[] = [];
  for (const each of enquired) {
    const orderId = await firstRevision(db, each.orderId);
    if (orderId !== each.orderId) byFirstRevision.push({ ...each, orderId });
  }
  const reported = contactsByOrder([...enquired, ...byFirstRevision]);
  const isTheirs = (text: string | null, orderId: string | null) =>
    [address, ...(reported.get(orderId ?? '') ?? [])].some((each) => each && indexValue(text).includes(each));
  const unsent = await db
    .selectFrom('outbox')
    .select(['id', 'orderId', 'payload'])
    .where('kind', '=', 'mail')
    .where('payload', 'is not', null)
    .execute();
  for (const { id, orderId, payload } of unsent)
    if (isTheirs(payload, orderId) && (await areaOfUnsent(db, id)) === 'sales') await drop(db, id);
  const sent = await db
    .selectFrom('orderEvents')
    .select(['id', 'orderId', 'data'])
    .where('kind', '=', 'offerSent')
    .execute();
  for (const { id, orderId, data } of sent)
    if (isTheirs(data, orderId))
      await db
        .updateTable('orderEvents')
        .set({ data: JSON.stringify({ ...JSON.parse(data), to: '' }) })
        .where('id', '=', id)
        .execute();
  if (address) await db.updateTable('orderWork').set({ email: '' }).where('email', '=', address).execute();
  for (const { id, orderId, email } of enquired) {
    await db
      .updateTable('orderWork')
      .set({ email: '' })
      .where(firstIdOf(), '=', await firstRevision(db, orderId))
      .where('email', '=', email)
      .execute();
    await db.deleteFrom('enquiries').where('id', '=', id).execute();
  }
}
