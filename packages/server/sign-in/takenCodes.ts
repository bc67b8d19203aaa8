import { createHash } from 'node:crypto';
import type { Db } from '../database/schema.ts';

/** Whose code it is, and the session that it has begun where there was none. */
export interface Verified {
  user: { id: string };
  token: string;
}

/** By which better-auth's table tells them from its own rows, which it keeps there as long. */
const IDENTIFIER = 'taken-code';
/** In milliseconds: a code of an app is right in three periods of 30 seconds. */
const RIGHT_FOR = 3 * 30_000;

type Tables = {
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: string;
    createdAt: string;
    updatedAt: string;
  };
  session: { token: string };
};

/** Takes a code of an app that was right, on all instances. @returns false where it has been taken before */
export async function takeCode(db: Db, { user }: Verified, code: string): Promise<boolean> {
  const tables = db.withTables<Tables>();
  const now = new Date().toISOString();
  await tables
    .deleteFrom('verification')
    .where('identifier', '=', IDENTIFIER)
    .where('expiresAt', '<', now)
    .execute();
  const id = createHash('sha256').update(`${IDENTIFIER} ${user.id} ${code}`).digest('base64url');
  const expiresAt = new Date(Date.now() + 2 * RIGHT_FOR).toISOString();
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto('verification')
    .values({ id, identifier: IDENTIFIER, value: '', expiresAt, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends a session that nobody has been told of yet. */
export async function endUntold(db: Db, { token }: Verified): Promise<void> {
  await db.withTables<Tables>().deleteFrom('session').where('token', '=', token).execute();
}

/** In better-auth's words. */
export const takenCode = (): Response =>
  Response.json(
    { code: 'INVALID_CODE', message: 'This code was already used. Wait for the next one.' },
    { status: 401 },
  );
