import type { FileAnswer } from './fileMessages.ts';

const tell = (answer: FileAnswer): void => postMessage(answer);

/** In a worker: makes a file of each request. */
export function answerWith<Request>(
  make: (request: Request, onProgress: (share: number) => void) => Promise<Blob>,
): void {
  addEventListener('message', async ({ data }: MessageEvent<Request>) => {
    try {
      tell({ file: await make(data, (progress) => tell({ progress })) });
    } catch (error) {
      console.error(error);
      tell({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
