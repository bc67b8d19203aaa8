import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Bytes } from '@lumitor/domain/units';
import { paced } from '../http/paced.ts';
import { createProcessPool } from '../processPool/createProcessPool.ts';
import { startThread } from '../processPool/worker.ts';
import { invalid, Refused } from '../refusal/refused.ts';
import { readShared, type Shared, type SharedKind } from './readShared.ts';

export interface SharedRequest {
  kind: SharedKind;
  body: Uint8Array;
}

export type ReadInThread =
  | { shared: Shared<SharedKind>; refused?: undefined }
  | { shared?: undefined; refused: Pick<Refused, 'status' | 'refusal' | 'details'> };

/** About twenty rails, which take some milliseconds. */
const MAX_MAIN_THREAD_BYTES: Bytes = 8 * 1024;

const readInThread = createProcessPool<SharedRequest, ReadInThread>({
  program: join(import.meta.dirname, 'sharedThread'),
  start: startThread,
  workers: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mayWait: 512,
  mayWaitBytes: 64e6,
  bytesOf: ({ body }) => body.length,
  patience: 5_000,
  maxMemory: 3e8,
  tooMuch: () => invalid('The plan needs too much time or memory to check. Split it.', 'plan'),
});

/** @param network queued fairly */
export async function readSharedAnywhere<Kind extends SharedKind>(
  kind: Kind,
  body: Buffer,
  network: string,
): Promise<Shared<Kind>> {
  if (body.length <= MAX_MAIN_THREAD_BYTES) return paced(() => readShared(kind, body));
  const { shared, refused } = await readInThread({ kind, body }, { name: network, onSpent() {} });
  if (refused) throw new Refused(refused.status, refused.refusal, refused.details);
  return shared as Shared<Kind>;
}
