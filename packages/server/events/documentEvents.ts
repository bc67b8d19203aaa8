import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import { AREAS } from '@lumitor/domain/people/roles';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Broadcast } from './broadcast.ts';

/** @param collections changed ones; none named: any may have changed */
export const documentsEvent = (collections?: readonly CollectionName[]): string =>
  `event: documents\ndata: ${JSON.stringify({ collections })}\n\n`;

/** Sends every change to administrators' open lists, by the areas that their role reads. */
export function announceDocuments(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ collections }) => {
    for (const area of AREAS) {
      const changed = [...collections].filter((name) => COLLECTIONS[name].area === area);
      if (changed.length > 0) broadcast.send(documentsEvent(changed), { administrators: [area] });
    }
  });
}

/** Without details: the pages read the changes. */
export const SITE_EVENT = 'event: site\ndata: {}\n\n';
export const PROJECT_EVENT = 'event: project\ndata: {}\n\n';

/** @param order id of the revision with the changed draft */
const draftEvent = (order: string): string => `event: draft\ndata: ${JSON.stringify({ order })}\n\n`;

/** Number of browsers that show a shared project, without its owner's. */
export const viewersEvent = (count: number): string =>
  `event: viewers\ndata: ${JSON.stringify({ count })}\n\n`;

/** @param id of the order */
export const followedSite = (id: string): string => `site ${id}`;
export const followedProject = (id: string): string => `project ${id}`;

/** Sends changes of a site or a shared project to the pages that follow it; others must not learn its id. */
export function announceFollowed(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ sites = [], projects = [] }) => {
    for (const id of sites) broadcast.send(SITE_EVENT, { followed: followedSite(id) });
    for (const id of projects) broadcast.send(PROJECT_EVENT, { followed: followedProject(id) });
  });
}

/** Sends changed drafts to administrators who prepare offers, whose pages reload them. */
export function announceDrafts(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ drafts = [] }) => {
    for (const id of drafts) broadcast.send(draftEvent(id), { administrators: ['offers'] });
  });
}
