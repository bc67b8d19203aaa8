import { accessSync, constants } from 'node:fs';
import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { connectDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { databasePath } from '../database/sqlite/openSqlite.ts';
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

/** The database of a service that may be running; another process may use it at the same time. */
async function connectExisting(settings: Settings): Promise<Database> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl) return connectDatabase(settings);
  const path = databasePath(dataDir);
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new AccountFault(
        `DATA_DIR ${dataDir} has no database yet: run "npm start" once, which makes the first administrator, or set DATA_DIR to the folder of the service.`,
      );
    throw new AccountFault(
      `${path} cannot be written (${code}): run this as the user that runs the service.`,
    );
  }
  return connectDatabase(settings);
}

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
