import { lengthOf, type VerticalArea } from '@lumitor/domain/kinds/area/area';
import { wallsOf } from '@lumitor/domain/kinds/room/outline';
import { outwardOf } from '@lumitor/domain/kinds/room/outlineShape';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { pixelAt } from '@lumitor/domain/kinds/underlay/calibration';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import type { Point } from '@lumitor/domain/layout/heading';
import type { Cm, Px } from '@lumitor/domain/units';
import type { RoomPart } from '../../visitor/selection.ts';

const CORNER: Px = 14;
const WALL: Px = 10;
const THICKNESS: Cm = 12;

/** Corner, else the opening or wall, also on its drawn thickness. */
export function partAt({ outline, openings }: Room, at: Point, pixel: number): RoomPart | null {
  const corner = outline.findIndex(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= CORNER * pixel);
  if (corner >= 0) return { kind: 'corner', index: corner };
  for (const [index, { start, along, length }] of wallsOf(outline).entries()) {
    const by = { x: at.x - start.x, y: at.y - start.y };
    const out = outwardOf(outline, index);
    const [place, outside] = [by.x * along.x + by.y * along.y, by.x * out.x + by.y * out.y];
    if (place < 0 || place > length) continue;
    if (outside < -WALL * pixel || outside > Math.max(WALL * pixel, THICKNESS)) continue;
    const opening = openings.find(
      ({ wall, at: middle, width }) =>
        wall === index && Math.abs(middle - place) <= Math.max(width / 2, WALL * pixel),
    );
    return opening ? { kind: 'opening', id: opening.id } : { kind: 'wall', index };
  }
  return null;
}

const isAt = (point: Point, other: Point, within: Cm): boolean =>
  Math.hypot(point.x - other.x, point.y - other.y) <= within;

export function areaEndAt(
  { begin: start, end }: VerticalArea,
  at: Point,
  pixel: number,
): 'begin' | 'end' | null {
  if (isAt(start, at, CORNER * pixel)) return 'begin';
  return isAt(end, at, CORNER * pixel) ? 'end' : null;
}

export function areaAt(areas: readonly VerticalArea[], at: Point, pixel: number): VerticalArea | null {
  const isHit = (area: VerticalArea): boolean => {
    const { begin: start, end } = area;
    const length = lengthOf(area);
    const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
    const by = { x: at.x - start.x, y: at.y - start.y };
    const place = by.x * along.x + by.y * along.y;
    if (place < 0 || place > length) return areaEndAt(area, at, pixel) !== null;
    return Math.abs(by.x * along.y - by.y * along.x) <= WALL * pixel;
  };
  return areas.findLast(isHit) ?? null;
}

export function isOnPicture(underlay: Underlay, at: Point): boolean {
  const { x, y } = pixelAt(underlay, at);
  return x >= 0 && y >= 0 && x <= underlay.width && y <= underlay.height;
}
