import { storedPaths } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import type { ArchivedShop } from './shop.ts';

const PAGE_SIZE = 1_000;

async function pathsIn(store: FileStore): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { path } of store.list()) paths.add(path);
  return paths;
}

async function* shownPictures({ db }: ArchivedShop): AsyncGenerator<string> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: { url: string }[] = await db
      .selectFrom('documentPictures')
      .select('url')
      .distinct()
      .where('url', '>', last)
      .orderBy('url')
      .limit(PAGE_SIZE)
      .execute();
    for (const { url } of rows) yield url;
    last = rows.at(-1)?.url;
  }
}

/** Restores shown pictures deleted between reading tables and files. @returns URLs of missing ones */
export async function recoverPictures(target: ArchivedShop): Promise<string[]> {
  const { files, bin } = target.files;
  const [shown, discarded] = [await pathsIn(files), await pathsIn(bin)];
  const missing: string[] = [];
  for await (const url of shownPictures(target)) {
    for (const path of storedPaths(url)) {
      const bytes = !shown.has(path) && discarded.has(path) && (await bin.read(path));
      if (bytes) await files.write(path, bytes);
    }
    const path = pathOfUrl(url);
    if (!shown.has(path) && !discarded.has(path)) missing.push(url);
  }
  return missing;
}
