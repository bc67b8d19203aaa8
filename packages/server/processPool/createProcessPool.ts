import { isNativeError } from 'node:util/types';
import type { Bytes, Ms, Seconds } from '@lumitor/domain/units';
import { refused } from '../refusal/refused.ts';
import { READY } from './answerRequests.ts';
import { FairQueue } from './fairQueue.ts';
import { startProcess, type Worker } from './worker.ts';

export interface Limits {
  patience?: Ms;
  maxMemory?: Bytes;
  workers?: number;
  /** Beyond it, a waiting job of the client with the most is refused. */
  mayWait?: number;
  mayWaitBytes?: Bytes;
}

interface Work<Request> extends Limits {
  program: string;
  bytesOf?: (request: Request) => Bytes;
  start?: (program: string, maxMemory: Bytes) => Worker;
  /** Thrown on timeout, or if the worker has ended. */
  tooMuch(): Error;
}

export interface Client {
  /** Address or other key; its networks share places and turns. */
  name: string;
  onSpent(time: Ms): void;
}

const NOBODY: Client = { name: '', onSpent() {} };

const IDLE_TIMEOUT: Ms = 60_000;
const RETRY_AFTER: Seconds = 5;

const busy = () =>
  refused(503, 'busy', `The service is busy. Try again in ${RETRY_AFTER} seconds.`, {
    retryAfter: RETRY_AFTER,
  });

/** Rejects on timeout, or if the worker ends. */
function answerOf<Answer>(
  { events, send, end }: Worker,
  request: object,
  { patience, tooMuch }: { patience: Ms; tooMuch(): Error },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const reported = (answer: Answer | Error | typeof READY) => {
      // The timeout starts when the worker is ready.
      if (answer === READY) watch();
      else settle(() => (isNativeError(answer) ? reject(answer) : resolve(answer as Answer)));
    };
    const gone = () => settle(() => reject(tooMuch()));
    const failed = (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error));
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      events.off('message', reported).off('exit', gone).off('error', failed);
      settled();
    };
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(end, patience);
    };
    watch();
    events.on('message', reported).once('exit', gone).once('error', failed);
    send(request);
  });
}

interface Job {
  start(worker: Worker): Promise<Ms>;
  refuse(): void;
}

/**
 * Runs jobs from a fair queue, one at a time in each process or thread. Only ending a worker stops a job
 * that uses all time or memory.
 */
export function createProcessPool<Request extends object, Answer>(
  work: Work<Request>,
): (request: Request, client?: Client) => Promise<Answer> {
  const { program, patience = 20_000, maxMemory = 1.5e9, workers = 1, mayWait = 1_000 } = work;
  const { start = startProcess, bytesOf = () => 0, tooMuch } = work;
  const { mayWaitBytes = Number.POSITIVE_INFINITY } = work;
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const queue = new FairQueue<Job>({ mayWait, mayWaitBytes });

  const dismiss = (worker: Worker) => {
    all.delete(worker);
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };

  function begin(): Worker {
    const worker = start(program, maxMemory);
    all.add(worker);
    worker.events.on('exit', () => dismiss(worker)).on('error', () => dismiss(worker));
    return worker;
  }

  function rest(worker: Worker): void {
    if (!all.has(worker)) return;
    worker.reference(false);
    idle.set(worker, setTimeout(worker.end, IDLE_TIMEOUT).unref());
  }

  /** The last used worker first, so that surplus ones stay idle and end. */
  function free(): Worker | undefined {
    const [worker, ending] = [...idle].at(-1) ?? [];
    if (!worker) return all.size < workers ? begin() : undefined;
    clearTimeout(ending);
    idle.delete(worker);
    worker.reference(true);
    return worker;
  }

  function goOn(): void {
    while (queue.length > 0) {
      const worker = free();
      const next = worker && queue.next();
      if (!next) return;
      next.job
        .start(worker)
        .then((milliseconds) => {
          next.done(milliseconds);
          rest(worker);
        })
        .finally(goOn);
    }
  }

  return (request, client = NOBODY) => {
    return new Promise((resolve, reject) => {
      const start = async (worker: Worker) => {
        const began = performance.now();
        try {
          resolve(await answerOf(worker, request, { patience, tooMuch }));
        } catch (error) {
          // Its job may still be running.
          worker.end();
          dismiss(worker);
          reject(error);
        }
        const milliseconds = performance.now() - began;
        client.onSpent(milliseconds);
        return milliseconds;
      };
      const refuse = () => reject(busy());
      for (const refused of queue.add(client.name, { start, refuse }, bytesOf(request))) refused.refuse();
      goOn();
    });
  };
}
