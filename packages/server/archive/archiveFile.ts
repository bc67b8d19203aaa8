import { access, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { OWNER_ONLY, writeDurably } from '../files/durable.ts';
import { ArchiveFault } from './archiveFault.ts';
import type { ArchiveHeader, ArchiveTotals, Contents } from './content.ts';
import { archiveParts, entriesOf, withChecksums, withoutChecksums } from './entries.ts';
import { Tally } from './tally.ts';
import { readTar, writeTar } from './tar.ts';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

export async function refuseTaken(file: string, isReplacing: boolean): Promise<void> {
  if (!(await exists(dirname(file))))
    throw new ArchiveFault(`Folder ${dirname(file)} does not exist: create it, or specify another file.`);
  if (!isReplacing && (await exists(file)))
    throw new ArchiveFault(`${file} already exists: specify another file, or overwrite it with --force.`);
}

const REMEDIES: Record<string, string> = {
  ENOSPC: 'free disk space, or specify a file on another disk',
  EDQUOT: 'raise the quota of this user, or specify a file on another disk',
  EFBIG: 'the disk does not support files of this size: specify a file on another disk',
  EACCES: 'grant this user write permission',
  EROFS: 'mount the disk writable',
};

async function checkWritten(file: string, written: string): Promise<void> {
  try {
    await checkArchive(written, readArchive(written));
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    throw new ArchiveFault(
      `Reading back ${file} gave other data than was written: check the disk, and run the command again. (${error.message})`,
    );
  }
}

export async function writeArchive(file: string, parts: Contents): Promise<ArchiveTotals> {
  let totals: ArchiveTotals | undefined;
  async function* noted(): Contents {
    for await (const part of parts) {
      if (part.kind === 'totals') totals = part.totals;
      yield part;
    }
  }
  try {
    // Contains e-mail addresses, password hashes and the secret.
    await writeDurably(file, writeTar(withChecksums(entriesOf(noted()))), OWNER_ONLY, (written) =>
      checkWritten(file, written),
    );
    return totals as ArchiveTotals;
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    const remedy = syscall && REMEDIES[code];
    throw remedy ? new ArchiveFault(`${file} cannot be written (${code}): ${remedy}.`) : error;
  }
}

/** @throws ArchiveFault as soon as damage is detected */
export async function* readArchive(file: string): Contents {
  const handle = await open(file).catch((error) => {
    throw new ArchiveFault(
      `${file} cannot be read (${error.code}): specify an archive that this user may read.`,
    );
  });
  try {
    yield* archiveParts(withoutChecksums(readTar(handle)));
  } catch (error) {
    throw error instanceof ArchiveFault ? new ArchiveFault(`${file} ${error.message}.`) : error;
  } finally {
    await handle.close();
  }
}

/** Reads to the end. @throws ArchiveFault if it differs from the export */
export async function checkArchive(
  file: string,
  parts: Contents,
): Promise<{ header: ArchiveHeader; totals: ArchiveTotals }> {
  let header: ArchiveHeader | undefined;
  let totals: ArchiveTotals | undefined;
  const tally = new Tally();
  for await (const part of parts) {
    if (!header && part.kind !== 'header') break;
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'rows') tally.addRows(part);
    if (part.kind === 'file') tally.addFile(part);
    if (part.kind === 'totals') totals = part.totals;
  }
  if (!header) throw new ArchiveFault(`${file} is not a shop archive: specify one created by "export".`);
  if (!totals) throw new ArchiveFault(`${file} is incomplete: its end is missing.`);
  if (!isDeepStrictEqual(tally.totals(), totals))
    throw new ArchiveFault(`${file} is damaged: its contents differ from its manifest.`);
  return { header, totals };
}
