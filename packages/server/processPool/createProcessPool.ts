import { isNativeError } from 'node:util/types';
import { refused } from '../refusal/refused.ts';
import { READY } from './answerRequests.ts';
import { FairQueue } from './fairQueue.ts';
import { startProcess, type Worker } from './worker.ts';

export interface Limits {
  /** Milliseconds per job. */
  patience?: number;
  /** Bytes per worker. */
  maxMemory?: number;
  /** Maximum of workers. */
  workers?: number;
  /** Maximum of waiting jobs; beyond it, a job of the client with the most is refused. */
  mayWait?: number;
  /** Maximum bytes of waiting jobs. */
  mayWaitBytes?: number;
}

interface Work<Request> extends Limits {
  /** Path of the program that calls `answerRequests`, without its extension. */
  program: string;
  /** Bytes of a waiting job. */
  bytesOf?: (request: Request) => number;
  start?: (program: string, maxMemory: number) => Worker;
  /** Error thrown on timeout, or if the worker has ended. */
  tooMuch(): Error;
}

/** Client of a job. */
export interface Client {
  /** An address or another key; its networks share places and turns. */
  name: string;
  /** Receives the milliseconds of a job, finished or not. */
  onSpent(milliseconds: number): void;
}

const NOBODY: Client = { name: '', onSpent() {} };

/** Milliseconds after which an idle worker ends and frees its memory. */
const IDLE = 60_000;
/** Seconds until a refused client may retry. */
const RETRY_AFTER = 5;

const busy = () =>
  refused(503, 'busy', `The service is busy. Try again in ${RETRY_AFTER} seconds.`, {
    retryAfter: RETRY_AFTER,
  });

/** Runs a job in a worker. @returns its answer; rejects on timeout or if the worker ends */
function answerOf<Answer>(
  { events, send, end }: Worker,
  request: object,
  { patience, tooMuch }: { patience: number; tooMuch(): Error },
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
  /** @returns milliseconds used, finished or not */
  start(worker: Worker): Promise<number>;
  /** Called if the job is dropped. */
  refuse(): void;
}

/**
 * Runs jobs in separate processes or threads, one at a time in each. Some jobs use all time and memory; only ending the
 * worker stops them, while the service continues.
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
    idle.set(worker, setTimeout(worker.end, IDLE).unref());
  }

  /** An idle worker, the last used one first, or a new one if allowed. */
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
