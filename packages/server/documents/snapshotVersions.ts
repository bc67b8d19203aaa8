import type { CollectionName, SnapshotName } from '@lumitor/domain/collections/collections';
import type { Db } from '../database/schema.ts';
import { declarationOf } from './document.ts';

/** How often what each snapshot is made of has been written, on all instances together. */
export type SnapshotVersions = Partial<Record<SnapshotName, number>>;

const versionsOf = (rows: readonly { snapshot: string; version: number }[]): SnapshotVersions =>
  Object.fromEntries(rows.map(({ snapshot, version }) => [snapshot, version]));

export const readVersions = async (db: Db): Promise<SnapshotVersions> =>
  versionsOf(await db.selectFrom('snapshotVersions').selectAll().execute());

/** Whether each of the versions is still that of the database. */
export const areCurrent = (versions: SnapshotVersions, current: SnapshotVersions): boolean =>
  Object.entries(versions).every(([name, version]) => current[name as keyof SnapshotVersions] === version);

/** Within the transaction that writes to the collections, and at its end: others wait for the row. */
export async function raiseVersions(
  db: Db,
  collections: ReadonlySet<CollectionName>,
): Promise<SnapshotVersions> {
  const stale = new Set([...collections].flatMap((name) => declarationOf(name).snapshots ?? []));
  if (stale.size === 0) return {};
  return versionsOf(
    await db
      .updateTable('snapshotVersions')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('snapshot', 'in', [...stale])
      .returning(['snapshot', 'version'])
      .execute(),
  );
}
