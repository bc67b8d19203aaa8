import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Broadcast } from './broadcast.ts';

/** @param collections those that changed; none named: any may have */
export const documentsEvent = (collections?: readonly CollectionName[]): string =>
  `event: documents\ndata: ${JSON.stringify({ collections })}\n\n`;

/** Tells administrators' open lists of every change. */
export function announceDocuments(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ collections }) => {
    if (collections.size > 0) broadcast.send(documentsEvent([...collections]), 'administrators');
  });
}
