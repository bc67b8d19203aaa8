import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import type { SnapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import type { Ms } from '@lumitor/domain/units';
import type { PaintAnswer, PaintMessage } from './paintMessages.ts';
import { chunksOf, type Paintable, type PlanWindow, paintWindow } from './paintPlan.ts';
import { toFile } from './toFile.ts';

export interface Painter {
  /** Null if a newer window replaced the request. */
  seen: (window: PlanWindow) => Promise<ImageBitmap | null>;
  picture: (window: PlanWindow, cancelled?: AbortSignal) => Promise<Blob>;
  snaps: (hidden: ReadonlySet<number>) => Promise<SnapGrid>;
}

/** Painting time before the page gets its turn: half a frame. */
const SLICE: Ms = 8;

/** Substitute for browsers without a canvas in workers. */
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
      if (!blob) throw new Error('The floor plan was not painted');
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
    const at = open.findIndex((entry) => entry.plan === plan);
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
  const failed = (answer: PaintAnswer) =>
    new Error('error' in answer ? answer.error : 'The worker sent an unexpected answer');
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
      const answer = await Promise.race([request({ picture: window }), ended]).catch((error: unknown) => {
        // A worker receives no messages while it paints one long path.
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

/** The shown plan and its successor; the one unused longest is closed. */
const MOST_PAINTERS = 2;
const open: { plan: FloorPlan; painter: ReturnType<typeof startPainter> }[] = [];

export function painterOf(plan: FloorPlan): Painter {
  const at = open.findIndex((entry) => entry.plan === plan);
  const [known] = at < 0 ? [] : open.splice(at, 1);
  if (!known && open.length === MOST_PAINTERS) open[0]?.painter.close();
  const entry = known ?? { plan, painter: startPainter(plan) };
  open.push(entry);
  return entry.painter;
}
