import type { DocumentStore } from '../documents/documentStore.ts';
import type { Broadcast } from './broadcast.ts';

/** Say no more than that something was done: their pages read what. */
export const SITE_EVENT = 'event: site\ndata: {}\n\n';
export const PROJECT_EVENT = 'event: project\ndata: {}\n\n';

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
