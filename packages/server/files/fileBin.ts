import { IMAGE_WIDTHS, imageAt } from '@lumitor/domain/catalogue/image';
import { append } from '@lumitor/domain/math/lists';
import type { Ms } from '@lumitor/domain/units';
import type { Db } from '../database/schema.ts';
import { type FileStore, StorageFault } from './fileStore.ts';
import { isPersonalPath, isStoredPath } from './storedPath.ts';
import { pathOfUrl, urlOfPath } from './storeFile.ts';

const RETENTION: Ms = 30 * 24 * 60 * 60 * 1000;
/** Age after which no process still works on a move or restoration. */
const SETTLED_AFTER: Ms = 60 * 60 * 1000;
const SWEEP_INTERVAL: Ms = 24 * 60 * 60 * 1000;
const ROWS_PER_STATEMENT = 500;
const MAX_CONCURRENT_REQUESTS = 16;

/** Visitors' documents are not restored, so the first sweep deletes their files. */
const retention = (url: string): Ms => (isPersonalPath(pathOfUrl(url)) ? 0 : RETENTION);

export const storedPaths = (url: string) => [
  ...new Set(IMAGE_WIDTHS.map((width) => pathOfUrl(imageAt(url, width)))),
];

/**
 * Unused files move to a bin, and return if a change shows them again (0016). A row is noted first, and
 * the copy stays after a return, so interrupted operations lose nothing. The sweep repairs the rest.
 */
export class FileBin {
  readonly #db: Db;
  readonly #files: FileStore;
  readonly #bin: FileStore;

  constructor({ db, files, bin }: { db: Db; files: FileStore; bin: FileStore }) {
    this.#db = db;
    this.#files = files;
    this.#bin = bin;
  }

  async note(urls: Iterable<string>, db: Db = this.#db): Promise<void> {
    const at = new Date().toISOString();
    const rows = [...new Set(urls)].map((url) => ({ url, at }));
    for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT)
      await db
        .insertInto('discardedFiles')
        .values(rows.slice(first, first + ROWS_PER_STATEMENT))
        .onConflict((conflict) => conflict.column('url').doUpdateSet({ at }))
        .execute();
  }

  async discardUnused(urls: Iterable<string>): Promise<void> {
    for (const url of new Set(urls)) {
      if (await this.#isShown(url)) continue;
      await this.note([url]);
      try {
        await this.#discard(url);
      } catch (error) {
        // The change is already stored; the sweep removes the picture later.
        if (!(error instanceof StorageFault)) throw error;
      }
    }
  }

  async recover(urls: Iterable<string>): Promise<void> {
    const requested = [...new Set(urls)];
    if (requested.length === 0) return;
    const noted = await this.#db
      .selectFrom('discardedFiles')
      .select('url')
      .where('url', 'in', requested)
      .execute();
    for (const { url } of noted) {
      await this.note([url]);
      await this.#recover(url);
    }
  }

  async missing(urls: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let first = 0; first < urls.length; first += MAX_CONCURRENT_REQUESTS) {
      const some = urls.slice(first, first + MAX_CONCURRENT_REQUESTS);
      const found = await Promise.all(some.map((url) => this.#has(url)));
      append(
        missing,
        some.filter((_, index) => !found[index]),
      );
    }
    return missing;
  }

  async #has(url: string): Promise<boolean> {
    const path = pathOfUrl(url);
    if (urlOfPath(path) !== url || !isStoredPath(path) || isPersonalPath(path)) return false;
    return (await this.#files.has(path)) || (await this.#bin.has(path));
  }

  async sweep(now = Date.now()): Promise<void> {
    const rows = await this.#db
      .selectFrom('discardedFiles')
      .selectAll()
      .where('at', '<', new Date(now - SETTLED_AFTER).toISOString())
      .execute();
    for (const { url, at } of rows) {
      const isShown = await this.#isShown(url);
      await (isShown ? this.#recover(url) : this.#discard(url));
      if (at < new Date(now - retention(url)).toISOString()) await this.#forget(url, at);
    }
    await this.#files.tidy();
    await this.#bin.tidy();
  }

  sweepDaily(onError: (error: unknown) => void): () => void {
    const sweep = () => void this.sweep().catch(onError);
    sweep();
    const timer = setInterval(sweep, SWEEP_INTERVAL).unref();
    return () => clearInterval(timer);
  }

  async #isShown(url: string): Promise<boolean> {
    const query = this.#db.selectFrom('documentPictures').select('id').where('url', '=', url);
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  async #discard(url: string): Promise<void> {
    for (const path of storedPaths(url)) {
      const bytes = await this.#files.read(path);
      if (!bytes) continue;
      await this.#bin.write(path, bytes);
      await this.#files.remove(path);
    }
    // A document may show the picture by now.
    if (await this.#isShown(url)) await this.#recover(url);
  }

  async #recover(url: string): Promise<void> {
    for (const path of storedPaths(url)) {
      if (await this.#files.read(path)) continue;
      const bytes = await this.#bin.read(path);
      if (bytes) await this.#files.write(path, bytes);
    }
  }

  async #forget(url: string, at: string): Promise<void> {
    // Another process may have moved or restored the picture meanwhile.
    const { numDeletedRows } = await this.#db
      .deleteFrom('discardedFiles')
      .where('url', '=', url)
      .where('at', '=', at)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    for (const path of storedPaths(url)) await this.#bin.remove(path);
  }
}
