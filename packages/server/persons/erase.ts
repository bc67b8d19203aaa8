import type { OrderRecord } from '@lumitor/domain/order/record';
import { indexValue } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';

/**
 * Forgets a person: their e-mails go, and their address leaves the orders they saved, which stay as
 * they are otherwise. All of it or nothing.
 */
export async function erasePerson(
  store: DocumentStore,
  email: string,
): Promise<{ emails: number; orders: number }> {
  return store.transaction(async (within) => {
    const having = (field: string) => ({ where: [{ field, value: indexValue(email) }] });
    const emails = await within.list('emails', having('email'));
    for (const { id } of emails) await within.remove('emails', id);
    const orders = await within.list('reflinksdownload', having('data.email'));
    for (const order of orders) {
      const { email: _, ...data } = (order as unknown as OrderRecord).data;
      await within.update('reflinksdownload', order.id, { data });
    }
    return { emails: emails.length, orders: orders.length };
  });
}
