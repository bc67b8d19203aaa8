import type { VerticalArea } from '@lumitor/domain/kinds/area/area';
import { obstacleNames } from '@lumitor/domain/kinds/obstacle/names';
import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import type { Opening, Room } from '@lumitor/domain/kinds/room/room';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { isEqual } from '@lumitor/domain/math/equal';
import { itemAt } from '@lumitor/domain/math/lists';
import type { Translate } from '@lumitor/domain/translation/lookup';

function changeIn<One extends { id: string }>(before: readonly One[], after: readonly One[]) {
  const not = (one: One, all: readonly One[]) => all.every(({ id }) => id !== one.id);
  const [added, removed] = [after.find((one) => not(one, before)), before.find((one) => not(one, after))];
  if (added) return { how: 'added', one: added } as const;
  if (removed) return { how: 'removed', one: removed } as const;
  const changed = after.find(
    (one) =>
      !isEqual(
        one,
        before.find(({ id }) => id === one.id),
      ),
  );
  return changed && ({ how: 'changed', one: changed } as const);
}

function openingWords(before: readonly Opening[], after: readonly Opening[], t: Translate): string | null {
  const change = changeIn(before, after);
  return change ? t(`edits.${change.one.kind}_${change.how}`) : null;
}

function outlineWords(before: Room['outline'], after: Room['outline'], t: Translate): string {
  if (after.length === before.length + 1) return t('edits.cornerAdded');
  if (after.length === before.length - 1) return t('edits.cornerRemoved');
  if (after.length !== before.length) return t('edits.walls');
  const ways = after.map(
    ({ x, y }, index) => `${x - (before[index]?.x ?? 0)} ${y - (before[index]?.y ?? 0)}`,
  );
  const moved = ways.filter((way) => way !== '0 0');
  if (moved.length === 1) return t('edits.cornerMoved');
  return t(moved.length === ways.length && new Set(ways).size === 1 ? 'edits.roomMoved' : 'edits.walls');
}

export function roomWords(before: Room | null, after: Room | null, t: Translate): string {
  if (!after) return t('edits.noRoom');
  if (!before) return t('edits.room');
  if (!isEqual(before.outline, after.outline)) return outlineWords(before.outline, after.outline, t);
  const opening = openingWords(before.openings, after.openings, t);
  if (opening) return opening;
  if (before.height !== after.height) return t('edits.roomHeight', { height: after.height });
  if (before.plane !== after.plane) return t('edits.plane', { height: after.plane });
  if (before.use !== after.use) return t('edits.use');
  return t(before.maintenance === after.maintenance ? 'edits.reflectance' : 'edits.maintenance');
}

export function obstacleWords(
  before: readonly Obstacle[] = [],
  after: readonly Obstacle[] = [],
  t: Translate,
): string {
  const change = changeIn(before, after);
  const all = change?.how === 'removed' ? before : after;
  const name = change ? itemAt(obstacleNames(all, t), all.indexOf(change.one)) : '';
  return t(`edits.obstacle_${change?.how ?? 'changed'}`, { name });
}

export function areaWords(
  before: readonly VerticalArea[],
  after: readonly VerticalArea[],
  t: Translate,
): string {
  const change = changeIn(before, after);
  return t(`edits.area_${change?.how ?? 'changed'}`, { name: change?.one.name ?? '' });
}

export function underlayWords(before: Underlay | null, after: Underlay | null, t: Translate): string {
  if (!after) return t('edits.noUnderlay');
  if (!before || before.id !== after.id) return t('edits.underlay', { name: after.name });
  if (before.scale !== after.scale) return t('edits.underlayScale');
  if (before.opacity !== after.opacity) return t('edits.underlayOpacity');
  if (before.rotation !== after.rotation) return t('edits.underlayRotation');
  if (before.isLocked !== after.isLocked)
    return t(after.isLocked ? 'edits.underlayLocked' : 'edits.underlayUnlocked');
  return t('edits.underlayMoved');
}
