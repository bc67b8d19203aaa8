import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PLACES: readonly [folder: string, name: RegExp][] = [
  ['/usr/lib/postgresql', /^\d+$/],
  ['/usr', /^pgsql-\d+$/],
  ['/opt/homebrew/opt', /^postgresql@\d+$/],
  ['/usr/local/opt', /^postgresql@\d+$/],
];
const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup'];

function foldersIn(place: string, name: RegExp): string[] {
  if (!existsSync(place)) return [];
  const version = (entry: string) => Number(/\d+$/.exec(entry)?.[0]);
  return readdirSync(place)
    .filter((entry) => name.test(entry))
    .sort((a, b) => version(b) - version(a))
    .map((entry) => join(place, entry, 'bin'));
}

export function findPostgres(): string | null {
  const folders = [
    ...PLACES.flatMap(([place, name]) => foldersIn(place, name)),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const hasAll = (folder: string) => PROGRAMS.every((program) => existsSync(join(folder, program)));
  return folders.find(hasAll) ?? null;
}

export const WITHOUT_POSTGRES = findPostgres() ? '' : ' (skipped: PostgreSQL is not installed)';

export const postgresVersion = (programs: string): number =>
  Number(/(\d+)/.exec(execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1]);

/** PostgreSQL refuses root. */
export function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((user) => user.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses root, and there is no user "postgres" or "nobody": add one.');
}
