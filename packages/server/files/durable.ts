import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of incomplete files. */
export const PART_ENDING = '.part';

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and stores new names without that.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const OWNER_ONLY = 0o600;

export const FOLDER_MODE = 0o700;

/**
 * Writes and syncs a temporary file, renames it and syncs the folder: after a crash the file is complete
 * or missing.
 * @param check throws if bytes are wrong
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
    // The cause of the failed write may prevent this too, and its error says more.
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
  // A new folder is an entry of its parent.
  if (made)
    for (let above = dirname(folder); above.length >= dirname(made).length; above = dirname(above)) {
      await syncFolder(above);
      if (above === dirname(above)) break;
    }
}
