import { type FileStore, StorageFault, type StoredSize } from './fileStore.ts';
import { parseListing } from './s3Answers.ts';
import { S3Client, type S3Settings } from './s3Client.ts';
import { isStoredPath } from './storedPath.ts';

export function s3Store({ prefix, ...settings }: S3Settings & { prefix: string }): FileStore {
  const client = new S3Client(settings);
  const keyOf = (path: string) => `${prefix}${path}`;

  async function page(query: Record<string, string>, isSentOnce = false) {
    const list = { 'list-type': '2', 'encoding-type': 'url', prefix, ...query };
    const { body } = await client.send({ method: 'GET', query: list, isSentOnce });
    try {
      return parseListing(body.toString());
    } catch (error) {
      const problem = (error as Error).message;
      throw new StorageFault(`${problem} Check that S3_ENDPOINT ${settings.endpoint} supports S3.`, error);
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
      await client.send({ method: 'PUT', key: keyOf(path), body: bytes });
    },
    async read(path) {
      const { status, body } = await client.send({ method: 'GET', key: keyOf(path) });
      return status === 404 ? null : body;
    },
    async has(path) {
      const { status } = await client.send({ method: 'HEAD', key: keyOf(path) });
      return status !== 404;
    },
    async remove(path) {
      // DELETE answers the same for a missing object.
      const { status } = await client.send({ method: 'HEAD', key: keyOf(path) });
      await client.send({ method: 'DELETE', key: keyOf(path) });
      return status !== 404;
    },
    list,
    async check() {
      await page({ 'max-keys': '1' }, true);
    },
    // An object appears only when its upload is complete.
    async tidy() {},
  };
}
