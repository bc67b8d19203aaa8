import { getDocument, OPS, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';
import { toFile } from '../../floorPlan/toFile.ts';
import type { FloorPlanFileFault } from './fileKind.ts';
import { mergeStroke } from './mergeStrokes.ts';
import { PacedPort } from './pacedPort.ts';
import type { PdfPagesAnswer, PdfPagesMessage } from './pdfMessages.ts';

class CanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    Object.assign(canvas, { width: 0, height: 0 });
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

const none = () => 'none';

class FilterFactory {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHighlightHCMFilter = none;
  addSelectionHCMFilter = none;
  addSelectionFilter = none;
  createSelectionStyle = () => null;
  destroy() {}
}

// The parser runs in this worker: nothing is copied to another one, and both end together.
const { port1, port2 } = new MessageChannel();
WorkerMessageHandler.initializeFromPort(port2);
port2.start();
const paced = new PacedPort(port1);

let document: PDFDocumentProxy | null = null;

async function opened(file: Blob): Promise<PdfPagesAnswer> {
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: new PDFWorker({ port: paced as never }),
    ownerDocument: globalThis as never,
    CanvasFactory,
    FilterFactory,
    useWasm: false,
  });
  document = await loading.promise;
  return document.numPages === 0 ? { fault: 'noPages' } : { count: document.numPages };
}

/** pdf.js must not cache for another run. */
const NO_CACHE = { get: () => undefined, set: () => undefined };

/** Reading a pixel makes the canvas paint instead of storing the page. */
const FLUSH_INTERVAL = 5000;

async function painted(number: number, longest: number): Promise<PdfPagesAnswer> {
  const page = await document?.getPage(number);
  if (!page) return { fault: 'broken' };
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longest / Math.max(size.width, size.height) });
  const [width, height] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.round(side)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  paced.restart();
  const rendering = page.render({
    canvas: canvas as never,
    viewport,
    operationsFilter: (index, list) => {
      Object.assign(list, { pathCache: NO_CACHE });
      if (index > 0) list.argsArray[index - 1] = null;
      if (index % FLUSH_INTERVAL === FLUSH_INTERVAL - 1) context?.getImageData(0, 0, 1, 1);
      paced.progress(index + 1);
      return !mergeStroke(list, index, OPS);
    },
  });
  await rendering.promise;
  page.cleanup();
  const picture = await canvas.convertToBlob(toFile);
  return { painted: { picture, width: canvas.width, height: canvas.height } };
}

const faultOf = (error: unknown): FloorPlanFileFault =>
  error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken';

addEventListener('message', async ({ data }: MessageEvent<PdfPagesMessage>) => {
  const answer = 'file' in data ? opened(data.file) : painted(data.page, data.longest);
  postMessage(await answer.catch((error: unknown): PdfPagesAnswer => ({ fault: faultOf(error) })));
});
