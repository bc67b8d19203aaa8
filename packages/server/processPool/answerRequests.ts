import { setPriority } from 'node:os';
import { isMainThread, parentPort } from 'node:worker_threads';

/** Sent once the worker accepts requests. */
export const READY = 'ready';

/** Interval of memory checks in milliseconds. */
const WATCH = 20;
/** Lower than that of the service, which serves others meanwhile. */
const PRIORITY = 5;

const failed = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Makes this process or thread a worker of `workApart`: each message is a request, with one answer. */
export function answerRequests<Asked, Answer>(work: (asked: Asked) => Promise<Answer> | Answer): void {
  const answerTo = async (asked: Asked) => {
    try {
      return await work(asked);
    } catch (error) {
      return failed(error);
    }
  };
  // Elsewhere a priority applies to the whole process.
  if (process.platform === 'linux') setPriority(PRIORITY);
  if (!isMainThread) {
    parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answerTo(asked)));
    parentPort?.postMessage(READY);
    return;
  }
  const maxMemory = Number(process.argv[2]);
  // Excessive memory ends the process, and the service is notified by its exit.
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(1);
  }, WATCH);
  process.on('disconnect', () => process.exit());
  process.on('message', async (asked: Asked) => process.send?.(await answerTo(asked)));
  process.send?.(READY);
}
