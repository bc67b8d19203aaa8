import { lightIn } from '@lumitor/domain/light/light';
import type { Scene } from '@lumitor/domain/light/scene';
import type { LightAnswer, LightMessage } from './lightMessages.ts';
import { shownLights } from './shownLights.ts';

const UNCOLOURED = { scale: { thresholds: [], colours: null }, bands: [] };

let articles: Scene['articles'] = {};

function answerTo({
  id,
  scene,
  surfaces,
  measured = [],
  detail,
  step,
  colouring,
}: LightMessage): LightAnswer {
  try {
    const light = lightIn({ ...scene, articles }, detail);
    const lights = surfaces.flatMap((surface) => light.on(surface, step) ?? []);
    return {
      id,
      lights: colouring ? shownLights(lights, colouring) : lights.map((one) => ({ ...one, ...UNCOLOURED })),
      measured: measured.flatMap((surface) => light.on(surface) ?? []),
    };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<LightMessage>) => {
  articles = data.articles ?? articles;
  postMessage(answerTo(data));
});
