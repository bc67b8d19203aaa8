import { readMeta, writeMeta } from '../database/meta.ts';
import { databasePath, openSqlite } from '../database/sqlite/openSqlite.ts';

export async function ageExchangeRate(dataDir: string): Promise<void> {
  const { db, close } = openSqlite(databasePath(dataDir));
  try {
    const stored = (await readMeta(db, 'exchangeRate')) as object;
    await writeMeta(db, 'exchangeRate', { ...stored, fetchedAt: 0 });
  } finally {
    await close();
  }
}
