import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;
const OWNER = 0o700;
/** Set on folders of all users, such as `/tmp`. */
const STICKY = 0o1000;

/** Ignores missing paths and those of other users. */
function closeToOthers(path: string): void {
  try {
    const { uid, mode } = statSync(path);
    if (uid === process.getuid?.() && !(mode & STICKY)) chmodSync(path, mode & OWNER);
  } catch {
    // A disk without modes, or read-only, is the operator's choice.
  }
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

function closeFolder(folder: string): void {
  closeToOthers(folder);
  foldersIn(folder).forEach(closeFolder);
}

function closeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) closeToOthers(`${path}${ending}`);
}

/** Makes the data folder, its databases and its files private to the owner. */
export function closeDataFolder(dataDir: string, databases: readonly string[]): void {
  closeToOthers(dataDir);
  databases.forEach(closeDatabase);
  for (const name of ['files', 'bin']) closeFolder(join(dataDir, name));
}

/** Creates a private database file; SQLite gives its other files the same mode. */
export function makeDatabaseFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch {
    // It exists, or SQLite reports why it cannot be created.
  }
}
