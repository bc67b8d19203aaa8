import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { ComputeAnswer } from '@lumitor/domain/computation/answer';
import type { PhotometricBytes } from '../files/photometry.ts';
import { createProcessPool } from '../processPool/createProcessPool.ts';
import type { SharedJson } from '../processPool/sharedJson.ts';
import { startThread } from '../processPool/worker.ts';
import { invalid, type Refused } from '../refusal/refused.ts';

export interface ComputingRequest {
  body: Uint8Array;
  euroRate: number;
  contents: Record<ProductLine | 'texts', SharedJson>;
  /** Null: not read yet. */
  photometry: PhotometricBytes[] | null;
}

export type ComputedInThread =
  | { answer: ComputeAnswer; photometry?: undefined; refused?: undefined }
  | { answer?: undefined; photometry: readonly string[]; refused?: undefined }
  | { answer?: undefined; photometry?: undefined; refused: Pick<Refused, 'status' | 'refusal' | 'details'> };

/** A pool of its own: saving orders must not wait for light. */
export const computeInThread = createProcessPool<ComputingRequest, ComputedInThread>({
  program: join(import.meta.dirname, 'computeThread'),
  start: startThread,
  workers: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mayWait: 128,
  mayWaitBytes: 64e6,
  bytesOf: ({ body }) => body.length,
  patience: 30_000,
  maxMemory: 5e8,
  tooMuch: () =>
    invalid('The plan needs too much time or memory to compute. Send it without light, or split it.', 'plan'),
});
