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

/** Say no more than that something was done: their pages read what. */
export const SITE_EVENT = 'event: site\ndata: {}\n\n';
export const PROJECT_EVENT = 'event: project\ndata: {}\n\n';

/** @param order id of the revision whose draft of an offer was changed */
const draftEvent = (order: string): string => `event: draft\ndata: ${JSON.stringify({ order })}\n\n`;

/** How many browsers show a shared project, its owner's not among them. */
export const viewersEvent = (count: number): string =>
  `event: viewers\ndata: ${JSON.stringify({ count })}\n\n`;

/** @param id of the order */
export const followedSite = (id: string): string => `site ${id}`;
export const followedProject = (id: string): string => `project ${id}`;

/** Tells pages that follow the site of an order, or a shared project, of what is done there; others must not learn its id. */
export function announceFollowed(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ sites = [], projects = [] }) => {
    for (const id of sites) broadcast.send(SITE_EVENT, { followed: followedSite(id) });
    for (const id of projects) broadcast.send(PROJECT_EVENT, { followed: followedProject(id) });
  });
}

/** Tells administrators who prepare offers of drafts that were changed: their open pages read them again. */
export function announceDrafts(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ drafts = [] }) => {
    for (const id of drafts) broadcast.send(draftEvent(id), { administrators: ['offers'] });
  });
}
