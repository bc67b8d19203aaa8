import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable.ts';
import type { FileStore } from './fileStore.ts';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files in a folder of this machine. Paths have passed `isStoredPath`. */
export function folderStore(root: string): FileStore {
  return {
    write: (path, bytes) => writeDurably(join(root, path), bytes),
    async read(path) {
      try {
        return await readFile(join(root, path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      try {
        await rm(join(root, path));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  };
}
