import { readPage } from '../data/documents.ts';

/** Whether another document than `ownId` has the address; an address counts whatever its case. */
export async function isTaken(email: string, ownId: unknown): Promise<boolean> {
  const { documents } = await readPage(
    'emails',
    new URLSearchParams({ where: `email:${email}`, limit: '2' }),
  );
  return documents.some(({ id }) => id !== ownId);
}
