import type { FillAnswer, FillQuestion } from '@lumitor/domain/light/fill';

/**
 * How many of an article reach a target (D52), computed in a worker of its own: it may take seconds.
 * @param signal stops it at once; the promise is rejected with the signal's reason
 */
export function computeFill(question: FillQuestion, signal: AbortSignal): Promise<FillAnswer> {
  return new Promise<FillAnswer>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const worker = new Worker(new URL('./fillWorker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FillAnswer>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      end();
      reject(new Error(message || 'The worker did not start'));
    });
    worker.postMessage(question);
  });
}
