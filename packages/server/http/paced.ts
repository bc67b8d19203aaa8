import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Milliseconds of uninterrupted work after which other requests are answered first. */
const AT_A_STRETCH = 10;

let done = 0;

/** Runs work on the main thread in slices, yielding to other requests between them. */
export async function paced<Result>(work: () => Result): Promise<Result> {
  while (done >= AT_A_STRETCH) await turnOfTheLoop();
  // Two turns of the event loop, so that all earlier requests have been read.
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
