import { MAX_PIXELS } from '@lumitor/domain/room/underlay';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { UnfitFile } from './fileKind.ts';
import { painted, type Reencoded } from './reencode.ts';

// From the own origin: nothing else may run.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** The pages of a PDF, counted from 1. */
export interface PdfPages {
  count: number;
  /** @param longest side, in pixels */
  page: (number: number, longest?: number) => Promise<Reencoded>;
  close: () => void;
}

async function paintPage(document: PDFDocumentProxy, number: number, longest: number): Promise<Reencoded> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longest / Math.max(width, height) });
  return painted(viewport.width, viewport.height, (_, canvas) => page.render({ canvas, viewport }).promise);
}

/** @throws UnfitFile where it is broken, asks for a password or has no page */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const loading = getDocument({ data: bytes, useWasm: false });
  const document = await loading.promise.catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnfitFile(isLocked ? 'password' : 'broken');
  });
  if (document.numPages === 0) throw new UnfitFile('noPages');
  return {
    count: document.numPages,
    page: (number, longest = MAX_PIXELS) =>
      paintPage(document, number, longest).catch(() => {
        throw new UnfitFile('broken');
      }),
    close: () => void loading.destroy(),
  };
}
