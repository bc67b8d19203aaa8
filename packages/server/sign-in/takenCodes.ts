import { createHash } from 'node:crypto';
import type { Ms } from '@lumitor/domain/units';
import type { Db } from '../database/schema.ts';

export interface Verified {
  user: { id: string };
  token: string;
}

/** Distinguishes these rows from better-auth's own, which live as long. */
const IDENTIFIER = 'taken-code';
/** A code of an app is valid in three periods of 30 seconds. */
const VALIDITY: Ms = 3 * 30_000;

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

/**
 * Marks a valid code as used, on all instances: the hash is the key of a row, so only one insert succeeds.
 * @returns false if it was used before
 */
export async function takeCode(db: Db, { user }: Verified, code: string): Promise<boolean> {
  const tables = db.withTables<Tables>();
  const now = new Date().toISOString();
  await tables
    .deleteFrom('verification')
    .where('identifier', '=', IDENTIFIER)
    .where('expiresAt', '<', now)
    .execute();
  const id = createHash('sha256').update(`${IDENTIFIER} ${user.id} ${code}`).digest('base64url');
  const expiresAt = new Date(Date.now() + 2 * VALIDITY).toISOString();
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto('verification')
    .values({ id, identifier: IDENTIFIER, value: '', expiresAt, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function endSession(db: Db, { token }: Verified): Promise<void> {
  await db.withTables<Tables>().deleteFrom('session').where('token', '=', token).execute();
}

/** Worded as by better-auth. */
export const takenCode = (): Response =>
  Response.json(
    { code: 'INVALID_CODE', message: 'This code was already used. Wait for the next one.' },
    { status: 401 },
  );
