import type { CollectionName, SnapshotName } from '@lumitor/domain/collections/collections';
import type { Db } from '../database/schema.ts';
import { declarationOf } from './document.ts';

export type SnapshotVersions = Partial<Record<SnapshotName, number>>;

const versionsOf = (rows: readonly { snapshot: string; version: number }[]): SnapshotVersions =>
  Object.fromEntries(rows.map(({ snapshot, version }) => [snapshot, version]));

export const readVersions = async (db: Db): Promise<SnapshotVersions> =>
  versionsOf(await db.selectFrom('snapshotVersions').selectAll().execute());

export const areCurrent = (versions: SnapshotVersions, current: SnapshotVersions): boolean =>
  Object.entries(versions).every(([name, version]) => current[name as keyof SnapshotVersions] === version);

/** Call at the end of a transaction: the rows stay locked. */
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
