import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { filesAreKept } from './begin.ts';
import { keep } from './kept.ts';

const FILE = /"(\/files\/[^"\\]+)"/g;

/** What an order's screens and files are made of: itself, what was done on its site, and the files that it names. */
export function pathsOf({ id, data, settings }: Pick<ShownOrder, 'id' | 'data' | 'settings'>): string[] {
  const files = [...JSON.stringify([data, settings.shop]).matchAll(FILE)].map(([, path = '']) => path);
  const tables = files.flatMap((path) => (path.startsWith('/files/photometry/') ? [`${path}.json`] : []));
  const order = `/api/orders/${encodeURIComponent(id)}`;
  return [...new Set([order, `${order}/site`, ...files, ...tables])];
}

/** Has an order that is opened open again without a network (D72). @returns whether it does */
export async function keepOrder(order: Parameters<typeof pathsOf>[0]): Promise<boolean> {
  if (!(await filesAreKept)) return false;
  let isWhole = true;
  const paths = pathsOf(order);
  for (const path of paths) await keep(path);
  // What found no room is asked for again: the worker has made some.
  for (const path of paths) isWhole = (await keep(path)) && isWhole;
  return isWhole;
}
