export function requestFromWorker<Question, Answer extends object | null>(
  worker: Worker,
  question: Question,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  const listeners = new AbortController();
  const once = { signal: listeners.signal };
  const answer = new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason), once);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Answer | { progress: number }>) => {
        if (data && 'progress' in data) onProgress?.(data.progress);
        else resolve(data);
      },
      once,
    );
    worker.addEventListener(
      'error',
      ({ message }) => reject(new Error(message || 'The worker did not start')),
      once,
    );
    worker.postMessage(question);
  });
  return answer.finally(() => listeners.abort());
}

/** One question to a new worker; cancelling terminates it. */
export async function runInWorker<Question, Answer extends object | null>(
  worker: Worker,
  question: Question,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  try {
    return await requestFromWorker<Question, Answer>(worker, question, signal, onProgress);
  } finally {
    worker.terminate();
  }
}
