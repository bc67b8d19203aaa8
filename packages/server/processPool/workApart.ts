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

interface Work<Asked> extends Limits {
  /** Path of the program that calls `answerRequests`, without its extension. */
  program: string;
  /** Bytes of a waiting job. */
  bytesOf?: (asked: Asked) => number;
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
  { events, ask, end }: Worker,
  asked: object,
  { patience, tooMuch }: { patience: number; tooMuch(): Error },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const told = (answer: Answer | Error | typeof READY) => {
      // The timeout starts when the worker is ready.
      if (answer === READY) watch();
      else settle(() => (isNativeError(answer) ? reject(answer) : resolve(answer as Answer)));
    };
    const gone = () => settle(() => reject(tooMuch()));
    const failed = (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error));
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      events.off('message', told).off('exit', gone).off('error', failed);
      settled();
    };
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(end, patience);
    };
    watch();
    events.on('message', told).once('exit', gone).once('error', failed);
    ask(asked);
  });
}

interface Job {
  /** @returns milliseconds used, finished or not */
  begin(worker: Worker): Promise<number>;
  /** Called if the job is dropped. */
  refuse(): void;
}

/**
 * Runs jobs in separate processes or threads, one at a time in each. Some jobs use all time and memory; only ending the
 * worker stops them, while the service continues.
 */
export function workApart<Asked extends object, Answer>(
  work: Work<Asked>,
): (asked: Asked, client?: Client) => Promise<Answer> {
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
    worker.hold(false);
    idle.set(worker, setTimeout(worker.end, IDLE).unref());
  }

  /** An idle worker, the last used one first, or a new one if allowed. */
  function free(): Worker | undefined {
    const [worker, ending] = [...idle].at(-1) ?? [];
    if (!worker) return all.size < workers ? begin() : undefined;
    clearTimeout(ending);
    idle.delete(worker);
    worker.hold(true);
    return worker;
  }

  function goOn(): void {
    while (queue.length > 0) {
      const worker = free();
      const next = worker && queue.next();
      if (!next) return;
      next.job
        .begin(worker)
        .then((milliseconds) => {
          next.done(milliseconds);
          rest(worker);
        })
        .finally(goOn);
    }
  }

  return (asked, client = NOBODY) => {
    return new Promise((resolve, reject) => {
      const begin = async (worker: Worker) => {
        const began = performance.now();
        try {
          resolve(await answerOf(worker, asked, { patience, tooMuch }));
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
      for (const refused of queue.add(client.name, { begin, refuse }, bytesOf(asked))) refused.refuse();
      goOn();
    });
  };
}
