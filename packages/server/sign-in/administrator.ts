import type { Db } from '../database/schema.ts';
import { addAccount, generatePassword } from './accounts.ts';

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
