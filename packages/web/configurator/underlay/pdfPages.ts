import { MAX_PIXELS } from '@lumitor/domain/room/underlay';
import { UnfitFile } from './fileKind.ts';
import type { PdfPagesAnswer, PdfPagesMessage } from './pdfMessages.ts';
import type { Reencoded } from './reencode.ts';

/** The pages of a PDF, counted from 1. */
export interface PdfPages {
  count: number;
  /** A small picture of a page. Rejects if it is cancelled, or a page is taken meanwhile. */
  preview: (number: number, cancelled: AbortSignal) => Promise<Reencoded>;
  /** @throws UnfitFile, or the reason of the signal if painting is cancelled */
  page: (number: number, cancelled: AbortSignal) => Promise<Reencoded>;
  close: () => void;
}

/** Longest side of a preview, in pixels. */
const PREVIEW = 420;

/** An open file in its worker, which does one thing at a time. */
interface Opened {
  count: number;
  paint: (number: number, longest: number, cancelled: AbortSignal) => Promise<Reencoded>;
  terminate: () => void;
}

/** @throws UnfitFile, or the reason of the signal if opening is cancelled */
async function openInWorker(file: Blob, cancelled?: AbortSignal): Promise<Opened> {
  cancelled?.throwIfAborted();
  const worker = new Worker(new URL('./pdfPagesWorker.ts', import.meta.url), { type: 'module' });
  const terminate = () => worker.terminate();
  // A worker hears of nothing while it paints: it is terminated.
  const request = (message: PdfPagesMessage, signal?: AbortSignal): Promise<PdfPagesAnswer> =>
    new Promise<PdfPagesAnswer>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<PdfPagesAnswer | { sourceName: string }>) => {
        // The parser greets everyone.
        if (!('sourceName' in data)) resolve(data);
      };
      worker.onerror = () => reject(new UnfitFile('broken'));
      worker.postMessage(message);
    }).catch((error: unknown) => {
      terminate();
      throw error;
    });
  const answer = await request({ file }, cancelled);
  if (!('count' in answer)) {
    terminate();
    throw new UnfitFile('fault' in answer ? answer.fault : 'broken');
  }
  const paint = async (page: number, longest: number, signal: AbortSignal): Promise<Reencoded> => {
    if (signal.aborted) terminate();
    signal.throwIfAborted();
    const painted = await request({ page, longest }, signal);
    if ('painted' in painted) return painted.painted;
    throw new UnfitFile('broken');
  };
  return { count: answer.count, paint, terminate };
}

/**
 * Opens a PDF in a worker, so that nothing on the page waits, and a page of any density can be cancelled at once (D47).
 * @throws UnfitFile if it is broken, asks for a password or has no page; the reason of the signal if opening is cancelled
 */
export async function openPdf(file: Blob, cancelled: AbortSignal): Promise<PdfPages> {
  let opened: Promise<Opened> | null = openInWorker(file, cancelled);
  const { count } = await opened;
  let painting: { longest: number; end: (reason?: unknown) => void } | null = null;
  const paint = async (number: number, longest: number, cancelled: AbortSignal): Promise<Reencoded> => {
    cancelled.throwIfAborted();
    painting?.end();
    opened ??= openInWorker(file);
    const ended = new AbortController();
    const mine = {
      longest,
      end(reason?: unknown) {
        if (painting !== mine) return;
        // Its worker is terminated: the next page opens another.
        [painting, opened] = [null, null];
        ended.abort(reason);
      },
    };
    painting = mine;
    cancelled.addEventListener('abort', () => mine.end(cancelled.reason), { once: true });
    try {
      return await (await opened).paint(number, longest, ended.signal);
    } finally {
      if (painting === mine) painting = null;
    }
  };
  return {
    count,
    async preview(number, cancelled) {
      if (painting?.longest === MAX_PIXELS) throw new Error('A page is taken');
      return paint(number, PREVIEW, cancelled);
    },
    page: (number, cancelled) => paint(number, MAX_PIXELS, cancelled),
    close() {
      painting?.end();
      void opened?.then(({ terminate }) => terminate());
    },
  };
}
