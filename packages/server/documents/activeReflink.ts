import type { Reflink } from '@lumitor/domain/catalogue/partner';
import type { DocumentStore } from './documentStore.ts';

/** The partner a visitor came through, as stored; null where there is none or it is inactive (D31). */
export async function activeReflink(store: DocumentStore, id: string | undefined): Promise<Reflink | null> {
  const reflink = id ? await store.find('reflinks', id) : null;
  return reflink?.active ? reflink : null;
}
