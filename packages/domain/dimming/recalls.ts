import type { Recalls } from '../kinds/device/device.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Dimming } from './dimming.ts';
import { groupName, sceneName } from './names.ts';

export const recalledGroups = ({ groups }: Pick<Recalls, 'groups'>, dimming: Dimming, t: Translate): string =>
  dimming.groups
    .filter(({ number }) => groups.includes(number))
    .map((group) => `${group.number} ${groupName(group, t)}`)
    .join(', ');

const recalledScenes = ({ scenes }: Recalls, dimming: Dimming, t: Translate): string =>
  dimming.scenes
    .filter(({ number }) => scenes.includes(number))
    .map((scene) => `${scene.number} ${sceneName(scene, t)}`)
    .join(', ');

/** Existing groups and scenes; empty if there are none. */
export function recallsInWords(recalls: Recalls | null, dimming: Dimming, t: Translate): string {
  if (!recalls) return '';
  const [groups, scenes] = [recalledGroups(recalls, dimming, t), recalledScenes(recalls, dimming, t)];
  return [
    groups && `${t('scenes.groupsColumn')}: ${groups}`,
    scenes && `${t('scenes.scenesColumn')}: ${scenes}`,
  ]
    .filter(Boolean)
    .join('; ');
}
