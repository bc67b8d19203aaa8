import { MAX_PIXELS } from '@lumitor/domain/kinds/underlay/underlay';
import type { Px } from '@lumitor/domain/units';
import { UnfitFile } from './fileKind.ts';
import type { PdfPagesAnswer, PdfPagesMessage } from './pdfMessages.ts';
import type { Reencoded } from './reencode.ts';

export interface PdfPages {
  count: number;
  preview: (number: number, cancelled: AbortSignal) => Promise<Reencoded>;
  page: (number: number, cancelled: AbortSignal) => Promise<Reencoded>;
  close: () => void;
}

const PREVIEW_SIDE: Px = 420;

interface Opened {
  count: number;
  paint: (number: number, longest: Px, cancelled: AbortSignal) => Promise<Reencoded>;
  terminate: () => void;
}

async function openInWorker(file: Blob, cancelled?: AbortSignal): Promise<Opened> {
  cancelled?.throwIfAborted();
  const worker = new Worker(new URL('./pdfPagesWorker.ts', import.meta.url), { type: 'module' });
  const terminate = () => worker.terminate();
  // A painting worker receives no messages, so cancelling terminates it.
  const request = (message: PdfPagesMessage, signal?: AbortSignal): Promise<PdfPagesAnswer> =>
    new Promise<PdfPagesAnswer>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<PdfPagesAnswer | { sourceName: string }>) => {
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
  const paint = async (page: number, longest: Px, signal: AbortSignal): Promise<Reencoded> => {
    if (signal.aborted) terminate();
    signal.throwIfAborted();
    const painted = await request({ page, longest }, signal);
    if ('painted' in painted) return painted.painted;
    throw new UnfitFile('broken');
  };
  return { count: answer.count, paint, terminate };
}

/** Cancellable at once in a worker (D47). @throws UnfitFile if broken, encrypted or empty */
export async function openPdf(file: Blob, cancelled: AbortSignal): Promise<PdfPages> {
  let opened: Promise<Opened> | null = openInWorker(file, cancelled);
  const { count } = await opened;
  let painting: { longest: number; end: (reason?: unknown) => void } | null = null;
  const paint = async (number: number, longest: Px, cancelled: AbortSignal): Promise<Reencoded> => {
    cancelled.throwIfAborted();
    painting?.end();
    opened ??= openInWorker(file);
    const ended = new AbortController();
    const task = {
      longest,
      end(reason?: unknown) {
        if (painting !== task) return;
        // The worker is terminated: the next page starts another.
        [painting, opened] = [null, null];
        ended.abort(reason);
      },
    };
    painting = task;
    cancelled.addEventListener('abort', () => task.end(cancelled.reason), { once: true });
    try {
      return await (await opened).paint(number, longest, ended.signal);
    } finally {
      if (painting === task) painting = null;
    }
  };
  return {
    count,
    async preview(number, cancelled) {
      if (painting?.longest === MAX_PIXELS) throw new Error('A page is taken');
      return paint(number, PREVIEW_SIDE, cancelled);
    },
    page: (number, cancelled) => paint(number, MAX_PIXELS, cancelled),
    close() {
      painting?.end();
      void opened?.then(({ terminate }) => terminate());
    },
  };
}
