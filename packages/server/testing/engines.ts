import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { databasePath } from '../database/sqlite/openSqlite.ts';
import { WITHOUT_POSTGRES } from './postgresBinaries.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface Opening {
  (): Promise<Database>;
  databaseUrl?: string;
}

interface CreateOptions {
  isMigrated?: boolean;
  dataDir?: string;
}

export interface TestEngine {
  name: string;
  missing: string;
  /** Several instances may use one database. */
  isShared: boolean;
  warmUp(): Promise<void>;
  create(options?: CreateOptions): Promise<Opening>;
}

function closedWithTest(database: Database): Database {
  onTestFinished(() => database.close());
  return database;
}

const forOne = (open: () => Promise<Database>) => {
  let opening: Promise<Database> | undefined;
  return () => {
    opening ??= open().then(closedWithTest);
    return opening;
  };
};

async function atDoor(path: string, method = 'GET'): Promise<string> {
  const response = await fetch(`${inject('postgresDoor')}/${path}`, { method });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

let migrated: Promise<string> | undefined;

async function copyMigrated(path: string): Promise<void> {
  migrated ??= atDoor('sqlite');
  await copyFile(await migrated, path);
}

const sqlite: TestEngine = {
  name: 'SQLite',
  missing: '',
  isShared: false,
  warmUp: async () => {},
  async create({ dataDir, isMigrated = true } = {}) {
    const folder = dataDir ?? (await temporaryFolder());
    const path = databasePath(folder);
    if (isMigrated && !existsSync(path)) await copyMigrated(path);
    return forOne(() => openDatabase({ dataDir: folder }));
  },
};

async function giveBack(databaseUrl: string): Promise<void> {
  await atDoor(new URL(databaseUrl).pathname.slice(1), 'DELETE');
}

const postgres: TestEngine = {
  name: 'PostgreSQL',
  missing: WITHOUT_POSTGRES,
  isShared: true,
  async warmUp() {
    await giveBack(await atDoor('migrated'));
  },
  async create({ isMigrated = true } = {}) {
    const databaseUrl = await atDoor(isMigrated ? 'migrated' : 'empty');
    onTestFinished(() => giveBack(databaseUrl));
    const open = async () => closedWithTest(await openDatabase({ dataDir: '', databaseUrl }));
    return Object.assign(open, { databaseUrl });
  },
};

export const ENGINES = { sqlite, postgres };

export function chosenEngine(): TestEngine {
  const name = process.env.TEST_ENGINE ?? 'sqlite';
  if (!Object.hasOwn(ENGINES, name))
    throw new Error(`TEST_ENGINE is "${name}": set it to ${Object.keys(ENGINES).join(' or ')}.`);
  return ENGINES[name as keyof typeof ENGINES];
}
