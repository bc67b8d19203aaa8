import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;
/** All that the owner may do. */
const OWNER = 0o700;
/** Of a folder that is there for all users, such as `/tmp`. */
const STICKY = 0o1000;

/** Takes from all others what they may do with a file or a folder; goes on where it is missing or not this user's. */
function closeToOthers(path: string): void {
  try {
    const { uid, mode } = statSync(path);
    if (uid === process.getuid?.() && !(mode & STICKY)) chmodSync(path, mode & OWNER);
  } catch {
    // A disk that keeps no modes, or may not be written, is the operator's choice.
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

/** With all folders in it. */
function closeFolder(folder: string): void {
  closeToOthers(folder);
  foldersIn(folder).forEach(closeFolder);
}

/** The file of a database, and those that SQLite has beside it. */
function closeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) closeToOthers(`${path}${ending}`);
}

/** Leaves a data folder to its owner alone, with the databases and the folders of files that it has already. */
export function closeDataFolder(dataDir: string, databases: readonly string[]): void {
  closeToOthers(dataDir);
  databases.forEach(closeDatabase);
  for (const name of ['files', 'bin']) closeFolder(join(dataDir, name));
}

/** Makes the file of a database for its owner alone; SQLite gives the files beside it the same mode. */
export function makeDatabaseFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch {
    // It is there, or SQLite says better why it cannot be.
  }
}
