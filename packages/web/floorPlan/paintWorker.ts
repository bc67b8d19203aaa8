import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import { snapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import type { Ms } from '@lumitor/domain/units';
import type { PaintAnswer, PaintMessage } from './paintMessages.ts';
import { chunksOf, type Paintable, type PlanWindow, paintWindow } from './paintPlan.ts';
import { toFile } from './toFile.ts';

/** Painting time before newer requests are read. */
const SLICE: Ms = 40;

let paintable: Paintable | null = null;
let latest = 0;

async function painted(content: Paintable, window: PlanWindow, isCurrent?: () => boolean) {
  const canvas = new OffscreenCanvas(window.width, window.height);
  // Painted by the processor, so that the page's graphics never wait for thousands of lines.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (await paintWindow(context, content, window, SLICE, isCurrent)) ? canvas : null;
}

async function answerTo(message: Exclude<PaintMessage, { plan: FloorPlan }>): Promise<PaintAnswer> {
  const { id } = message;
  if (!paintable) return { id, error: 'The worker has no floor plan yet' };
  if ('snaps' in message) return { id, grid: snapGrid(paintable.plan, message.snaps) };
  if ('seen' in message) {
    latest = id;
    const canvas = await painted(paintable, message.seen, () => id === latest);
    return { id, bitmap: canvas?.transferToImageBitmap() ?? null };
  }
  const canvas = await painted(paintable, message.picture);
  return canvas
    ? { id, blob: await canvas.convertToBlob(toFile) }
    : { id, error: 'The floor plan was not painted' };
}

addEventListener('message', async ({ data }: MessageEvent<PaintMessage>) => {
  if ('plan' in data) {
    paintable = { plan: data.plan, chunks: chunksOf(data.plan) };
    return;
  }
  const answer = await answerTo(data).catch(
    (error): PaintAnswer => ({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  );
  const handed = 'bitmap' in answer && answer.bitmap ? [answer.bitmap] : [];
  postMessage(answer, { transfer: handed });
});
