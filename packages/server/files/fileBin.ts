import { IMAGE_WIDTHS, imageAt } from '@lumitor/domain/catalogue/image';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { FileStore } from './fileStore.ts';
import { pathOfUrl } from './storeFile.ts';

/** For so long a picture that nothing shows can come back, when a change is taken back. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
const SWEEP_EVERY = 24 * 60 * 60 * 1000;

const pathsOf = (url: string) => [...new Set(IMAGE_WIDTHS.map((width) => pathOfUrl(imageAt(url, width))))];

async function move(path: string, from: FileStore, to: FileStore): Promise<void> {
  const bytes = await from.read(path);
  if (!bytes) return;
  await to.write(path, bytes);
  await from.remove(path);
}

/** Takes pictures out of the file store that no document shows, and keeps them for a while. */
export class FileBin {
  readonly #db: Kysely<Schema>;
  readonly #files: FileStore;
  readonly #bin: FileStore;

  constructor({ db, files, bin }: { db: Kysely<Schema>; files: FileStore; bin: FileStore }) {
    this.#db = db;
    this.#files = files;
    this.#bin = bin;
  }

  /** Puts those of the pictures into the bin that no document shows. */
  async discardUnused(urls: Iterable<string>): Promise<void> {
    for (const url of new Set(urls)) {
      const user = await this.#db
        .selectFrom('documentPictures')
        .select('id')
        .where('url', '=', url)
        .limit(1)
        .executeTakeFirst();
      if (user) continue;
      await this.#db
        .insertInto('discardedFiles')
        .values({ url, at: new Date().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const path of pathsOf(url)) await move(path, this.#files, this.#bin);
    }
  }

  /** Brings back those of the pictures that are in the bin. */
  async recover(urls: Iterable<string>): Promise<void> {
    const wanted = [...new Set(urls)];
    if (wanted.length === 0) return;
    const discarded = await this.#db.selectFrom('discardedFiles').select('url').execute();
    const inBin = new Set(discarded.map(({ url }) => url));
    for (const url of wanted.filter((each) => inBin.has(each))) {
      for (const path of pathsOf(url)) await move(path, this.#bin, this.#files);
      await this.#db.deleteFrom('discardedFiles').where('url', '=', url).execute();
    }
  }

  /** Removes for good what has been in the bin for too long. */
  async sweep(now = Date.now()): Promise<void> {
    const old = await this.#db
      .selectFrom('discardedFiles')
      .select('url')
      .where('at', '<', new Date(now - KEPT_FOR).toISOString())
      .execute();
    for (const { url } of old) {
      for (const path of pathsOf(url)) await this.#bin.remove(path);
      await this.#db.deleteFrom('discardedFiles').where('url', '=', url).execute();
    }
  }

  /** Sweeps now and every day. @returns a function that ends it */
  sweepDaily(onError: (error: unknown) => void): () => void {
    const sweep = () => void this.sweep().catch(onError);
    sweep();
    const timer = setInterval(sweep, SWEEP_EVERY).unref();
    return () => clearInterval(timer);
  }
}
