import { lightOn } from '@lumitor/domain/light/light';
import type { Scene } from '@lumitor/domain/light/scene';
import type { LightAnswer, LightMessage } from './lightMessages.ts';
import { shownLights } from './shownLights.ts';

const UNCOLOURED = { scale: { thresholds: [], colours: null }, bands: [] };

let articles: Scene['articles'] = {};

function answerTo({ id, scene, surfaces, detail, step, colouring }: LightMessage): LightAnswer {
  try {
    const light = lightOn({ ...scene, articles }, surfaces, detail, step);
    return {
      id,
      light: colouring ? shownLights(light, colouring) : light.map((one) => ({ ...one, ...UNCOLOURED })),
    };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<LightMessage>) => {
  articles = data.articles ?? articles;
  postMessage(answerTo(data));
});
