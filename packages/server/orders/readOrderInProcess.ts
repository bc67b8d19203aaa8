import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Bytes } from '@lumitor/domain/units';
import { paced } from '../http/paced.ts';
import type { Prepared } from '../http/prepared.ts';
import { type Client, createProcessPool } from '../processPool/createProcessPool.ts';
import { startThread } from '../processPool/worker.ts';
import { invalid, Refused } from '../refusal/refused.ts';
import { type OrderPricing, type ReadOrder, readOrder } from './readOrder.ts';

/** Shared memory; the tag identifies the version. */
export interface SharedCatalogue {
  etag: string;
  json: SharedArrayBuffer;
}

export interface ReadingRequest extends Omit<OrderPricing, 'catalogueOf'> {
  body: Uint8Array;
  catalogues: Record<ProductLine, SharedCatalogue>;
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

const shared = new WeakMap<Prepared, SharedCatalogue>();

function share({ prepared }: KnownCatalogue): SharedCatalogue {
  const known = shared.get(prepared);
  if (known) return known;
  const { body } = prepared.plain;
  const json = new SharedArrayBuffer(body.length);
  new Uint8Array(json).set(body);
  const made = { etag: prepared.etag, json };
  shared.set(prepared, made);
  return made;
}

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
    { ...pricing, body, catalogues: { standard: share(standard), micro: share(micro) } },
    client,
  );
  if (refused) throw new Refused(refused.status, refused.refusal, refused.details);
  return order;
}
