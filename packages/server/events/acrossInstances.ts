import { randomUUID } from 'node:crypto';
import { type CollectionName, isCollectionName } from '@lumitor/domain/collections/collections';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readVersions, type SnapshotVersions } from '../documents/snapshotVersions.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import type { Broadcast } from './broadcast.ts';
import { documentsEvent } from './documentEvents.ts';
import { SITE_EVENT } from './siteEvents.ts';

const CHANNEL = 'lumitor_changes';
/** What is committed within so many milliseconds is told as one. */
const GATHERED = 40;
/** A message holds no more ids than so many; a page of a further one reads when somebody looks at it. */
const MOST_SITES = 100;

const messageSchema = v.object({
  from: v.string(),
  collections: v.array(
    v.custom<CollectionName>((name) => typeof name === 'string' && isCollectionName(name)),
  ),
  versions: v.record(v.picklist(['texts', 'standard', 'micro']), v.number()),
  sites: v.optional(v.array(v.string()), []),
});

function parseMessage(message: string) {
  try {
    return v.parse(messageSchema, JSON.parse(message));
  } catch {
    // Of an instance of another version.
    return null;
  }
}

interface Dependencies {
  store: DocumentStore;
  snapshots: Snapshots;
  broadcast: Broadcast;
  onError(error: unknown): void;
}

/**
 * Tells other instances what this one commits, and this one what they do. A message may be lost with
 * a connection: the versions in the database are read every second and have the last word.
 */
export function shareChanges(
  database: Database,
  { store, snapshots, broadcast, onError }: Dependencies,
): void {
  const self = randomUUID();
  const none: ReadonlySet<CollectionName> = new Set();
  const channel = database.openChannel(CHANNEL, {
    onMessage(text) {
      const message = parseMessage(text);
      if (!message || message.from === self) return;
      store.announce({
        collections: new Set(message.collections),
        versions: message.versions,
        isOwn: false,
        added: [],
        sites: message.sites,
      });
    },
    async onPulse(db, isReconnected) {
      const versions = await readVersions(db);
      if (isReconnected) {
        snapshots.doubt();
        broadcast.send(documentsEvent(), { administrators: [] });
        broadcast.send(SITE_EVENT, { site: null });
      } else store.announce({ collections: none, versions, isOwn: false, added: [] });
    },
    onError,
  });
  if (!channel) return;

  const collections = new Set<CollectionName>();
  const sites = new Set<string>();
  let versions: SnapshotVersions = {};
  const tell = () => {
    const told = [...sites].slice(0, MOST_SITES);
    channel.send(JSON.stringify({ from: self, collections: [...collections], versions, sites: told }));
    collections.clear();
    sites.clear();
    versions = {};
  };
  store.onChange((committed) => {
    if (!committed.isOwn) return;
    if (collections.size === 0 && sites.size === 0) setTimeout(tell, GATHERED);
    for (const name of committed.collections) collections.add(name);
    for (const id of committed.sites ?? []) sites.add(id);
    versions = { ...versions, ...committed.versions };
  });
}
