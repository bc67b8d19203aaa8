import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ms } from '@lumitor/domain/units';
import { FOLDER_MODE, PART_ENDING, writeDurably } from './durable.ts';
import { type FileStore, StorageFault, type StoredSize } from './fileStore.ts';
import { isStoredPath } from './storedPath.ts';

const REMEDIES: Record<string, string> = {
  ENOSPC: 'free disk space',
  EDQUOT: 'raise the quota of this user, or free disk space',
  EROFS: 'mount the disk writable',
  EACCES: 'grant this user read and write permission',
  EPERM: 'grant this user read and write permission',
  EMFILE: 'raise the open-file limit of this process',
};

const LONGEST_WRITE: Ms = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error));

function faultOf(root: string, error: unknown): unknown {
  const code = codeOf(error);
  if (!(error as NodeJS.ErrnoException).syscall) return error;
  const remedy = REMEDIES[code] ?? 'check its disk';
  return new StorageFault(`The folder ${root} is not available (${code}): ${remedy}.`, error);
}

async function orMissing<Value, Missing>(work: Promise<Value>, missing: Missing): Promise<Value | Missing> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
}

async function* pathsIn(root: string, folder = ''): AsyncGenerator<string> {
  const reading = readdir(join(root, folder), { withFileTypes: true });
  const entries = await (folder ? reading : orMissing(reading, []));
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* pathsIn(root, path);
    else yield path;
  }
}

async function* filesIn(root: string): AsyncGenerator<StoredSize> {
  for await (const path of pathsIn(root)) {
    const found = isStoredPath(path) && (await orMissing(stat(join(root, path)), null));
    if (found) yield { path, size: found.size };
  }
}

async function removeLeftParts(root: string): Promise<void> {
  for await (const path of pathsIn(root)) {
    const file = join(root, path);
    if (!path.endsWith(PART_ENDING)) continue;
    const found = await orMissing(stat(file), null);
    if (found && found.mtimeMs < Date.now() - LONGEST_WRITE) await rm(file, { force: true });
  }
}

export function folderStore(root: string): FileStore {
  const guarded = <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch((error) => {
      throw faultOf(root, error);
    });
  /** Only a write detects a disk that is full, locked or gone. */
  async function probe(): Promise<void> {
    const path = join(root, `check${PART_ENDING}`);
    await mkdir(root, { recursive: true, mode: FOLDER_MODE });
    await writeFile(path, 'x').finally(() => rm(path, { force: true }));
  }
  return {
    write: (path, bytes) => guarded(writeDurably(join(root, path), bytes)),
    read: (path) => guarded(orMissing(readFile(join(root, path)), null)),
    has: async (path) => (await guarded(orMissing(stat(join(root, path)), null)))?.isFile() ?? false,
    remove: async (path) => (await guarded(orMissing(rm(join(root, path)), false))) !== false,
    async *list() {
      try {
        yield* filesIn(root);
      } catch (error) {
        throw faultOf(root, error);
      }
    },
    check: () => guarded(probe()),
    tidy: () => guarded(removeLeftParts(root)),
  };
}
