import { randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_SECRET } from '../config.ts';
import { engineOf } from '../database/database.ts';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { Db } from '../database/schema.ts';
import { OWNER_ONLY, writeDurably } from '../files/durable.ts';

export const SECRET_KEY = 'secret';

const newSecret = () => randomBytes(32).toString('base64url');

const pathIn = (dataDir: string) => join(dataDir, 'secret');

async function secretInFolder(dataDir: string): Promise<string | null> {
  const path = pathIn(dataDir);
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    await chmod(path, OWNER_ONLY);
    return secret.length >= LEAST_SECRET ? secret : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const hasSecret = async (dataDir: string): Promise<boolean> =>
  (await secretInFolder(dataDir)) !== null;

export const storedSecret = async (db: Db, dataDir: string): Promise<string | null> =>
  engineOf(db) === 'postgres'
    ? (((await readMeta(db, SECRET_KEY)) as string | undefined) ?? null)
    : secretInFolder(dataDir);

export const storeSecret = (db: Db, dataDir: string, secret: string): Promise<void> =>
  engineOf(db) === 'postgres'
    ? writeMeta(db, SECRET_KEY, secret)
    : writeDurably(pathIn(dataDir), Buffer.from(`${secret}\n`), OWNER_ONLY);

/** Signs sessions, order ids and owner keys. Created at the first start; another secret ends all sessions. */
export async function installationSecret(db: Db, dataDir: string): Promise<string> {
  const stored = await storedSecret(db, dataDir);
  if (stored !== null) return stored;
  if (engineOf(db) === 'sqlite') await storeSecret(db, dataDir, newSecret());
  // The first of concurrently starting instances decides.
  else
    await db
      .insertInto('meta')
      .values({ key: SECRET_KEY, value: JSON.stringify(newSecret()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return (await storedSecret(db, dataDir)) as string;
}
