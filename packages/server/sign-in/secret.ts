import { randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { engineOf } from '../database/database.ts';
import { readMeta } from '../database/meta.ts';
import type { Schema } from '../database/schema.ts';
import { writeDurably } from '../files/durable.ts';

const OWNER_ONLY = 0o600;

const newSecret = () => randomBytes(32).toString('base64url');

/** The secret of one process, in a file of its data folder. */
async function secretInFolder(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    await chmod(path, OWNER_ONLY);
    if (secret.length >= 43) return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = newSecret();
  await writeDurably(path, Buffer.from(`${secret}\n`), OWNER_ONLY);
  return secret;
}

/** The secret of all instances, in the database that they share. */
async function secretInDatabase(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: 'secret', value: JSON.stringify(newSecret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readMeta(db, 'secret')) as string;
}

/** The installation's own secret, made at the first start; with another one every session ends. */
export const installationSecret = (db: Kysely<Schema>, dataDir: string): Promise<string> =>
  engineOf(db) === 'postgres' ? secretInDatabase(db) : secretInFolder(dataDir);
