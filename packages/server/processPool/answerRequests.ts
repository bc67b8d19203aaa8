import { setPriority } from 'node:os';
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Ms } from '@lumitor/domain/units';

export const READY = 'ready';

const MEMORY_CHECK_INTERVAL: Ms = 20;
/** Lower than that of the service. */
const PRIORITY = 5;

const failed = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Makes this process or thread a worker of `createProcessPool`, with one answer per message. */
export function answerRequests<Request, Answer>(work: (request: Request) => Promise<Answer> | Answer): void {
  const answerTo = async (request: Request) => {
    try {
      return await work(request);
    } catch (error) {
      return failed(error);
    }
  };
  // Elsewhere a priority applies to the whole process.
  if (process.platform === 'linux') setPriority(PRIORITY);
  if (!isMainThread) {
    parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await answerTo(request)));
    parentPort?.postMessage(READY);
    return;
  }
  const maxMemory = Number(process.argv[2]);
  // The service is notified by the exit.
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(1);
  }, MEMORY_CHECK_INTERVAL);
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: Request) => process.send?.(await answerTo(request)));
  process.send?.(READY);
}
