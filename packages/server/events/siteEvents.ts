import type { DocumentStore } from '../documents/documentStore.ts';
import type { Broadcast } from './broadcast.ts';

/** Says no more than that something was done: its page reads what. */
export const SITE_EVENT = 'event: site\ndata: {}\n\n';

/** Tells pages that follow the site of an order of what is done there; others must not learn its id. */
export function announceSites(store: DocumentStore, broadcast: Broadcast): void {
  store.onChange(({ sites = [] }) => {
    for (const site of sites) broadcast.send(SITE_EVENT, { site });
  });
}
