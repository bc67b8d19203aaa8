import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import { AREAS } from '@lumitor/domain/people/roles';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Broadcast } from './broadcast.ts';

export const documentsEvent = (collections?: readonly CollectionName[]): string =>
  `event: documents\ndata: ${JSON.stringify({ collections })}\n\n`;

export function announceDocuments(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ collections }) => {
    for (const area of AREAS) {
      const changed = [...collections].filter((name) => COLLECTIONS[name].area === area);
      if (changed.length > 0) broadcast.send(documentsEvent(changed), { administrators: [area] });
    }
  });
}

export const SITE_EVENT = 'event: site\ndata: {}\n\n';
export const PROJECT_EVENT = 'event: project\ndata: {}\n\n';

const draftEvent = (order: string): string => `event: draft\ndata: ${JSON.stringify({ order })}\n\n`;

export const viewersEvent = (count: number): string =>
  `event: viewers\ndata: ${JSON.stringify({ count })}\n\n`;

export const followedSite = (id: string): string => `site ${id}`;
export const followedProject = (id: string): string => `project ${id}`;

/** Others must not learn the id of a site or project. */
export function announceFollowed(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ sites = [], projects = [] }) => {
    for (const id of sites) broadcast.send(SITE_EVENT, { followed: followedSite(id) });
    for (const id of projects) broadcast.send(PROJECT_EVENT, { followed: followedProject(id) });
  });
}

export function announceDrafts(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ drafts = [] }) => {
    for (const id of drafts) broadcast.send(draftEvent(id), { administrators: ['offers'] });
  });
}
