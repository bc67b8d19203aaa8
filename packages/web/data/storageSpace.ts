import { cacheOf } from './cacheNames.ts';

/** Caches removed for a visitor's work, in this order; they load again later. */
const GIVES_WAY = ['pictures', 'app'];

export const isStorageFull = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'QuotaExceededError';

export async function removeCache(name: string): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  await caches.delete(name);
}

/** Stores a visitor's work; if storage is full, removes offline caches (D72). @throws if that fails */
export async function withRoom<Value>(store: () => Promise<Value>): Promise<Value> {
  for (const cache of GIVES_WAY)
    try {
      return await store();
    } catch (fault) {
      if (!isStorageFull(fault)) throw fault;
      // A browser that forbids caches has none.
      if ('caches' in globalThis) await removeCache(cacheOf({ cache })).catch(() => {});
    }
  return store();
}
