import { createHash, randomBytes } from 'node:crypto';
import type { Ms } from '@lumitor/domain/units';
import type { ApiKeyRow, Db } from '../database/schema.ts';
import { notFound, refused } from '../refusal/refused.ts';
import { mayStillWrite } from '../sign-in/accounts.ts';

export type ApiKey = Omit<ApiKeyRow, 'hash'>;

const PREFIX = 'lk_';
const SHOWN_LENGTH = 11;
const MINUTE: Ms = 60_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

export async function createApiKey(
  db: Db,
  { name, by }: { name: string; by: string },
): Promise<{ key: string; id: string }> {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const id = key.slice(0, SHOWN_LENGTH);
  const createdAt = new Date().toISOString();
  await db
    .insertInto('apiKeys')
    .values({ id, hash: hashOf(key), name, by, createdAt })
    .execute();
  return { key, id };
}

export const listApiKeys = (db: Db): Promise<ApiKey[]> =>
  db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'by', 'createdAt', 'lastUsedAt'])
    .orderBy('createdAt')
    .execute();

export async function removeApiKey(db: Db, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('apiKeys').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(`API key ${id} not found.`);
}

/** @param header `Authorization` @throws Refused without a valid key */
export async function needApiKey(db: Db, header: string | undefined): Promise<string> {
  const [, key] = /^Bearer (lk_[\w-]{43})$/.exec(header ?? '') ?? [];
  const hash = key && hashOf(key);
  const found =
    hash &&
    (await db
      .selectFrom('apiKeys')
      .select(['id', 'by', 'lastUsedAt'])
      .where('hash', '=', hash)
      .executeTakeFirst());
  if (!found || !(await mayStillWrite(db, found.by, 'api')))
    throw refused(
      401,
      'key-needed',
      'An API key of the shop is required: send the header "Authorization: Bearer lk_…".',
    );
  const { id, lastUsedAt } = found;
  const now = Date.now();
  if (!lastUsedAt || now - Date.parse(lastUsedAt) > MINUTE)
    await db
      .updateTable('apiKeys')
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute();
  return id;
}
