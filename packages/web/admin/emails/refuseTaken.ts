import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import * as v from 'valibot';
import { readPage } from '../data/readPages.ts';

/** Whether another document than `ownId` has the address; an address counts whatever its case. */
async function isTaken(email: string, ownId: string | undefined): Promise<boolean> {
  const query = new URLSearchParams({ where: `email:${email}`, limit: '2' });
  const { documents } = await readPage('emails', query);
  return documents.some(({ id }) => id !== ownId);
}

/** Nobody is on the list twice: what a form holds against an address that is. */
export const refuseTaken =
  (ownId?: string) =>
  async ({ email }: { email?: string }): Promise<Record<string, string>> =>
    v.is(emailAddress, email) && (await isTaken(email.trim(), ownId)) ? { email: 'emails.taken' } : {};
