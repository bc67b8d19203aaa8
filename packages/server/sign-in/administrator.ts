import { randomInt } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';

/** Without the letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

const generatePassword = () =>
  Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export interface FirstAdministrator {
  email: string;
  /** Only where it was generated: there is no other way to learn it. */
  generatedPassword?: string;
}

/**
 * Makes the first administrator where there is none. `announce` is called before the account
 * becomes valid, so that a crash can at worst announce a password that the next start replaces.
 */
export async function ensureAdministrator(
  db: Kysely<Schema>,
  given: { adminEmail: string; adminPassword?: string },
  announce: (administrator: FirstAdministrator) => void,
): Promise<void> {
  if (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) return;
  const password = given.adminPassword ?? generatePassword();
  const hash = await hashPassword(password);
  const id = newId();
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now };
  const email = given.adminEmail;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('user')
      .values({ id, email, name: email, emailVerified: 1, ...times })
      .execute();
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
    announce({ email, ...(given.adminPassword ? {} : { generatedPassword: password }) });
  });
}
