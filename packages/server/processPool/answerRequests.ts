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
  // Excessive memory ends the process, and the service is notified by its exit.
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(1);
  }, WATCH);
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: Request) => process.send?.(await answerTo(request)));
  process.send?.(READY);
}
