import { isNativeError } from 'node:util/types';
import { refused } from '../refusal/refused.ts';
import { READY } from './answerRequests.ts';
import { FairQueue } from './fairQueue.ts';
import { startProcess, type Worker } from './worker.ts';

export interface Limits {
  /** In milliseconds, of one piece of work. */
  patience?: number;
  /** In bytes, of each worker. */
  maxMemory?: number;
  /** Most at once. */
  workers?: number;
  /** Most pieces of work that wait for one; beyond that, work of the client with the most is refused. */
  mayWait?: number;
  /** Most bytes of the work that waits. */
  mayWaitBytes?: number;
}

interface Work<Asked> extends Limits {
  /** Path of the program that does it with `answerRequests`, without its ending. */
  program: string;
  /** Bytes that a piece of work takes while it waits. */
  bytesOf?: (asked: Asked) => number;
  start?: (program: string, maxMemory: number) => Worker;
  /** What is thrown where it takes too long, or its worker is gone. */
  tooMuch(): Error;
}

/** Whose work it is. */
export interface Client {
  /** An address, or another key; places and turns are shared by the networks around it. */
  name: string;
  /** Hears how many milliseconds a piece of its work took, done or not. */
  onSpent(milliseconds: number): void;
}

const NOBODY: Client = { name: '', onSpent() {} };

/** In milliseconds: then a worker ends, and what it has taken is free again. */
const IDLE = 60_000;
/** Seconds after which whoever was refused may come again. */
const RETRY_AFTER = 5;

const busy = () =>
  refused(503, 'busy', `The service has too much to do. Try again in ${RETRY_AFTER} seconds.`, {
    retryAfter: RETRY_AFTER,
  });

/** Has a worker do it. @returns its answer, or what is thrown once it takes too long or is gone */
function answerOf<Answer>(
  { events, ask, end }: Worker,
  asked: object,
  { patience, tooMuch }: { patience: number; tooMuch(): Error },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const told = (answer: Answer | Error | typeof READY) => {
      // The time of the work begins when its worker has started.
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
  /** @returns the milliseconds that the work took, done or not */
  begin(worker: Worker): Promise<number>;
  /** There is no room for it any more. */
  refuse(): void;
}

/**
 * Has work done in processes or threads apart, a piece at a time in each: some takes all the time and memory there is,
 * nothing but the end of its worker stops that, and the service goes on meanwhile.
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

  /** An idle worker, or one more where there may be; the one that rested last is warm. */
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
          // What it was at may go on.
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
