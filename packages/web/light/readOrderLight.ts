import {
  type computeOrderLight,
  type OrderLight,
  orderScene,
  photometryOf,
} from '@lumitor/domain/order/orderLight';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { fetchTable } from '../data/photometry.ts';
import { runInWorker } from './runInWorker.ts';

/** Light of a stored order; null if not measurable. @throws if a file or worker fails to load */
export async function readOrderLight(
  { data: { lines, places, isSuspended, isRecessed, target }, plan }: ShownOrder,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<OrderLight | null> {
  const data = { lines, places, isSuspended, isRecessed, target };
  if (!orderScene(data, plan, new Map())) return null;
  const paths = photometryOf(lines);
  const tables = await Promise.all(paths.map(async (path) => [path, await fetchTable(path)] as const));
  const worker = new Worker(new URL('./orderLightWorker.ts', import.meta.url), { type: 'module' });
  const question: Parameters<typeof computeOrderLight> = [data, plan, new Map(tables)];
  return runInWorker(worker, question, signal, onProgress);
}
