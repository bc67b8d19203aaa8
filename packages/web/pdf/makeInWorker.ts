import regularUrl from '@lumitor/domain/pdf/fonts/inter-400.ttf?url';
import semiBoldUrl from '@lumitor/domain/pdf/fonts/inter-600.ttf?url';
import { readBlob } from '../data/readBlob.ts';
import { requestFromWorker, runInWorker } from '../light/runInWorker.ts';
import type { FileOrError, Making, ModelRequest, PdfFonts, PdfMessage, PdfRequest } from './fileMessages.ts';

async function load(): Promise<PdfFonts> {
  const read = async (url: string) => (await readBlob(url)).arrayBuffer();
  const [regular, semiBold] = await Promise.all([read(regularUrl), read(semiBoldUrl)]);
  return { regular, semiBold };
}

let loading: Promise<PdfFonts> | undefined;

/** Loaded once, and again after a failure. The worker itself must not fetch. */
function pdfFonts(): Promise<PdfFonts> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Started worker, reused by the next PDF; taken while it prints. */
let idle: Promise<Worker> | null = null;

let printingCount = 0;

function startPdfWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const starting = new Promise<Worker>((resolve, reject) => {
    const fail = (error: unknown) => {
      if (idle === starting) idle = null;
      worker.terminate();
      reject(error);
    };
    worker.addEventListener('error', ({ message }) => fail(new Error(message || 'The worker did not start')));
    pdfFonts().then((fonts) => {
      const message: PdfMessage = { fonts };
      worker.postMessage(message);
      resolve(worker);
    }, fail);
  });
  return starting;
}

/** Preloads 420 kB; not while printing, which it would slow down. */
export function warmUp(): void {
  if (idle || printingCount > 0 || typeof Worker === 'undefined') return;
  idle = startPdfWorker();
  // A requested PDF reports the failure, from another worker.
  idle.catch(() => undefined);
}

function fileIn(answer: FileOrError): Blob {
  if ('error' in answer) throw new Error(answer.error);
  return answer.file;
}

/** Share of the work for light. */
const LIGHT = 0.3;

export const lightProgress =
  ({ onProgress }: Making): Making['onProgress'] =>
  (share) =>
    onProgress?.(LIGHT * share);

/** A cancelled or failed worker is not reused. */
async function printBy(worker: Worker, request: PdfRequest, { signal, onProgress }: Making): Promise<Blob> {
  const light = request.kind === 'labels' ? 0 : LIGHT;
  const message: PdfMessage = { request };
  try {
    const answer = await requestFromWorker<PdfMessage, FileOrError>(worker, message, signal, (share) =>
      onProgress?.(light + (1 - light) * share),
    );
    return fileIn(answer);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** The worker is reused. @throws if cancelled or impossible */
export async function makePdfInWorker(request: PdfRequest, making: Making = {}): Promise<Blob> {
  making.signal?.throwIfAborted();
  const starting = idle ?? startPdfWorker();
  idle = null;
  printingCount++;
  try {
    const worker = await starting;
    const file = await printBy(worker, request, making);
    if (idle) worker.terminate();
    else idle = starting;
    return file;
  } finally {
    printingCount--;
  }
}

export async function makeModelInWorker(
  request: ModelRequest,
  { signal, onProgress }: Making = {},
): Promise<Blob> {
  const worker = new Worker(new URL('./modelWorker.ts', import.meta.url), { type: 'module' });
  return fileIn(await runInWorker<ModelRequest, FileOrError>(worker, request, signal, onProgress));
}
