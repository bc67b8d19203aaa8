import { MAX_PIXELS } from '@lumitor/domain/room/underlay';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { UnfitFile } from './fileKind.ts';
import { painted, type Reencoded } from './reencode.ts';

// From the own origin: nothing else may run.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** The pages of a PDF, counted from 1. */
export interface PdfPages {
  count: number;
  page: (number: number, painting?: PagePainting) => Promise<Reencoded>;
  close: () => void;
}

export interface PagePainting {
  /** Side of the picture, in pixels. */
  longest?: number;
  cancelled?: AbortSignal;
}

async function paintPage(
  document: PDFDocumentProxy,
  number: number,
  { longest = MAX_PIXELS, cancelled }: PagePainting,
): Promise<Reencoded> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longest / Math.max(width, height) });
  return painted(viewport.width, viewport.height, (_, canvas) => {
    cancelled?.throwIfAborted();
    const painting = page.render({ canvas, viewport });
    cancelled?.addEventListener('abort', () => painting.cancel(), { once: true });
    return painting.promise;
  });
}

/** @throws UnfitFile if it is broken, asks for a password or has no page, or opening it is cancelled */
export async function openPdf(bytes: Uint8Array, cancelled: AbortSignal): Promise<PdfPages> {
  const loading = getDocument({ data: bytes, useWasm: false });
  cancelled.addEventListener('abort', () => void loading.destroy(), { once: true });
  const document = await loading.promise.catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnfitFile(isLocked ? 'password' : 'broken');
  });
  if (document.numPages === 0) throw new UnfitFile('noPages');
  return {
    count: document.numPages,
    page: (number, painting = {}) =>
      paintPage(document, number, painting).catch(() => {
        throw new UnfitFile('broken');
      }),
    close: () => void loading.destroy(),
  };
}
