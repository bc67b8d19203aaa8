import { setPriority } from 'node:os';
import { isMainThread, parentPort } from 'node:worker_threads';

/** Told once what is asked can be worked on. */
export const READY = 'ready';

/** How often the memory is looked at, in milliseconds. */
const WATCH = 20;
/** Below that of the service, which answers others meanwhile. */
const PRIORITY = 5;

const failed = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Makes this process or thread one that `workApart` asks: each message is a piece of work, and so is each answer. */
export function answerRequests<Asked, Answer>(work: (asked: Asked) => Promise<Answer> | Answer): void {
  const answerTo = async (asked: Asked) => {
    try {
      return await work(asked);
    } catch (error) {
      return failed(error);
    }
  };
  // Elsewhere a priority is that of the whole process.
  if (process.platform === 'linux') setPriority(PRIORITY);
  if (!isMainThread) {
    parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answerTo(asked)));
    parentPort?.postMessage(READY);
    return;
  }
  const maxMemory = Number(process.argv[2]);
  // What grows beyond it has no end in sight; whoever asked hears that the process is gone.
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(1);
  }, WATCH);
  process.on('disconnect', () => process.exit());
  process.on('message', async (asked: Asked) => process.send?.(await answerTo(asked)));
  process.send?.(READY);
}
