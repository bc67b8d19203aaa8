import { askApart } from '../light/askApart.ts';
import type { FileOrError, Making, ModelRequest, PdfRequest } from './fileMessages.ts';
import { pdfFonts } from './pdfFonts.ts';

const newPdfWorker = (): Worker => new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });

/** A worker that was started ahead, and has what a PDF takes. */
let ready: Worker | null = null;

/** Fetches what a PDF takes, 420 kB compressed, before one is asked for. */
export function warmUp(): void {
  if (ready || typeof Worker === 'undefined') return;
  // A failure shows when a PDF is asked for.
  pdfFonts().catch(() => undefined);
  const one = newPdfWorker();
  ready = one;
  // Another attempt needs another worker.
  one.addEventListener('error', () => {
    if (ready === one) ready = null;
  });
}

/** Has a worker of its own make a file, and ends it; a file that is cancelled ends it at once. */
async function fileOf<Request>(
  worker: Worker,
  request: Request,
  { signal, onProgress }: Making,
): Promise<Blob> {
  const answer = await askApart<Request, FileOrError>(worker, request, signal, onProgress);
  if ('error' in answer) throw new Error(answer.error);
  return answer.file;
}

/** Share of the work until light is there, where a file has light. */
const LIGHT = 0.3;

/** Reports the light of a file as the first part of the work. */
export const lightProgress =
  ({ onProgress }: Making): Making['onProgress'] =>
  (share) =>
    onProgress?.(LIGHT * share);

/** @throws the signal's reason once it is cancelled, and where the file could not be made */
export async function makePdfInWorker(request: PdfRequest, making: Making = {}): Promise<Blob> {
  const fonts = await pdfFonts();
  const worker = ready ?? newPdfWorker();
  ready = null;
  const { onProgress } = making;
  const hasLight = request.kind !== 'labels';
  return fileOf(
    worker,
    { request, fonts },
    { ...making, onProgress: (share) => onProgress?.(hasLight ? LIGHT + (1 - LIGHT) * share : share) },
  );
}

/** @throws as {@link makePdfInWorker} */
export const makeModelInWorker = (request: ModelRequest, making: Making = {}): Promise<Blob> =>
  fileOf(new Worker(new URL('./modelWorker.ts', import.meta.url), { type: 'module' }), request, making);
