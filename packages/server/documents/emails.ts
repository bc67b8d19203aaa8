import type { Stored } from '@lumitor/domain/catalogue/article';
import type { Email, Reflink } from '@lumitor/domain/catalogue/partner';
import { lockName } from '../database/database.ts';
import { indexValue } from './document.ts';
import { type DocumentStore, newId } from './documentStore.ts';

/** The partner a visitor came through, as stored; null where there is none or it is inactive (D31). */
export async function activeReflink(store: DocumentStore, id: string | undefined): Promise<Reflink | null> {
  const reflink = id ? await store.find('reflinks', id) : null;
  return reflink?.active ? reflink : null;
}

/**
 * Stores a visitor's e-mail once. One that is known already is answered like a new one: who is on
 * the list is nobody's business.
 */
export async function addEmail(
  store: DocumentStore,
  email: string,
  reflinkId: string | undefined,
): Promise<Stored> {
  return store.transaction(async (within) => {
    await lockName(within.db, `email ${indexValue(email)}`);
    const reflink = await activeReflink(within, reflinkId);
    const refData: Email['refData'] = reflink && {
      reflinkId: reflink.id,
      name: reflink.name,
      email: reflink.email,
    };
    const known = await within.list('emails', { where: [{ field: 'email', value: email }] });
    if (known.length > 0)
      return { email, refData, id: newId(), version: 1, createdAt: new Date().toISOString() };
    return within.add('emails', { email, refData });
  });
}
