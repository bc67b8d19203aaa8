import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Of files that are not whole yet. */
export const PART_ENDING = '.part';

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and keeps the name without it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The mode of a file that its owner alone may read. */
export const OWNER_ONLY = 0o600;

/** Folders are their owner's alone, as is all that they hold. */
export const FOLDER_MODE = 0o700;

/**
 * Writes a file so that after any crash it is there as a whole, or not at all.
 * @param check reads what was written before it gets its name, and throws where it is not right
 */
export async function writeDurably(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  mode = 0o644,
  check: (written: string) => Promise<void> = async () => {},
): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const temporary = `${path}.${randomBytes(6).toString('hex')}${PART_ENDING}`;
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await writeFile(handle, bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await check(temporary);
    await rename(temporary, path);
  } catch (error) {
    // What made the write fail may hinder this too, and says more.
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
  // A folder is a name in the one above it, and a new name has to reach the disk too.
  if (made)
    for (let above = dirname(folder); above.length >= dirname(made).length; above = dirname(above)) {
      await syncFolder(above);
      if (above === dirname(above)) break;
    }
}
