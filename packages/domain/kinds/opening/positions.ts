import { ahead, dot, plus } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { wallOf } from '../room/outline.ts';
import { nearestWall, onWall } from '../room/outlineShape.ts';
import { MIN_OPENING, type Opening, type Room } from '../room/room.ts';

export function fittedOpening(opening: Opening, outline: readonly Point[]): Opening | null {
  const { length } = wallOf(outline, opening.wall);
  const width = Math.min(Math.max(MIN_OPENING, Math.round(opening.width)), Math.floor(length));
  if (width < MIN_OPENING) return null;
  const at = Math.min(length - width / 2, Math.max(width / 2, opening.at));
  return { ...opening, width, at: Math.round(at * 100) / 100 };
}

export function setOpening(room: Room, changed: Opening): Room {
  const fitted = fittedOpening(changed, room.outline);
  if (!fitted) return room;
  return { ...room, openings: room.openings.map((one) => (one.id === fitted.id ? fitted : one)) };
}

export function openingMiddle({ outline }: Pick<Room, 'outline'>, { wall, at }: Opening): Point {
  const { start, along } = wallOf(outline, wall);
  return ahead(start, along, at);
}

export function draggedOpening(room: Room, opening: Opening, by: Point, step: (at: Cm) => Cm): Room {
  const { outline } = room;
  const to = plus(openingMiddle(room, opening), by);
  const fitting = outline.flatMap((_, wall) =>
    wall === opening.wall || wallOf(outline, wall).length >= opening.width ? [wall] : [],
  );
  const wall = nearestWall(outline, fitting, to);
  return setOpening(room, { ...opening, wall, at: step(onWall(wallOf(outline, wall), to).at) });
}

export function nudgedOpening(room: Room, opening: Opening, by: Point): Room {
  const { outline } = room;
  const way = Math.round(dot(by, wallOf(outline, opening.wall).along));
  const along = fittedOpening({ ...opening, at: opening.at + way }, outline);
  if (way === 0 || (along && along.at !== opening.at)) return along ? setOpening(room, along) : room;
  const wall = (opening.wall + Math.sign(way) + outline.length) % outline.length;
  const { length } = wallOf(outline, wall);
  return length < opening.width ? room : setOpening(room, { ...opening, wall, at: way > 0 ? 0 : length });
}
