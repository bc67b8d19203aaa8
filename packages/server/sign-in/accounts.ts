import { randomInt } from 'node:crypto';
import type { Account } from '@lumitor/domain/people/account';
import { type AccessArea, type AccountRole, mayWrite, roleNamed } from '@lumitor/domain/people/roles';
import { hashPassword } from 'better-auth/crypto';
import { lockName } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import { BY_COMMAND, noteAccountEvent } from './accountEvents.ts';

export class AccountFault extends Error {
  readonly code: 'exists' | 'unknown' | 'last-owner' | 'usage';

  constructor(code: AccountFault['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Without similar letters and digits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

export const generatePassword = () =>
  Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db
    .selectFrom('user')
    .select(({ selectFrom, fn }) => [
      'user.email',
      'user.role',
      'user.createdAt',
      'user.deactivatedAt',
      'user.twoFactorEnabled',
      selectFrom('passkey')
        .select(fn.countAll().as('count'))
        .whereRef('passkey.userId', '=', 'user.id')
        .as('passkeys'),
    ])
    .orderBy('user.email')
    .execute();
  return rows.map(({ twoFactorEnabled, ...row }) => ({
    ...row,
    role: roleNamed(row.role),
    hasCode: twoFactorEnabled === 1,
    passkeys: Number(row.passkeys),
  }));
}

/**
 * Acts on accounts run one after the other, because concurrent ones could remove the last two owners.
 * @throws AccountFault if no owner would remain
 */
export const withOneOwnerLeft = <Done>(db: Db, act: (transaction: Db) => Promise<Done>): Promise<Done> =>
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
      throw new AccountFault('last-owner', 'This is the only owner: make someone else an owner first.');
    return done;
  });

/** Requires a transaction. */
export async function insertAccount(
  transaction: Db,
  { email, hash, role }: { email: string; hash: string; role: AccountRole },
): Promise<void> {
  const id = newId();
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('user')
    .values({ id, email, name: email, emailVerified: 1, role, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n)
    throw new AccountFault('exists', `${email} already has an account: "reset" sets a new password.`);
  await transaction
    .insertInto('account')
    .values({ id: newId(), userId: id, accountId: id, providerId: 'credential', password: hash, ...times })
    .execute();
}

interface NewAccount {
  email: string;
  password: string;
  role?: AccountRole;
}

/** @param announce called before the account becomes valid */
export async function addAccount(
  db: Db,
  { email, password, role = 'owner' }: NewAccount,
  announce: () => void = () => {},
): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await insertAccount(transaction, { email, hash, role });
    await noteAccountEvent(transaction, { by: BY_COMMAND, kind: 'added', email, role });
    announce();
  });
}

/** @throws AccountFault without an account */
export async function idOf(db: Db, email: string): Promise<string> {
  const found = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  if (!found) throw new AccountFault('unknown', `${email} has no account: "list" lists all accounts.`);
  return found.id;
}

/** Also ends the sessions; requires a transaction. */
export async function setPassword(transaction: Db, userId: string, hash: string): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ password: hash, updatedAt: new Date().toISOString() })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
  await endSessions(transaction, userId);
}

/** Ends grants that the account's role could not create. */
export async function endGiven(
  transaction: Db,
  { email, role }: { email: string; role: AccountRole | null },
): Promise<void> {
  if (role === null || !mayWrite(role, 'people'))
    await transaction
      .deleteFrom('passwordLinks')
      .where('by', '=', email)
      .where('role', 'is not', null)
      .execute();
  if (role === null || !mayWrite(role, 'api'))
    await transaction.deleteFrom('apiKeys').where('by', '=', email).execute();
}

/** Grants require an account that may write the area. */
export async function mayStillWrite(db: Db, email: string, area: AccessArea): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('role')
    .where('email', '=', email)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
  return user !== undefined && mayWrite(roleNamed(user.role), area);
}

export async function endSessions(transaction: Db, userId: string): Promise<void> {
  await transaction.deleteFrom('session').where('userId', '=', userId).execute();
}

export async function removeSecondFactors(transaction: Db, userId: string): Promise<void> {
  await transaction.updateTable('user').set({ twoFactorEnabled: 0 }).where('id', '=', userId).execute();
  await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
  await transaction.deleteFrom('passkey').where('userId', '=', userId).execute();
}

export async function resetPassword(db: Db, email: string, password: string): Promise<void> {
  const userId = await idOf(db, email);
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, userId, hash);
    await removeSecondFactors(transaction, userId);
    await noteAccountEvent(transaction, { by: BY_COMMAND, kind: 'reset', email });
  });
}

/** Also removes the sessions; never the last owner. */
export async function removeAccount(db: Db, email: string): Promise<void> {
  const id = await idOf(db, email);
  await withOneOwnerLeft(db, async (transaction) => {
    await transaction.deleteFrom('user').where('id', '=', id).execute();
    await endGiven(transaction, { email, role: null });
    await noteAccountEvent(transaction, { by: BY_COMMAND, kind: 'removed', email });
  });
}

export interface FirstAdministrator {
  email: string;
  /** There is no other way to learn a generated password. */
  generatedPassword?: string;
}

/** `announce` precedes validity, so a crash only announces a password that is replaced. */
export async function ensureAdministrator(
  db: Db,
  given: { adminEmail: string; adminPassword?: string },
  announce: (administrator: FirstAdministrator) => void,
): Promise<void> {
  if (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) return;
  const email = given.adminEmail;
  const password = given.adminPassword ?? generatePassword();
  await addAccount(db, { email, password }, () =>
    announce({ email, ...(given.adminPassword ? {} : { generatedPassword: password }) }),
  );
}
