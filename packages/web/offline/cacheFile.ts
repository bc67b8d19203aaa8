import type { Ms } from '@lumitor/domain/units';
import { isStorageFull } from '../data/storageSpace.ts';

const PAUSES: readonly Ms[] = [1_000, 4_000, 15_000];

const delay = (pause: Ms) => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * Stores a file. A lost request is repeated after each of `pauses`: one of many files must not leave the
 * visit without the others. Full storage is freed by `makeRoom`, once.
 * @throws the last fault
 */
export async function cacheFile(
  cache: Pick<Cache, 'add'>,
  url: string,
  makeRoom: () => Promise<void>,
  pauses: readonly Ms[] = PAUSES,
): Promise<void> {
  for (const pause of pauses)
    try {
      return await cache.add(url);
    } catch (fault) {
      if (isStorageFull(fault)) {
        await makeRoom();
        break;
      }
      await delay(pause);
    }
  await cache.add(url);
}
