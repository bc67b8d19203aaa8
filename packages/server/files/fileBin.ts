import { IMAGE_WIDTHS, imageAt } from '@lumitor/domain/catalogue/image';
import { append } from '@lumitor/domain/math/lists';
import type { Db } from '../database/schema.ts';
import { type FileStore, StorageFault } from './fileStore.ts';
import { isPersonalPath, isStoredPath } from './storedPath.ts';
import { pathOfUrl, urlOfPath } from './storeFile.ts';

/** How long an unused picture can be restored. All times are in milliseconds. */
const RETENTION = 30 * 24 * 60 * 60 * 1000;
/** Age of a move or restoration after which no process still works on it. */
const SETTLED_AFTER = 60 * 60 * 1000;
const SWEEP_EVERY = 24 * 60 * 60 * 1000;
/** Rows per statement. */
const AT_ONCE = 500;
/** Concurrent requests to a storage. */
const MAX_CONCURRENT_REQUESTS = 16;

/**
 * Time in the bin. Visitors' files are deleted by the first sweep after their removal, because the documents that
 * showed them are not restored.
 */
const retention = (url: string): number => (isPersonalPath(pathOfUrl(url)) ? 0 : RETENTION);

/** Paths of a picture in all its widths. */
export const pathsOf = (url: string) => [
  ...new Set(IMAGE_WIDTHS.map((width) => pathOfUrl(imageAt(url, width)))),
];

/**
 * Moves pictures that no document shows from the file store to the bin for a while. A row in `discardedFiles` means
 * that the bin has, or may soon have, a copy. The copy stays after a restoration, so that a picture always has a copy
 * during concurrent or interrupted operations. The sweep repairs the rest.
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

  /** Marks pictures for the sweep that may be unused: uploads, or pictures removed by the current transaction. */
  async note(urls: Iterable<string>, db: Db = this.#db): Promise<void> {
    const at = new Date().toISOString();
    const rows = [...new Set(urls)].map((url) => ({ url, at }));
    for (let first = 0; first < rows.length; first += AT_ONCE)
      await db
        .insertInto('discardedFiles')
        .values(rows.slice(first, first + AT_ONCE))
        .onConflict((conflict) => conflict.column('url').doUpdateSet({ at }))
        .execute();
  }

  /** Moves unused pictures to the bin. */
  async discardUnused(urls: Iterable<string>): Promise<void> {
    for (const url of new Set(urls)) {
      if (await this.#isShown(url)) continue;
      await this.note([url]);
      try {
        await this.#discard(url);
      } catch (error) {
        // The change is already stored, so this must not fail; the sweep removes the picture later.
        if (!(error instanceof StorageFault)) throw error;
      }
    }
  }

  /** Restores pictures that are in the bin. */
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

  /** URLs with a file neither in the file store nor in the bin. */
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

  /** Deletes expired pictures from the bin, and finishes interrupted operations. */
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

  /** Sweeps now and daily. @returns a function that stops */
  sweepDaily(onError: (error: unknown) => void): () => void {
    const sweep = () => void this.sweep().catch(onError);
    sweep();
    const timer = setInterval(sweep, SWEEP_EVERY).unref();
    return () => clearInterval(timer);
  }

  async #isShown(url: string): Promise<boolean> {
    const query = this.#db.selectFrom('documentPictures').select('id').where('url', '=', url);
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  async #discard(url: string): Promise<void> {
    for (const path of pathsOf(url)) {
      const bytes = await this.#files.read(path);
      if (!bytes) continue;
      await this.#bin.write(path, bytes);
      await this.#files.remove(path);
    }
    // A document may show the picture by now.
    if (await this.#isShown(url)) await this.#recover(url);
  }

  async #recover(url: string): Promise<void> {
    for (const path of pathsOf(url)) {
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
    for (const path of pathsOf(url)) await this.#bin.remove(path);
  }
}
