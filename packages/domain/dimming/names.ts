import type { Translate } from '../translation/lookup.ts';
import type { LightGroup, LightScene } from './dimming.ts';

export const groupName = ({ name, number }: LightGroup, t: Translate): string =>
  name || t('scenes.groupName', { number });

export const sceneName = (scene: Pick<LightScene, 'name' | 'number'> | null, t: Translate): string =>
  scene ? scene.name || t('scenes.sceneName', { number: scene.number }) : t('scenes.allOn');
