import type { Bytes } from '@lumitor/domain/units';
import { readAhead } from './ahead.ts';
import { ArchiveFault } from './archiveFault.ts';
import { type FilePart, STORE_NAMES } from './content.ts';
import type { ArchivedShop } from './shop.ts';

const CONCURRENCY = 8;

async function listFiles(files: ArchivedShop['files']) {
  const listed = { files: new Map<string, Bytes>(), bin: new Map<string, Bytes>() };
  for (const store of STORE_NAMES)
    for await (const { path, size } of files[store].list()) listed[store].set(path, size);
  return listed;
}

async function writeFile(
  files: ArchivedShop['files'],
  { store, path, bytes }: FilePart,
  size: Bytes | undefined,
) {
  const isThere = async () => (await files[store].read(path))?.equals(bytes) === true;
  if (size === bytes.length && (await isThere())) return;
  await files[store].write(path, bytes);
  if (!(await isThere()))
    throw new ArchiveFault(
      `Reading back ${store}/${path} at the target gave other data than was written: check its storage.`,
    );
}

/** Makes the stores contain exactly these files; matching ones are not written again. */
export async function writeFiles(
  files: ArchivedShop['files'],
  parts: AsyncIterable<FilePart>,
): Promise<void> {
  const others = await listFiles(files);
  const writing = readAhead(parts, CONCURRENCY, async (part) => {
    const size = others[part.store].get(part.path);
    others[part.store].delete(part.path);
    await writeFile(files, part, size);
  });
  for await (const _ of writing);
  for (const store of STORE_NAMES) for (const path of others[store].keys()) await files[store].remove(path);
}
