import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { realS3 } from '../testing/realS3.ts';
import { type S3Failure, type S3Server, startS3Server } from '../testing/s3Server.ts';
import { type FileStore, StorageFault, type StoredSize } from './fileStore.ts';
import type { S3Settings } from './s3Client.ts';
import { s3Store } from './s3Store.ts';

const PATH = 'images/aaaaaaaaaaaaaaaaaaaa.webp';
const KEY = `files/${PATH}`;
const BYTES = Buffer.from('picture');

let server: S3Server;
beforeEach(async () => {
  server = await startS3Server();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const storeWith = (settings: Partial<S3Settings> = {}) =>
  s3Store({ ...server.settings, ...settings, prefix: 'files/' });

async function faultOf(work: Promise<unknown>): Promise<string> {
  const fault = await work.then(
    () => null,
    (error) => error,
  );
  expect(fault).toBeInstanceOf(StorageFault);
  return fault.message;
}

async function firstOf(store: FileStore): Promise<StoredSize | undefined> {
  for await (const file of store.list()) return file;
  return undefined;
}

describe('a misconfigured storage', () => {
  it.each<[string, Partial<S3Settings>, RegExp]>([
    [
      'the secret',
      { secretAccessKey: 'other' },
      /403 SignatureDoesNotMatch: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to /,
    ],
    ['the key', { accessKeyId: 'OTHER' }, /403 InvalidAccessKeyId: set S3_ACCESS_KEY_ID to /],
    ['the region', { region: 'us-east-1' }, /400 AuthorizationHeaderMalformed: set S3_REGION to /],
    ['the bucket', { bucket: 'other' }, /404 NoSuchBucket: create the bucket, or set S3_BUCKET /],
    ['the address', { endpoint: 'http://127.0.0.1:1' }, /cannot be reached \(.+\): .*S3_ENDPOINT/],
  ])('reports that it is %s', async (_, settings, message) => {
    const store = storeWith(settings);
    server.objects.set(KEY, BYTES);
    expect(await faultOf(store.check())).toMatch(message);
    expect(await faultOf(store.write(PATH, BYTES))).toMatch(message);
    expect(await faultOf(store.read(PATH))).toMatch(message);
    expect(await faultOf(firstOf(store))).toMatch(message);
    expect(await faultOf(store.remove(PATH))).toMatch(/set|S3_/);
    expect(server.objects).toEqual(new Map([[KEY, BYTES]]));
  });

  it.skipIf(!realS3).each<[string, Partial<S3Settings>, RegExp]>([
    [
      'the secret',
      { secretAccessKey: 'other' },
      /403 SignatureDoesNotMatch: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to /,
    ],
    [
      'the key',
      { accessKeyId: 'OTHER' },
      /403 (InvalidAccessKeyId|SignatureDoesNotMatch): set S3_ACCESS_KEY_ID /,
    ],
    ['the region', { region: 'xx-other-1' }, /400 AuthorizationHeaderMalformed: set S3_REGION to /],
    ['the bucket', { bucket: 'no-such-bucket' }, /404 NoSuchBucket: create the bucket, or set S3_BUCKET /],
  ])('reports at the S3 of TEST_S3_ENDPOINT that it is %s', async (_, settings, message) => {
    const store = s3Store({ ...(realS3 as S3Settings), ...settings, prefix: 'files/' });
    expect(await faultOf(store.check())).toMatch(message);
    expect(await faultOf(store.write(PATH, BYTES))).toMatch(message);
    expect(await faultOf(store.read(PATH))).toMatch(message);
    await faultOf(store.remove(PATH));
  });

  it('reports that the clock of this machine is wrong', async () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 20 * 60_000);
    expect(await faultOf(storeWith().check())).toMatch(/403 RequestTimeTooSkewed: correct the clock /);
  });
});

describe('a transient failure', () => {
  it.each<S3Failure>(['down', 'slow-down', 'cut'])('is retried: %s', async (mode) => {
    const store = storeWith();
    const twice = { times: 2 };
    server.fail(mode, twice);
    await store.write(PATH, BYTES);
    expect(server.objects.get(KEY)).toEqual(BYTES);
    server.fail(mode, twice);
    expect(await store.read(PATH)).toEqual(BYTES);
    server.fail(mode, twice);
    expect(await firstOf(store)).toEqual({ path: PATH, size: BYTES.length });
    server.fail(mode, twice);
    expect(await store.remove(PATH)).toBe(true);
    expect(server.objects.size).toBe(0);
  });

  it('is reported at once by a check', async () => {
    server.fail('slow-down', { times: 1 });
    expect(await faultOf(storeWith().check())).toMatch(/503 SlowDown/);
    expect(server.requests).toHaveLength(1);
    await storeWith().check();
  });
});

describe('a permanent failure', () => {
  it.each<S3Failure>(['down', 'slow-down', 'cut'])('is reported after three attempts: %s', async (mode) => {
    const store = storeWith();
    server.objects.set(KEY, BYTES);
    server.fail(mode);
    const works = [
      () => store.write(PATH, BYTES),
      () => store.read(PATH),
      () => store.has(PATH),
      () => store.remove(PATH),
    ];
    for (const work of works) {
      const before = server.requests.length;
      await faultOf(work());
      expect(server.requests.length - before).toBe(3);
    }
  });

  it('never results in half a list', async () => {
    for (let index = 0; index < 1001; index += 1)
      server.objects.set(`files/images/${String(index).padStart(20, '0')}.webp`, BYTES);
    let pages = 0;
    server.fail('slow-down', { when: ({ key }) => key === '' && ++pages > 1 });
    const listing = async () => {
      for await (const _ of storeWith().list());
    };
    expect(await faultOf(listing())).toMatch(/503 SlowDown/);
  });

  it.each(['write', 'read', 'remove', 'check'] as const)(
    'is reported within 15 seconds without an answer: %s',
    async (name) => {
      server.fail('hang');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      const start = Date.now();
      let isSettled = false;
      const reported = faultOf(storeWith()[name](PATH, BYTES)).finally(() => {
        isSettled = true;
      });
      while (!isSettled) {
        await new Promise((resolve) => setImmediate(resolve));
        if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(50);
      }
      expect(await reported).toMatch(/cannot be reached \(no response in time\)/);
      expect(Date.now() - start).toBeLessThanOrEqual(name === 'check' ? 5_100 : 15_100);
    },
  );
});
