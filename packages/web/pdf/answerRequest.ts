import type { FileAnswer } from './fileMessages.ts';

const notify = (answer: FileAnswer): void => postMessage(answer);

export async function answerRequest(
  make: (onProgress: (share: number) => void) => Promise<Blob>,
): Promise<void> {
  try {
    notify({ file: await make((progress) => notify({ progress })) });
  } catch (error) {
    console.error(error);
    notify({ error: error instanceof Error ? error.message : String(error) });
  }
}
