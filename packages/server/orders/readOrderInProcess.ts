import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Bytes } from '@lumitor/domain/units';
import { paced } from '../http/paced.ts';
import type { Prepared } from '../http/prepared.ts';
import { type Client, createProcessPool } from '../processPool/createProcessPool.ts';
import { type SharedJson, shareJson } from '../processPool/sharedJson.ts';
import { startThread } from '../processPool/worker.ts';
import { invalid, Refused } from '../refusal/refused.ts';
import { type OrderPricing, type ReadOrder, readOrder } from './readOrder.ts';

export interface ReadingRequest extends Omit<OrderPricing, 'catalogueOf'> {
  body: Uint8Array;
  catalogues: Record<ProductLine, SharedJson>;
}

export type ReadInProcess =
  | { order: ReadOrder; refused?: undefined }
  | { order?: undefined; refused: Pick<Refused, 'status' | 'refusal' | 'details'> };

export interface KnownCatalogue {
  content: LineCatalogue;
  prepared: Prepared;
}

/** Pricing this many bytes takes milliseconds. */
const MAX_MAIN_THREAD_BYTES: Bytes = 8 * 1024;

const runInWorker = createProcessPool<ReadingRequest, ReadInProcess>({
  program: join(import.meta.dirname, 'orderThread'),
  start: startThread,
  // One processor stays free for the main thread.
  workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  // 256 flooding networks and others.
  mayWait: 512,
  mayWaitBytes: 64e6,
  bytesOf: ({ body }) => body.length,
  patience: 10_000,
  maxMemory: 5e8,
  tooMuch: () => invalid('The plan needs too much time or memory to price. Split it.', 'steps'),
});

export const isReadInProcess = (body: Buffer): boolean => body.length > MAX_MAIN_THREAD_BYTES;

/** Prices a short order at once, a long one in a thread (0059). */
export async function readOrderAnywhere(
  body: Buffer,
  catalogues: Record<ProductLine, KnownCatalogue>,
  pricing: Omit<OrderPricing, 'catalogueOf'>,
  client: Client,
): Promise<ReadOrder> {
  if (!isReadInProcess(body))
    return paced(() => readOrder(body, { ...pricing, catalogueOf: (line) => catalogues[line].content }));
  const { standard, micro } = catalogues;
  const { order, refused } = await runInWorker(
    {
      ...pricing,
      body,
      catalogues: { standard: shareJson(standard.prepared), micro: shareJson(micro.prepared) },
    },
    client,
  );
  if (refused) throw new Refused(refused.status, refused.refusal, refused.details);
  return order;
}
