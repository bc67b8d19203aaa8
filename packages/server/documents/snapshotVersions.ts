import type { CollectionName, SnapshotName } from '@lumitor/domain/collections/collections';
import type { Db } from '../database/schema.ts';
import { declarationOf } from './document.ts';

/** Number of writes to the collections of each snapshot, over all instances. */
export type SnapshotVersions = Partial<Record<SnapshotName, number>>;

const versionsOf = (rows: readonly { snapshot: string; version: number }[]): SnapshotVersions =>
  Object.fromEntries(rows.map(({ snapshot, version }) => [snapshot, version]));

export const readVersions = async (db: Db): Promise<SnapshotVersions> =>
  versionsOf(await db.selectFrom('snapshotVersions').selectAll().execute());

/** Whether all versions equal those of the database. */
export const areCurrent = (versions: SnapshotVersions, current: SnapshotVersions): boolean =>
  Object.entries(versions).every(([name, version]) => current[name as keyof SnapshotVersions] === version);

/** Increases versions at the end of the writing transaction, because it locks the rows. */
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
