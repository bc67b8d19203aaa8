import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { paced } from '../http/paced.ts';
import { createProcessPool } from '../processPool/createProcessPool.ts';
import { startThread } from '../processPool/worker.ts';
import { invalid, Refused } from '../refusal/refused.ts';
import { readShared, type Shared, type SharedKind } from './readShared.ts';

/** Message to the thread. */
export interface SharedRequest {
  kind: SharedKind;
  body: Uint8Array;
}

/** Answer of the thread. */
export type ReadInThread =
  | { shared: Shared<SharedKind>; refused?: undefined }
  | { shared?: undefined; refused: Pick<Refused, 'status' | 'refusal' | 'details'> };

/** Bytes: a plan of about twenty rails, which takes some milliseconds. */
const READ_AT_ONCE = 8 * 1024;

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

/**
 * Parses a request with a shared plan: a short one at once, a long one in a thread.
 * @param network whose turn in the queue it is
 */
export async function readSharedAnywhere<Kind extends SharedKind>(
  kind: Kind,
  body: Buffer,
  network: string,
): Promise<Shared<Kind>> {
  if (body.length <= READ_AT_ONCE) return paced(() => readShared(kind, body));
  const { shared, refused } = await readInThread({ kind, body }, { name: network, onSpent() {} });
  if (refused) throw new Refused(refused.status, refused.refusal, refused.details);
  return shared as Shared<Kind>;
}
