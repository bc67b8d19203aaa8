import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import type { SnapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import type { PaintAnswer, PaintMessage } from './paintMessages.ts';
import { chunksOf, type Paintable, type PlanWindow, paintWindow } from './paintPlan.ts';
import { toFile } from './toFile.ts';

/** What is made of a floor plan apart from the page, so that nothing on it waits (D73). */
export interface Painter {
  /** What the drawing shows; null where another window was wanted before it was painted. */
  seen: (window: PlanWindow) => Promise<ImageBitmap | null>;
  /** Cancelled, it rejects with the reason of the signal, and nothing is painted any longer. */
  picture: (window: PlanWindow, cancelled?: AbortSignal) => Promise<Blob>;
  snaps: (hidden: ReadonlySet<number>) => Promise<SnapGrid>;
}

/** On the page painting goes on for so long, in milliseconds, before the page has its turn. */
const SLICE = 8;

/** Where a browser has no canvas for workers: on the page, in slices. */
function pagePainter(plan: FloorPlan): Pick<Painter, 'seen' | 'picture'> {
  let paintable: Paintable | null = null;
  let latest: PlanWindow | null = null;
  const painted = async (window: PlanWindow, isCurrent?: () => boolean) => {
    paintable ??= { plan, chunks: chunksOf(plan) };
    const canvas = Object.assign(document.createElement('canvas'), {
      width: window.width,
      height: window.height,
    });
    return (await paintWindow(canvas.getContext('2d'), paintable, window, SLICE, isCurrent)) ? canvas : null;
  };
  return {
    async seen(window) {
      latest = window;
      const canvas = await painted(window, () => window === latest);
      return canvas && createImageBitmap(canvas);
    },
    async picture(window, cancelled) {
      const canvas = await painted(window, () => !cancelled?.aborted);
      cancelled?.throwIfAborted();
      const { type, quality } = toFile;
      const blob = await new Promise<Blob | null>((done) => canvas?.toBlob(done, type, quality));
      if (!blob) throw new Error('It was not painted');
      return blob;
    },
  };
}

type PaintRequest = Exclude<PaintMessage, { plan: FloorPlan }>;
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

function startPainter(plan: FloorPlan): Painter & { close: () => void } {
  const worker = new Worker(new URL('./paintWorker.ts', import.meta.url), { type: 'module' });
  const close = () => {
    worker.terminate();
    const at = open.findIndex((one) => one.plan === plan);
    if (at >= 0) open.splice(at, 1);
  };
  const waiting = new Map<
    number,
    { resolve: (answer: PaintAnswer) => void; reject: (reason: Error) => void }
  >();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<PaintAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker did not start'));
    waiting.clear();
  });
  const send = (message: PaintMessage) => worker.postMessage(message);
  const request = (message: Unnumbered<PaintRequest>): Promise<PaintAnswer> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      send({ ...message, id: count });
    });
  send({ plan });
  const failed = (answer: PaintAnswer) => new Error('error' in answer ? answer.error : 'Another answer');
  return {
    async seen(window) {
      const answer = await request({ seen: window });
      if ('bitmap' in answer) return answer.bitmap;
      throw failed(answer);
    },
    async picture(window, cancelled) {
      cancelled?.throwIfAborted();
      const ended = new Promise<never>((_, reject) => {
        cancelled?.addEventListener('abort', () => reject(cancelled.reason), { once: true });
      });
      // A worker hears of nothing while it paints one long path.
      const answer = await Promise.race([request({ picture: window }), ended]).catch((error: unknown) => {
        if (cancelled?.aborted) close();
        throw error;
      });
      if ('blob' in answer) return answer.blob;
      throw failed(answer);
    },
    async snaps(hidden) {
      const answer = await request({ snaps: hidden });
      if ('grid' in answer) return answer.grid;
      throw failed(answer);
    },
    close,
    ...(typeof OffscreenCanvas === 'undefined' && pagePainter(plan)),
  };
}

/** The floor plan that is shown, and one that comes in its place. */
const MOST = 2;
const open: { plan: FloorPlan; painter: ReturnType<typeof startPainter> }[] = [];

/** The painter of a floor plan; one that has long not been asked for ends. */
export function painterOf(plan: FloorPlan): Painter {
  const at = open.findIndex((one) => one.plan === plan);
  const [known] = at < 0 ? [] : open.splice(at, 1);
  if (!known && open.length === MOST) open[0]?.painter.close();
  const one = known ?? { plan, painter: startPainter(plan) };
  open.push(one);
  return one.painter;
}
