import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { store as cache } from './cachedScreens.ts';
import { filesAreCached } from './startOffline.ts';

const FILE = /"(\/files\/[^"\\]+)"/g;

export function orderPaths({ id, data, settings }: Pick<ShownOrder, 'id' | 'data' | 'settings'>): string[] {
  const files = [...JSON.stringify([data, settings.shop]).matchAll(FILE)].map(([, path = '']) => path);
  const tables = files.flatMap((path) => (path.startsWith('/files/photometry/') ? [`${path}.json`] : []));
  const order = `/api/orders/${encodeURIComponent(id)}`;
  return [...new Set([order, `${order}/site`, ...files, ...tables])];
}

/** @returns whether everything is stored (D72) */
export async function cacheOrder(order: Parameters<typeof orderPaths>[0]): Promise<boolean> {
  if (!(await filesAreCached)) return false;
  let isWhole = true;
  const paths = orderPaths(order);
  for (const path of paths) await cache(path);
  // Failed files are requested again, because the worker has freed storage.
  for (const path of paths) isWhole = (await cache(path)) && isWhole;
  return isWhole;
}
