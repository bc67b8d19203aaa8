import type { Dimming } from '../../dimming/dimming.ts';
import { groupName, sceneName } from '../../dimming/names.ts';
import type { Translate } from '../../translation/lookup.ts';
import { wallControlName } from './device.ts';
import type { WallControl } from './wallControl.ts';

type Recalling = Pick<WallControl, 'groups' | 'scenes'>;

export const recalledGroups = ({ groups }: Recalling, dimming: Dimming, t: Translate): string =>
  dimming.groups
    .filter(({ number }) => groups.includes(number))
    .map((group) => `${group.number} ${groupName(group, t)}`)
    .join(', ');

const recalledScenes = ({ scenes }: Recalling, dimming: Dimming, t: Translate): string =>
  dimming.scenes
    .filter(({ number }) => scenes.includes(number))
    .map((scene) => `${scene.number} ${sceneName(scene, t)}`)
    .join(', ');

/** Existing groups and scenes; empty if there are none. */
export function recallsInWords(control: Recalling, dimming: Dimming, t: Translate): string {
  const [groups, scenes] = [recalledGroups(control, dimming, t), recalledScenes(control, dimming, t)];
  return [
    groups && `${t('scenes.groupsColumn')}: ${groups}`,
    scenes && `${t('scenes.scenesColumn')}: ${scenes}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** `P1 Entrance (Groups: 1 Counter)`. */
export const controlsInWords = (controls: readonly WallControl[], dimming: Dimming, t: Translate): string[] =>
  controls.map((control, index) => {
    const recalls = recallsInWords(control, dimming, t);
    return [wallControlName(index), control.label, recalls && `(${recalls})`].filter(Boolean).join(' ');
  });
