import { type FileStore, StorageFault, type StoredSize } from './fileStore.ts';
import { parseListing } from './s3Answers.ts';
import { S3Client, type S3Settings } from './s3Client.ts';
import { isStoredPath } from './storedPath.ts';

/**
 * Files in a bucket of any storage that speaks S3, which shows an object whole or not at all.
 * @param prefix what the keys begin with, such as `files/`
 */
export function s3Store({ prefix, ...settings }: S3Settings & { prefix: string }): FileStore {
  const client = new S3Client(settings);
  const keyOf = (path: string) => `${prefix}${path}`;

  async function page(query: Record<string, string>, isSentOnce = false) {
    const list = { 'list-type': '2', 'encoding-type': 'url', prefix, ...query };
    const { body } = await client.ask({ method: 'GET', query: list, isSentOnce });
    try {
      return parseListing(body.toString());
    } catch (error) {
      const problem = (error as Error).message;
      throw new StorageFault(`${problem} See that S3_ENDPOINT ${settings.endpoint} speaks S3.`, error);
    }
  }

  async function* list(): AsyncGenerator<StoredSize> {
    let next: string | null = null;
    do {
      const found = await page(next === null ? {} : { 'continuation-token': next });
      for (const { path: key, size } of found.objects) {
        const path = key.startsWith(prefix) ? key.slice(prefix.length) : '';
        if (isStoredPath(path)) yield { path, size };
      }
      next = found.next;
    } while (next !== null);
  }

  return {
    async write(path, bytes) {
      await client.ask({ method: 'PUT', key: keyOf(path), body: bytes });
    },
    async read(path) {
      const { status, body } = await client.ask({ method: 'GET', key: keyOf(path) });
      return status === 404 ? null : body;
    },
    async has(path) {
      const { status } = await client.ask({ method: 'HEAD', key: keyOf(path) });
      return status !== 404;
    },
    async remove(path) {
      // The answer to DELETE is the same whether there was an object or not.
      const { status } = await client.ask({ method: 'HEAD', key: keyOf(path) });
      await client.ask({ method: 'DELETE', key: keyOf(path) });
      return status !== 404;
    },
    list,
    async check() {
      await page({ 'max-keys': '1' }, true);
    },
    // There is never a part: an object appears when its upload is whole.
    async tidy() {},
  };
}
