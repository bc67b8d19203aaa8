import { type Dimming, daliLevel, groupsOf, type LightScene, percentOf } from '../dimming/dimming.ts';
import { groupName, sceneName } from '../dimming/names.ts';
import { recalledGroups } from '../dimming/recalls.ts';
import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { Installation, InstalledLuminaire } from '../installation/installation.ts';
import { deviceName, type PlanDevices, recallsOf, unboughtDevices } from '../kinds/devices.ts';
import type { Luminaire } from '../kinds/luminaire/arrangement.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Plan } from '../plan/plan.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { busPlaceInWords, unboughtTitle } from './installationWords.ts';
import { storedTitle } from './recordRows.ts';

export const groupsInWords = (dimming: Dimming, id: string, t: Translate): string =>
  dimming.groups
    .filter(({ number }) => groupsOf(dimming, id).includes(number))
    .map((group) => `${group.number} ${groupName(group, t)}`)
    .join(', ');

/** Without DALI a group at 0 % is off (D69). */
export const switchedInWords = ({ groups }: Dimming, scene: LightScene, t: Translate): string =>
  groups
    .map((group) =>
      t(scene.groups[group.number] === 0 ? 'scenes.isOff' : 'scenes.isOn', { name: groupName(group, t) }),
    )
    .join(', ');

export interface Commissioned {
  plan: PlanDevices & Pick<Plan, 'dimming'>;
  luminaires: readonly (Pick<Luminaire, 'id' | 'number' | 'bindingId'> &
    Partial<Pick<InstalledLuminaire, 'bus'>>)[];
  articleOf: (bindingId: string) => { code: string; title: string };
  isDali: boolean;
  language: string;
  t: Translate;
}

/** Percent and DALI level of each scene; without DALI, on or off (D69). */
export function commissioningCells({
  plan,
  luminaires,
  articleOf,
  isDali,
  language,
  t,
}: Commissioned): string[][] {
  const { dimming } = plan;
  const sceneHeads = dimming.scenes.flatMap((scene) => {
    const name = `${scene.number} ${sceneName(scene, t)}`;
    return isDali ? [`${name}, %`, `${name}, DALI`] : [name];
  });
  const inScene = (scene: LightScene, id: string): string[] => {
    const percent = percentOf(dimming, scene, id);
    if (!isDali) return [t(percent === 0 ? 'scenes.off' : 'scenes.on')];
    return [formatNumber(percent, language), String(daliLevel(percent))];
  };
  const onBus = isDali ? [t('scenes.gateway'), t('scenes.address')] : [];
  return [
    [
      ...onBus,
      t('scenes.luminaire'),
      t('parts.code'),
      t('parts.article'),
      t('scenes.groupsColumn'),
      ...sceneHeads,
    ],
    ...luminaires.map(({ id, number, bindingId, bus }) => {
      const { code, title } = articleOf(bindingId);
      return [
        ...(isDali ? [bus ? `G${bus.gateway}` : '', bus ? busPlaceInWords(bus, 1) : ''] : []),
        luminaireNumber(number),
        code,
        title,
        groupsInWords(dimming, id, t),
        ...dimming.scenes.flatMap((scene) => inScene(scene, id)),
      ];
    }),
    ...unboughtDevices(plan).flatMap((device) => {
      const recalls = recallsOf(device);
      if (!recalls) return [];
      const recalled = dimming.scenes.flatMap(({ number }) => {
        const cell = recalls.scenes.includes(number) ? t('scenes.recalled') : '';
        return isDali ? [cell, ''] : [cell];
      });
      return [
        [
          ...onBus.map(() => ''),
          deviceName(device),
          '',
          unboughtTitle(device, t),
          recalledGroups(recalls, dimming, t),
          ...recalled,
        ],
      ];
    }),
  ];
}

export function orderCommissioning(
  { data, order, plan }: Pick<ShownOrder, 'data' | 'order' | 'plan'>,
  installation: Installation | null,
  language: string,
  t: Translate,
): string[][] {
  const lineOf = new Map(data.lines.map((line) => [line.articleId, line]));
  return commissioningCells({
    plan,
    luminaires: installation?.luminaires ?? orderLuminaires(data, plan),
    articleOf: (id) => ({
      code: lineOf.get(id)?.code ?? '',
      title: storedTitle(lineOf.get(id), language, t),
    }),
    isDali: order.systemType === 'dali',
    language,
    t,
  });
}
