/**
 * Asks a worker of its own one question: what may take seconds never waits for anything else, nor holds it up.
 * @param signal stops it at once; the promise is rejected with the signal's reason
 * @param onProgress receives the share that is done, from 0 to 1, if the worker reports it
 */
export function askApart<Question, Answer extends object | null>(
  worker: Worker,
  question: Question,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      reject(signal?.reason);
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | { progress: number }>) => {
      if (data && 'progress' in data) return onProgress?.(data.progress);
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
