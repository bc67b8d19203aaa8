import { cacheOf } from './kept.ts';

/** What gives way to a visitor's work, first to last: it comes again by itself. */
const GIVES_WAY = ['pictures', 'app'];

export const isForWantOfRoom = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'QuotaExceededError';

/** Removes a cache, and its answers before: while a page or the worker has it open, their room would stay taken. */
export async function removeCache(name: string): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  await caches.delete(name);
}

/**
 * Keeps a visitor's work; where the browser has no room for it, in that of what is kept for when there is no network (D72).
 * @throws what keeping it throws, where there is no room then either
 */
export async function withRoom<Value>(keep: () => Promise<Value>): Promise<Value> {
  for (const cache of GIVES_WAY)
    try {
      return await keep();
    } catch (fault) {
      if (!isForWantOfRoom(fault)) throw fault;
      // A browser that forbids caches has none.
      if ('caches' in globalThis) await removeCache(cacheOf({ cache })).catch(() => {});
    }
  return keep();
}
