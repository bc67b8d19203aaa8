import { isAreaLong, lengthOf, type VerticalArea } from '@lumitor/domain/kinds/area/area';
import { carriedArea, ontoWalls } from '@lumitor/domain/kinds/area/ontoWalls';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { plus } from '@lumitor/domain/math/points';
import type { Cm, Px } from '@lumitor/domain/units';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { areasNow, roomNow, setArea } from '../../../visitor/room.ts';
import { partIn, selectPart } from '../../../visitor/selected.ts';
import type { RoomPart } from '../../../visitor/selection.ts';
import { type KindHand, RANKS, WALL_SNAP_DISTANCE } from '../hand.ts';

const END: Px = 14;
const LINE: Px = 10;

const isAt = (point: Point, other: Point, within: Cm): boolean =>
  Math.hypot(point.x - other.x, point.y - other.y) <= within;

function areaEndAt({ begin: start, end }: VerticalArea, at: Point, pixel: number): 'begin' | 'end' | null {
  if (isAt(start, at, END * pixel)) return 'begin';
  return isAt(end, at, END * pixel) ? 'end' : null;
}

export function areaAt(areas: readonly VerticalArea[], at: Point, pixel: number): VerticalArea | null {
  const isHit = (area: VerticalArea): boolean => {
    const { begin: start, end } = area;
    const length = lengthOf(area);
    const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
    const by = { x: at.x - start.x, y: at.y - start.y };
    const place = by.x * along.x + by.y * along.y;
    if (place < 0 || place > length) return areaEndAt(area, at, pixel) !== null;
    return Math.abs(by.x * along.y - by.y * along.x) <= LINE * pixel;
  };
  return areas.findLast(isHit) ?? null;
}

export function carriedBy(area: VerticalArea, { outline }: Room, at: Point, pixel: number) {
  const selected = partIn(configuratorStore.getState());
  const isSelected = selected?.kind === 'area' && selected.id === area.id;
  const end = isSelected ? areaEndAt(area, at, pixel) : null;
  selectPart({ kind: 'area', id: area.id });
  const within = WALL_SNAP_DISTANCE * pixel;
  return (by: Point, isFree: boolean): VerticalArea => {
    if (by.x === 0 && by.y === 0) return area;
    const reach = isFree ? 0 : within;
    if (!end) return carriedArea(area, by, outline, reach);
    const to = { x: area[end].x + by.x, y: area[end].y + by.y };
    const changed = {
      ...area,
      [end]: ontoWalls(to, outline, [area[end === 'begin' ? 'end' : 'begin']], reach),
    };
    return isAreaLong(changed.begin, changed.end) ? changed : area;
  };
}

const areaOf = (part: RoomPart | null): VerticalArea | undefined =>
  part?.kind === 'area' ? areasNow().find(({ id }) => id === part.id) : undefined;

/** The selected area is also dragged by its ends. */
export const areaHand: KindHand = {
  kind: 'area',
  hitAt(point, pixel) {
    const area = areaAt(areasNow(), point, pixel);
    return area && { part: { kind: 'area', id: area.id }, rank: RANKS.area };
  },
  carryFrom(point, part, pixel) {
    const [room, area] = [roomNow(), areaOf(part)];
    if (!room || !area) return null;
    const carried = carriedBy(area, room, point, pixel);
    return (by, isFree, typing) => setArea(carried(by, isFree), typing);
  },
  nudge(part, by, typing) {
    const area = areaOf(part);
    if (area) setArea({ ...area, begin: plus(area.begin, by), end: plus(area.end, by) }, typing);
    return area !== undefined;
  },
};
