import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import { AREAS } from '@lumitor/domain/people/roles';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Broadcast } from './broadcast.ts';

/** @param collections those that changed; none named: any may have */
export const documentsEvent = (collections?: readonly CollectionName[]): string =>
  `event: documents\ndata: ${JSON.stringify({ collections })}\n\n`;

/** Tells administrators' open lists of every change, each of the areas that their role reads. */
export function announceDocuments(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ collections }) => {
    for (const area of AREAS) {
      const changed = [...collections].filter((name) => COLLECTIONS[name].area === area);
      if (changed.length > 0) broadcast.send(documentsEvent(changed), { administrators: [area] });
    }
  });
}
