import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { connectExisting } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { AccountFault } from './accountFault.ts';
import { addAccount, generatePassword, listAccounts, removeAccount, resetPassword } from './accounts.ts';

const USAGE = `npm run admin -- add E-MAIL      makes an administrator, with a password that is shown once
npm run admin -- reset E-MAIL    gives a new password, and signs that person out everywhere
npm run admin -- remove E-MAIL   takes the administrator away, signed out everywhere
npm run admin -- list            shows all administrators
With ADMIN_PASSWORD set, that is the password that add and reset give.`;

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'adminPassword'>;

function emailFrom(given: string | undefined): string {
  const parsed = v.safeParse(emailAddress, given);
  if (!parsed.success)
    throw new AccountFault(`"${given ?? ''}" is no e-mail address: give one, such as anna@example.com.`);
  return parsed.output.toLowerCase();
}

/** @returns what to tell the person */
type Command = (db: Kysely<Schema>, settings: Settings, given: string | undefined) => Promise<string[]>;

/** What is told of a password: itself only where there is no other way to learn it. */
const choosePassword = ({ adminPassword }: Settings) => {
  if (adminPassword) return { password: adminPassword, told: 'Password: the one in ADMIN_PASSWORD' };
  const password = generatePassword();
  return { password, told: `Password: ${password} (shown this once, keep it)` };
};

const COMMANDS: Readonly<Record<string, Command>> = {
  add: async (db, settings, given) => {
    const email = emailFrom(given);
    const { password, told } = choosePassword(settings);
    await addAccount(db, { email, password });
    return [`Administrator: ${email}`, told];
  },
  reset: async (db, settings, given) => {
    const email = emailFrom(given);
    const { password, told } = choosePassword(settings);
    await resetPassword(db, email, password);
    return [`Administrator: ${email}, now signed out everywhere`, told];
  },
  remove: async (db, _settings, given) => {
    const email = emailFrom(given);
    await removeAccount(db, email);
    return [`${email} is no administrator any more.`];
  },
  list: async (db) => {
    const accounts = await listAccounts(db);
    return accounts.map(({ email, createdAt }) => `${email}, since ${createdAt.slice(0, 10)}`);
  },
};

/**
 * Does what the command line asks for, also while the service runs.
 * @returns lines for the person who asked
 */
export async function runAccountCommand(args: readonly string[], settings: Settings): Promise<string[]> {
  const [name = '', email] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  // More words than an e-mail may be a password, which must not be thought to be taken.
  if (!command || args.length > 2) throw new AccountFault(USAGE);
  const database = await connectExisting(settings);
  try {
    return await command(database.db, settings, email);
  } finally {
    await database.close();
  }
}
