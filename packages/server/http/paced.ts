import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** In milliseconds: when so much has been done at a stretch, whoever else has asked is looked after first. */
const AT_A_STRETCH = 10;

let done = 0;

/** Does work that takes the thread which answers everybody, in stretches with others between them. */
export async function paced<Result>(work: () => Result): Promise<Result> {
  while (done >= AT_A_STRETCH) await turnOfTheLoop();
  // By the second turn of the loop, whoever asked before the first has been heard.
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
