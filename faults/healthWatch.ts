import { Worker } from 'node:worker_threads';
import type { Ms } from '@lumitor/domain/units';

/** A thread, so that the scenario is not delayed. */
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

export function watchHealth(url: string): () => Promise<Ms[]> {
  const worker = new Worker(WATCH, { eval: true, workerData: url });
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage('end');
    });
}
