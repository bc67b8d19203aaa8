import { isobands } from '@lumitor/domain/light/isolines';
import { lightOn } from '@lumitor/domain/light/light';
import type { Scene } from '@lumitor/domain/light/scene';
import type { LightAnswer, LightMessage } from './lightMessages.ts';

let articles: Scene['articles'] = {};

function answerTo({ id, scene, surfaces, detail, step, thresholds = [] }: LightMessage): LightAnswer {
  try {
    const light = lightOn({ ...scene, articles }, surfaces, detail, step);
    return { id, light: light.map((one) => ({ ...one, bands: isobands(one.map, thresholds) })) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<LightMessage>) => {
  articles = data.articles ?? articles;
  postMessage(answerTo(data));
});
