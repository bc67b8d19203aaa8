import { randomInt } from 'node:crypto';
import { type AccountRole, roleNamed } from '@lumitor/domain/people/roles';
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
  role: AccountRole;
  /** ISO 8601. */
  createdAt: string;
  /** Since when it opens nothing; null where it does. */
  deactivatedAt: string | null;
}

export async function listAccounts(db: Kysely<Schema>): Promise<Account[]> {
  const rows = await db
    .selectFrom('user')
    .select(['email', 'role', 'createdAt', 'deactivatedAt'])
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ ...row, role: roleNamed(row.role) }));
}

/**
 * Does something to accounts, one act at a time, or two at once could take the last two owners away. Refuses what
 * would leave nobody who can do everything.
 */
export const keepingAnOwner = <Done>(
  db: Kysely<Schema>,
  act: (transaction: Kysely<Schema>) => Promise<Done>,
): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await lockName(transaction, 'accounts');
    const done = await act(transaction);
    const owner = await transaction
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'owner')
      .where('deactivatedAt', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (!owner)
      throw new AccountFault('last-owner', 'This is the last owner: make somebody else an owner first.');
    return done;
  });

interface NewAccount {
  email: string;
  password: string;
  /** Absent: an owner. */
  role?: AccountRole;
}

/**
 * Adds an account.
 * @param announce is called before the account becomes valid
 */
export async function addAccount(
  db: Kysely<Schema>,
  { email, password, role = 'owner' }: NewAccount,
  announce: () => void = () => {},
): Promise<void> {
  const hash = await hashPassword(password);
  const id = newId();
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now };
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('user')
      .values({ id, email, name: email, emailVerified: 1, role, ...times })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n)
      throw new AccountFault('exists', `${email} has an account already: "reset" gives a new password.`);
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
  if (!found) throw new AccountFault('unknown', `${email} has no account: "list" shows who has.`);
  return found.id;
}

/** Gives an account another password, and ends its sessions. */
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

/** Takes an account away, and with it its sessions; never the last owner's. */
export async function removeAccount(db: Kysely<Schema>, email: string): Promise<void> {
  const id = await idOf(db, email);
  await keepingAnOwner(db, (transaction) => transaction.deleteFrom('user').where('id', '=', id).execute());
}
