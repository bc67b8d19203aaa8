import type { LightGroup, LightScene } from '@lumitor/domain/dimming/dimming';
import { useTranslation } from '../../../translation/useTranslation.ts';

/** What groups and scenes are called; by their numbers where nobody has named them. */
export function useNames() {
  const { t } = useTranslation();
  return {
    ofGroup: ({ name, number }: LightGroup): string => name || t('dimming.groupName', { number }),
    ofScene: (scene: LightScene | null): string =>
      scene ? scene.name || t('dimming.sceneName', { number: scene.number }) : t('dimming.allOn'),
  };
}
