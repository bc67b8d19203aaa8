import { parseArgs } from 'node:util';
import { emailAddress } from '@lumitor/domain/catalogue/field';
import type { Account } from '@lumitor/domain/people/account';
import { ACCOUNT_ROLES, type AccountRole } from '@lumitor/domain/people/roles';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { connectExisting } from '../database/openDatabase.ts';
import type { Db } from '../database/schema.ts';
import {
  AccountFault,
  addAccount,
  generatePassword,
  listAccounts,
  removeAccount,
  resetPassword,
} from './accounts.ts';

const USAGE = `npm run admin -- add EMAIL      adds an account and shows its password once: an owner,
                                or with --role ROLE: ${ACCOUNT_ROLES.slice(1).join(', ')}
npm run admin -- reset EMAIL    sets a new password, removes second factors, and ends all sessions
npm run admin -- remove EMAIL   removes the account, and ends all its sessions
npm run admin -- list           lists all accounts
If ADMIN_PASSWORD is set, add and reset use it as the password.`;

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'adminPassword'>;

function emailFrom(given: string | undefined): string {
  const parsed = v.safeParse(emailAddress, given);
  if (!parsed.success)
    throw new AccountFault(
      'usage',
      `"${given ?? ''}" is not an email address: enter one, such as anna@example.com.`,
    );
  return parsed.output.toLowerCase();
}

type Command = (
  db: Db,
  settings: Settings,
  given: string | undefined,
  role: AccountRole,
) => Promise<string[]>;

const choosePassword = ({ adminPassword }: Settings) => {
  if (adminPassword) return { password: adminPassword, reported: 'Password: as set in ADMIN_PASSWORD' };
  const password = generatePassword();
  return { password, reported: `Password: ${password} (shown only once, store it safely)` };
};

const reportedOf = ({ email, role, createdAt, deactivatedAt }: Account) =>
  `${email}, ${role}, since ${createdAt.slice(0, 10)}${deactivatedAt ? `, deactivated ${deactivatedAt.slice(0, 10)}` : ''}`;

function read(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { role: { type: 'string' } },
      allowPositionals: true,
    });
    const [name = '', email] = positionals;
    const role = ACCOUNT_ROLES.find((each) => each === (values.role ?? 'owner'));
    const isKnown = Object.hasOwn(COMMANDS, name) && (values.role === undefined || name === 'add');
    // Further words may be a password, which would be ignored.
    return isKnown && role && positionals.length <= 2 ? { command: COMMANDS[name], email, role } : null;
  } catch {
    return null;
  }
}

const COMMANDS: Readonly<Record<string, Command>> = {
  add: async (db, settings, given, role) => {
    const email = emailFrom(given);
    const { password, reported } = choosePassword(settings);
    await addAccount(db, { email, password, role });
    return [`Account: ${email}, ${role}`, reported];
  },
  reset: async (db, settings, given) => {
    const email = emailFrom(given);
    const { password, reported } = choosePassword(settings);
    await resetPassword(db, email, password);
    return [`Account: ${email}, all sessions ended`, reported];
  },
  remove: async (db, _settings, given) => {
    const email = emailFrom(given);
    await removeAccount(db, email);
    return [`${email} removed.`];
  },
  list: async (db) => {
    const accounts = await listAccounts(db);
    return accounts.map(reportedOf);
  },
};

export async function runAccountCommand(args: readonly string[], settings: Settings): Promise<string[]> {
  const request = read(args);
  if (!request?.command) throw new AccountFault('usage', USAGE);
  const database = await connectExisting(settings);
  try {
    return await request.command(database.db, settings, request.email, request.role);
  } finally {
    await database.close();
  }
}
