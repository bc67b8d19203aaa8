import { randomInt } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import { lockName } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import { AccountFault } from './accountFault.ts';

/** Without the letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

export const generatePassword = () =>
  Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export interface Account {
  email: string;
  /** ISO 8601. */
  createdAt: string;
}

export const listAccounts = (db: Kysely<Schema>): Promise<Account[]> =>
  db.selectFrom('user').select(['email', 'createdAt']).orderBy('email').execute();

/**
 * Adds an administrator.
 * @param announce is called before the account becomes valid
 */
export async function addAccount(
  db: Kysely<Schema>,
  { email, password }: { email: string; password: string },
  announce: () => void = () => {},
): Promise<void> {
  const hash = await hashPassword(password);
  const id = newId();
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now };
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('user')
      .values({ id, email, name: email, emailVerified: 1, ...times })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n)
      throw new AccountFault(`${email} is an administrator already: "reset" gives a new password.`);
    await transaction
      .insertInto('account')
      .values({
        id: newId(),
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: hash,
        ...times,
      })
      .execute();
    announce();
  });
}

async function idOf(db: Kysely<Schema>, email: string): Promise<string> {
  const found = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  if (!found) throw new AccountFault(`${email} is no administrator: "list" shows who is.`);
  return found.id;
}

/** Gives an administrator another password, and ends their sessions. */
export async function resetPassword(db: Kysely<Schema>, email: string, password: string): Promise<void> {
  const userId = await idOf(db, email);
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ password: hash, updatedAt: new Date().toISOString() })
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .execute();
    await transaction.deleteFrom('session').where('userId', '=', userId).execute();
  });
}

/** Takes an administrator away, and with them their sessions; never the last one. */
export async function removeAccount(db: Kysely<Schema>, email: string): Promise<void> {
  const id = await idOf(db, email);
  // In one statement and one at a time, or two at once could remove the last two.
  const { numDeletedRows } = await db.transaction().execute(async (transaction) => {
    await lockName(transaction, 'accounts');
    return transaction
      .deleteFrom('user')
      .where('id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('user as other').select('other.id').where('other.id', '!=', id)),
      )
      .executeTakeFirstOrThrow();
  });
  if (numDeletedRows !== 1n)
    throw new AccountFault(`${email} is the last administrator: add another one first.`);
}
