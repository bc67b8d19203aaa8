import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';

const LONGEST_RUN: Ms = 10;

let done = 0;

/**
 * Runs work on the main thread in slices. `done` counts the time of this slice; beyond its limit further
 * work waits, so that other requests are answered in between.
 */
export async function paced<Result>(work: () => Result): Promise<Result> {
  while (done >= LONGEST_RUN) await turnOfTheLoop();
  // Two turns of the event loop, so that earlier requests are read.
  if (done === 0)
    setImmediate(() =>
      setImmediate(() => {
        done = 0;
      }),
    );
  const began = performance.now();
  try {
    return work();
  } finally {
    done += performance.now() - began;
  }
}
