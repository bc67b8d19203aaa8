import { createHash } from 'node:crypto';
import type { SnapshotName } from '@lumitor/domain/collections/collections';
import { SNAPSHOT_NAMES, type Snapshots } from '../snapshots/snapshots.ts';
import type { Broadcast } from './broadcast.ts';

const RETRY = 'retry: 3000\n';

const fingerprint = (etag: string) => createHash('sha256').update(etag).digest('hex').slice(0, 12);

const stateId = (snapshots: Snapshots) =>
  SNAPSHOT_NAMES.map((name) => fingerprint(snapshots.etag(name))).join('.');

const eventOf = (snapshot: SnapshotName, etag: string) =>
  `event: snapshot\ndata: ${JSON.stringify({ snapshot, etag })}\n\n`;

export function announceSnapshots(snapshots: Snapshots, broadcast: Broadcast): void {
  snapshots.onRenewed((name, etag) => broadcast.send(`id: ${stateId(snapshots)}\n${eventOf(name, etag)}`));
}

/** Current state and, after a reconnection, an event for every snapshot changed since. */
export function greeting(snapshots: Snapshots, lastEventId: string | undefined): string {
  const before = lastEventId?.split('.');
  const missed = SNAPSHOT_NAMES.flatMap((name, index) => {
    const etag = snapshots.etag(name);
    return before && before[index] !== fingerprint(etag) ? [eventOf(name, etag)] : [];
  });
  return `${RETRY}id: ${stateId(snapshots)}\n\n${missed.join('')}`;
}
