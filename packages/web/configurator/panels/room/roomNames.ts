import type { VerticalArea } from '@lumitor/domain/kinds/area/area';
import type { Opening, Room } from '@lumitor/domain/kinds/room/room';
import type { Translate } from '@lumitor/domain/translation/lookup';

export function openingName({ openings }: Pick<Room, 'openings'>, opening: Opening, t: Translate): string {
  const number = openings.filter(({ kind }) => kind === opening.kind).indexOf(opening) + 1;
  return `${t(`room.kind_${opening.kind}`)} ${number}`;
}

export const areaName = (areas: readonly VerticalArea[], area: VerticalArea, t: Translate): string =>
  area.name || t('room.areaName', { number: areas.indexOf(area) + 1 });
