import { Worker } from 'node:worker_threads';

/** Runs on a thread of its own, so that what the scenario does beside it is not measured. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  const times = [];
  let isOver = false;
  parentPort.once('message', () => { isOver = true; });
  (async () => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await fetch(workerData + '/healthz').catch(() => ({ status: 0 }));
      if (status === 200) times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    parentPort.postMessage(times);
  })();
`;

/** Asks a service all the while whether it lives. @returns what ends that, and gives the milliseconds until each answer */
export function watchHealth(url: string): () => Promise<number[]> {
  const worker = new Worker(WATCH, { eval: true, workerData: url });
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage('end');
    });
}
