import { randomUUID } from 'node:crypto';
import { type CollectionName, isCollectionName } from '@lumitor/domain/collections/collections';
import type { Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readVersions, type SnapshotVersions } from '../documents/snapshotVersions.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import type { Broadcast } from './broadcast.ts';
import { documentsEvent, PROJECT_EVENT, SITE_EVENT } from './documentEvents.ts';
import type { Viewers } from './viewers.ts';

const CHANNEL = 'lumitor_changes';
/** Commits of this time share a message. */
const BATCH_TIME: Ms = 40;
/** Ids in a message; pages of further ones read when shown. */
const MAX_FOLLOWED = 100;

const CONFIRMATION_INTERVAL: Ms = 20_000;

const messageSchema = v.object({
  from: v.string(),
  collections: v.array(
    v.custom<CollectionName>((name) => typeof name === 'string' && isCollectionName(name)),
  ),
  versions: v.record(v.picklist(['texts', 'standard', 'micro']), v.number()),
  sites: v.optional(v.array(v.string()), []),
  projects: v.optional(v.array(v.string()), []),
  drafts: v.optional(v.array(v.string()), []),
  viewers: v.optional(v.record(v.string(), v.number()), {}),
});

function parseMessage(message: string) {
  try {
    return v.parse(messageSchema, JSON.parse(message));
  } catch {
    return null;
  }
}

interface Dependencies {
  store: DocumentStore;
  snapshots: Snapshots;
  broadcast: Broadcast;
  viewers: Viewers;
  onError(error: unknown): void;
}

/**
 * Exchanges commits between instances. A broken connection may lose a message, so versions are also read
 * every second.
 */
export function shareChanges(
  database: Database,
  { store, snapshots, broadcast, viewers, onError }: Dependencies,
): void {
  const self = randomUUID();
  const none: ReadonlySet<CollectionName> = new Set();
  let isNotifying = false;
  let changedViewers: Record<string, number> = {};
  let confirmedAt = 0;
  const confirm = () => {
    confirmedAt = Date.now();
    const counts = Object.entries(viewers.here()).slice(0, MAX_FOLLOWED);
    if (counts.length === 0) return;
    const message = { from: self, collections: [], versions: {}, viewers: Object.fromEntries(counts) };
    channel?.send(JSON.stringify(message));
  };
  const channel = database.openChannel(CHANNEL, {
    onMessage(text) {
      const message = parseMessage(text);
      if (!message || message.from === self) return;
      viewers.receive(message.from, message.viewers);
      store.announce({
        collections: new Set(message.collections),
        versions: message.versions,
        isOwn: false,
        added: [],
        sites: message.sites,
        projects: message.projects,
        drafts: message.drafts,
      });
    },
    async onPulse(db, isReconnected) {
      viewers.dropUnconfirmed();
      if (Date.now() - confirmedAt >= CONFIRMATION_INTERVAL) confirm();
      const versions = await readVersions(db);
      if (isReconnected) {
        snapshots.doubt();
        broadcast.send(documentsEvent(), { administrators: [] });
        for (const event of [SITE_EVENT, PROJECT_EVENT]) broadcast.send(event, { followed: null });
      } else store.announce({ collections: none, versions, isOwn: false, added: [] });
    },
    onError,
  });
  if (!channel) return;

  viewers.onHere = (id, count) => {
    changedViewers[id] = count;
    notifySoon();
  };
  const collections = new Set<CollectionName>();
  const followed = { sites: new Set<string>(), projects: new Set<string>(), drafts: new Set<string>() };
  let versions: SnapshotVersions = {};
  const notify = () => {
    const [sites, projects, drafts] = [followed.sites, followed.projects, followed.drafts].map((ids) =>
      [...ids].slice(0, MAX_FOLLOWED),
    );
    const message = { from: self, collections: [...collections], versions, sites, projects, drafts };
    channel.send(JSON.stringify({ ...message, viewers: changedViewers }));
    changedViewers = {};
    for (const each of [collections, ...Object.values(followed)]) each.clear();
    versions = {};
    isNotifying = false;
  };
  const notifySoon = () => {
    if (!isNotifying) setTimeout(notify, BATCH_TIME);
    isNotifying = true;
  };
  store.onChange((committed) => {
    if (!committed.isOwn) return;
    notifySoon();
    for (const name of committed.collections) collections.add(name);
    for (const id of committed.sites ?? []) followed.sites.add(id);
    for (const id of committed.projects ?? []) followed.projects.add(id);
    for (const id of committed.drafts ?? []) followed.drafts.add(id);
    versions = { ...versions, ...committed.versions };
  });
}
