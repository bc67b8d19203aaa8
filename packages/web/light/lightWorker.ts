import { lightInParts } from '@lumitor/domain/light/light';
import type { Scene } from '@lumitor/domain/light/scene';
import type { Ms } from '@lumitor/domain/units';
import type { LightAnswer, LightMessage, LightOrder } from './lightMessages.ts';
import { shownLights } from './shownLights.ts';

const UNCOLOURED = { scale: { thresholds: [], colours: null }, bands: [] };
/** Work between reports of progress, after which a message to cancel can arrive. */
const TURN: Ms = 60;

let articles: Scene['articles'] = {};
let cancelled = 0;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function answerTo(message: LightMessage): Promise<LightAnswer> {
  const { id, scene, surfaces, measured = [], detail, step, colouring } = message;
  try {
    const parts = lightInParts({ ...scene, articles }, [...surfaces, ...measured], detail, (index) =>
      index < surfaces.length ? step : undefined,
    );
    let turn = performance.now();
    for (;;) {
      const { done, value } = parts.next();
      if (done) {
        const lights = value.slice(0, surfaces.length).flatMap((one) => one ?? []);
        return {
          id,
          lights: colouring
            ? shownLights(lights, colouring)
            : lights.map((one) => ({ ...one, ...UNCOLOURED })),
          measured: value.slice(surfaces.length).flatMap((one) => one ?? []),
        };
      }
      if (detail !== 'full' || performance.now() - turn < TURN) continue;
      postMessage({ id, progress: value } satisfies LightAnswer);
      await nextTurn();
      if (cancelled === id) return { id, isCancelled: true };
      turn = performance.now();
    }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<LightOrder>) => {
  if ('cancelled' in data) {
    cancelled = data.cancelled;
    return;
  }
  articles = data.articles ?? articles;
  postMessage(await answerTo(data));
});
