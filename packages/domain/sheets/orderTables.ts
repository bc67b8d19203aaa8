import { daliLevel } from '../dimming/dimming.ts';
import { groupName, sceneName } from '../dimming/names.ts';
import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import { switchedInWords } from '../lists/commissioning.ts';
import { namesOf } from '../lists/installationWords.ts';
import { changesInWords } from '../lists/revisionWords.ts';
import type { FormerOrder } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { NONE, type PaperTable, type Tabled, tableOf } from './table.ts';

/** D69, D75. */
export function groupTable({ page: { plan }, luminaires, t }: Tabled): PaperTable | null {
  const { groups } = plan.dimming;
  if (groups.length === 0) return null;
  return tableOf(
    t('sheet.groups'),
    [
      { head: t('sheet.luminaire'), width: 8, isBold: true, of: ({ number }) => String(number) },
      { head: t('sheet.group'), of: (group) => groupName(group, t) },
      {
        head: t('sheet.luminaires'),
        width: 40,
        of: ({ luminaires: ids }) => {
          const numbers = luminaires.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
          return (
            namesOf(
              numbers.sort((a, b) => a - b),
              luminaireNumber,
            ) || NONE
          );
        },
      },
    ],
    groups,
  );
}

export function sceneTable({ page: { plan, order }, language, t }: Tabled): PaperTable | null {
  const { dimming } = plan;
  if (dimming.scenes.length === 0) return null;
  const isDali = order.systemType === 'dali';
  const share = (percent: number) => `${formatNumber(percent, language)}\u00a0%\u00a0(${daliLevel(percent)})`;
  return tableOf(
    t('sheet.scenes'),
    [
      { head: t('sheet.luminaire'), width: 8, isBold: true, of: ({ number }) => String(number) },
      { head: t('sheet.scene'), of: (scene) => sceneName(scene, t) },
      {
        head: t(isDali ? 'sheet.levels' : 'sheet.circuits'),
        width: 50,
        of: (scene) =>
          isDali
            ? [
                ...dimming.groups.map(
                  (group) => `${group.number}:\u00a0${share(scene.groups[group.number] ?? 100)}`,
                ),
                ...(Object.keys(scene.luminaires).length > 0 ? [t('sheet.byThemselves')] : []),
              ].join(', ') || share(100)
            : switchedInWords(dimming, scene, t) || NONE,
      },
    ],
    dimming.scenes,
  );
}

interface Indexed {
  name: string;
  scale: string;
}

export function indexTable(sheets: readonly Indexed[], t: Translate): PaperTable {
  const rows: { from: number; to: number; sheet: Indexed }[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const last = rows.at(-1);
    if (last?.sheet.name === sheet.name && last.sheet.scale === sheet.scale) last.to = index + 1;
    else rows.push({ from: index + 1, to: index + 1, sheet });
  }
  return tableOf(
    t('sheet.index'),
    [
      {
        head: t('sheet.sheet'),
        width: 14,
        isBold: true,
        of: ({ from, to }) => (from === to ? String(from) : `${from}–${to}`),
      },
      { head: t('sheet.contents'), of: ({ sheet }) => sheet.name },
      { head: t('sheet.scale'), width: 14, of: ({ sheet }) => sheet.scale },
    ],
    rows,
  );
}

export const revisionLetter = (index: number): string =>
  (index >= 26 ? revisionLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/** The oldest first (D61); null for an order that revises none. */
export function revisionTable(
  { data, id, number, former = [], changes }: ShownOrder,
  language: string,
  t: Translate,
): PaperTable | null {
  if (former.length === 0) return null;
  const all: FormerOrder[] = [
    ...former,
    { number: number || id, at: data.savedAt, ...(changes && { changes }) },
  ];
  const changeOf = (index: number): string => {
    const before = all[index - 1];
    if (!before) return t('sheet.firstIssue');
    const own = all[index]?.changes;
    return own ? changesInWords(own, language, t) : t('sheet.replaces', { number: before.number });
  };
  return tableOf(
    t('sheet.revisions'),
    [
      {
        head: t('sheet.revisionShort'),
        width: 12,
        isBold: true,
        of: ({ index }) => revisionLetter(index),
      },
      { head: t('sheet.order'), width: 28, of: ({ own }) => own.number },
      { head: t('sheet.issued'), width: 20, of: ({ own }) => own.at.slice(0, 10) },
      { head: t('sheet.change'), width: 90, of: ({ index }) => changeOf(index) },
    ],
    all.map((own, index) => ({ own, index })),
  );
}
