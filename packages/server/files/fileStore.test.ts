import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Ms } from '@lumitor/domain/units';
import { describe, expect, it, onTestFinished } from 'vitest';
import { realS3 } from '../testing/realS3.ts';
import { startS3Server } from '../testing/s3Server.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';
import type { S3Settings } from './s3Client.ts';
import { s3Store } from './s3Store.ts';

const MEGABYTE = 1024 * 1024;
const TIMEOUT: Ms = 300_000;

async function inStubServer(): Promise<FileStore> {
  const server = await startS3Server();
  onTestFinished(server.stop);
  return s3Store({ ...server.settings, prefix: 'files/' });
}

async function inRealServer(settings: S3Settings): Promise<FileStore> {
  const store = s3Store({ ...settings, prefix: `${randomUUID()}/` });
  onTestFinished(async () => {
    const files = await listed(store);
    await inParallel(files, ({ path }) => store.remove(path));
  }, TIMEOUT);
  return store;
}

const PLACES: { place: string; open: () => Promise<FileStore>; isMissing?: boolean }[] = [
  { place: 'a folder', open: async () => folderStore(await temporaryFolder()) },
  { place: 'the S3 of the tests', open: inStubServer },
  {
    place: 'the S3 of TEST_S3_ENDPOINT',
    open: () => inRealServer(realS3 as S3Settings),
    isMissing: !realS3,
  },
];

const pathOf = (name: string | number, folder = 'images') =>
  `${folder}/${createHash('sha1').update(String(name)).digest('base64url').slice(0, 20)}.webp`;

async function listed(store: FileStore) {
  const files = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

describe.for(PLACES)('a file in $place', { timeout: TIMEOUT }, ({ open, isMissing = false }) => {
  it.skipIf(isMissing)('exists from its write to its removal', async () => {
    const store = await open();
    const path = pathOf('there');
    expect(await store.has(path)).toBe(false);
    await store.write(path, Buffer.from('x'));
    expect(await store.has(path)).toBe(true);
    await store.remove(path);
    expect(await store.has(path)).toBe(false);
  });

  it.skipIf(isMissing)('is read as it was written', async () => {
    const store = await open();
    const path = pathOf('a');
    expect(await store.read(path)).toBeNull();
    const bytes = randomBytes(1000);
    await store.write(path, bytes);
    expect(await store.read(path)).toEqual(bytes);
    await store.write(path, new Uint8Array());
    expect(await store.read(path)).toEqual(Buffer.alloc(0));
  });

  it.skipIf(isMissing)('is replaced by the next write to its path', async () => {
    const store = await open();
    const path = pathOf('a');
    await store.write(path, Buffer.from('first, and longer'));
    await store.write(path, new Uint8Array(Buffer.from('second')));
    expect(String(await store.read(path))).toBe('second');
    expect(await listed(store)).toEqual([{ path, size: 6 }]);
  });

  it.skipIf(isMissing)('is removed once', async () => {
    const store = await open();
    const [path, other] = [pathOf('a'), pathOf('b')];
    await store.write(path, Buffer.from('x'));
    await store.write(other, Buffer.from('y'));
    expect(await store.remove(path)).toBe(true);
    expect(await store.remove(path)).toBe(false);
    expect(await store.read(path)).toBeNull();
    expect(String(await store.read(other))).toBe('y');
  });

  it.skipIf(isMissing)('may have 10 MB', async () => {
    const store = await open();
    const bytes = randomBytes(10 * MEGABYTE);
    await store.write(pathOf('big'), bytes);
    expect((await store.read(pathOf('big')))?.equals(bytes)).toBe(true);
    expect(await listed(store)).toEqual([{ path: pathOf('big'), size: bytes.length }]);
  });

  it
    .skipIf(isMissing)
    .for([
      '-_-/___/---/0/--------------------.webp',
      `${'a/'.repeat(4)}____________________-960.bin`,
      `${'n'.repeat(60)}/${'z'.repeat(30)}.csv`,
      'AZaz09_-/AZaz09_-AZaz09_-AZaz.zip',
    ])('may have any name that an upload gives: %s', async (path) => {
    const store = await open();
    await store.write(path, Buffer.from(path));
    expect(String(await store.read(path))).toBe(path);
    expect(await listed(store)).toEqual([{ path, size: path.length }]);
    expect(await store.remove(path)).toBe(true);
  });

  it.skipIf(isMissing)('is listed, without files that no upload can have made', async () => {
    const store = await open();
    const strange = ['a b&c<d>+%25é.webp', "images/it's (one)*!.webp", 'images/.hidden', 'plain'];
    for (const name of strange) {
      await store.write(name, Buffer.from(name));
      expect(String(await store.read(name))).toBe(name);
    }
    await store.write(pathOf('a'), Buffer.from('x'));
    expect(await listed(store)).toEqual([{ path: pathOf('a'), size: 1 }]);
    for (const name of strange) expect(await store.remove(name)).toBe(true);
  });

  it.skipIf(isMissing)('is listed across several pages', async () => {
    const store = await open();
    expect(await listed(store)).toEqual([]);
    const paths = Array.from({ length: 1005 }, (_, index) => pathOf(index, `images/${index % 3}`));
    await inParallel(paths, (path) => store.write(path, Buffer.from('x')));
    expect((await listed(store)).map(({ path }) => path)).toEqual(paths.sort());
  });

  it.skipIf(isMissing)('is complete for readers during writes', async () => {
    const store = await open();
    const path = pathOf('a');
    const version = (letter: string) => Buffer.alloc(MEGABYTE / 4, letter);
    await store.write(path, version('a'));
    const writes = ['b', 'c', 'd', 'e'].map((letter) => store.write(path, version(letter)));
    const reads = Array.from({ length: 12 }, () => store.read(path));
    for (const bytes of await Promise.all(reads))
      expect(bytes?.equals(version(String.fromCharCode(bytes[0] as number)))).toBe(true);
    await Promise.all(writes);
    expect('bcde').toContain(String(await store.read(path))[0]);
  });

  it.skipIf(isMissing)('can be stored if the storage reports that it works', async () => {
    const store = await open();
    await Promise.all([store.check(), store.check(), store.tidy()]);
    expect(await listed(store)).toEqual([]);
  });
});
