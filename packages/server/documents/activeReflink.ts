import type { Reflink } from '@lumitor/domain/catalogue/partner';
import type { DocumentStore } from './documentStore.ts';

/** Null if missing or inactive (D31). */
export async function activeReflink(store: DocumentStore, id: string | undefined): Promise<Reflink | null> {
  const reflink = id ? await store.find('reflinks', id) : null;
  return reflink?.active ? reflink : null;
}
