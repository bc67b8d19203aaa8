import { ask } from '../data/changes.ts';
import { readAllPages } from '../data/readPages.ts';

/** How many e-mails and orders bear a person's address. */
export interface PersonCounts {
  emails: number;
  orders: number;
}

/** What erasing the person would concern. */
export async function countPerson(email: string): Promise<PersonCounts> {
  const [emails, orders] = await Promise.all([
    readAllPages('emails', new URLSearchParams({ where: `email:${email}` })),
    readAllPages(
      'reflinksdownload',
      new URLSearchParams({ where: `data.email:${email}`, omit: 'order,data' }),
    ),
  ]);
  return { emails: emails.length, orders: orders.length };
}

/** Removes their e-mails, and the address from their orders, in one act. */
export const erasePerson = async (email: string): Promise<PersonCounts> =>
  (await ask('/api/persons/erase', { method: 'POST', json: { email } })) as PersonCounts;
