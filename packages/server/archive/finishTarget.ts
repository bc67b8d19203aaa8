import { sql } from 'kysely';
import { readImportMark, removeImportMark } from '../database/importMark.ts';
import type { SnapshotVersionRow } from '../database/schema.ts';
import type { Shop } from './shop.ts';
import { TABLE_NAMES } from './tables.ts';

/** Takes the mark away: from now on the place has a shop. */
export async function finishTarget({ db, database }: Shop): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const mark = await readImportMark(transaction);
    const before: SnapshotVersionRow[] = JSON.parse(mark?.versions ?? '[]');
    // Above those before and those that came, so that nobody takes what he knows for the newest.
    for (const { snapshot, version } of await transaction
      .selectFrom('snapshotVersions')
      .selectAll()
      .execute()) {
      const known = before.find((each) => each.snapshot === snapshot)?.version ?? 0;
      await transaction
        .updateTable('snapshotVersions')
        .set({ version: Math.max(version, known) + 1 })
        .where('snapshot', '=', snapshot)
        .execute();
    }
    await removeImportMark(transaction);
  });
  if (database.engine === 'postgres')
    for (const table of TABLE_NAMES) await sql`analyze ${sql.table(table)}`.execute(db);
}
