import { afterEach, expect, it, vi } from 'vitest';
import { browserCaches } from '../offline/testing/browserCaches.ts';
import { withRoom } from './storageSpace.ts';

afterEach(() => vi.unstubAllGlobals());

const full = () => new DOMException('no room', 'QuotaExceededError');

async function cached(names: readonly string[]) {
  const caches = browserCaches();
  for (const name of names) await caches.open(name);
  vi.stubGlobal('caches', caches);
  return caches;
}
const ALL = ['lumitor-pictures', 'lumitor-app', 'lumitor-orders'];

it('full storage is freed of catalogue pictures first, then of later screens', async () => {
  for (const [misses, left] of [
    [0, ALL],
    [1, ALL.slice(1)],
    [2, ALL.slice(2)],
  ] as const) {
    const caches = await cached(ALL);
    const cache = vi.fn(async () => 'kept');
    for (let miss = 0; miss < misses; miss++) cache.mockRejectedValueOnce(full());
    expect(await withRoom(cache)).toBe('kept');
    expect(await caches.keys()).toEqual(left);
  }
});

it('throws if storage is still full, and for other errors', async () => {
  const caches = await cached(ALL);
  await expect(withRoom(() => Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  expect(await caches.keys()).toEqual(ALL);
  await expect(withRoom(() => Promise.reject(full()))).rejects.toThrow('no room');
  expect(await caches.keys()).toEqual(['lumitor-orders']);
  vi.unstubAllGlobals();
  await expect(withRoom(() => Promise.reject(full()))).rejects.toThrow('no room');
});
