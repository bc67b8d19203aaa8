import type { LightGroup, LightScene } from '@lumitor/domain/dimming/dimming';
import { groupName, sceneName } from '@lumitor/domain/lists/commissioning';
import { useTranslation } from '../../../translation/useTranslation.ts';

/** What groups and scenes are called; by their numbers where nobody has named them. */
export function useNames() {
  const { t } = useTranslation();
  return {
    ofGroup: (group: LightGroup): string => groupName(group, t),
    ofScene: (scene: LightScene | null): string => sceneName(scene, t),
  };
}
