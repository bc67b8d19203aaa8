import * as v from 'valibot';
import { between, distance, dot, minus, rounded } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { identifier } from '../rail/identifier.ts';
import { MAX_DISTANCE } from '../rail/length.ts';
import { type Wall, wallOf, wallsOf } from '../room/outline.ts';
import { isClockwise, onWall } from '../room/outlineShape.ts';
import { ROOM_LIMITS, type Room } from '../room/room.ts';

export const MAX_AREAS = 20;

export const AREA_LENGTH = [10, 2000] as const;

export const MAX_AREA_NAME = 60;

/** Area ends are whole centimetres, off slanted walls by less. */
const TOLERANCE: Cm = 1;

const whole = v.pipe(v.number(), v.integer());
const coordinate = v.pipe(whole, v.minValue(-MAX_DISTANCE), v.maxValue(MAX_DISTANCE));
const point = v.object({ x: coordinate, y: coordinate });
const height = v.pipe(whole, v.minValue(0), v.maxValue(ROOM_LIMITS.height[1]));

export const lengthOf = ({ begin, end }: Pick<VerticalArea, 'begin' | 'end'>): Cm => distance(begin, end);

export const isAreaLong = (begin: Point, end: Point): boolean => {
  const length = lengthOf({ begin, end });
  return length >= AREA_LENGTH[0] && length <= AREA_LENGTH[1];
};

/** Measures light; faces right of the direction from start to end (D46a). */
export const verticalAreaSchema = v.pipe(
  v.object({
    id: identifier,
    name: v.pipe(v.string(), v.maxLength(MAX_AREA_NAME)),
    begin: point,
    end: point,
    bottom: height,
    top: height,
  }),
  v.check(({ bottom, top }) => bottom < top, 'The bottom must be below the top'),
  v.check(({ begin, end }) => isAreaLong(begin, end), `Must be ${AREA_LENGTH.join(' to ')} cm long`),
);

export type VerticalArea = v.InferOutput<typeof verticalAreaSchema>;

export const reversedArea = (area: VerticalArea): VerticalArea => ({
  ...area,
  begin: area.end,
  end: area.begin,
});

export function withLength(area: VerticalArea, length: Cm): VerticalArea {
  const { begin, end } = area;
  const by = length / lengthOf(area);
  const to = rounded(between(begin, end, by));
  return isAreaLong(begin, to) ? { ...area, end: to } : area;
}

export function facingOf({ begin, end }: Pick<VerticalArea, 'begin' | 'end'>): Point {
  const length = lengthOf({ begin, end });
  return { x: 0 - (end.y - begin.y) / length, y: (end.x - begin.x) / length };
}

export const liesOn = (wall: Wall, { begin, end }: Pick<VerticalArea, 'begin' | 'end'>): boolean =>
  [begin, end].every((point) => {
    const { at, aside } = onWall(wall, point);
    return aside < TOLERANCE && at > -TOLERANCE && at < wall.length + TOLERANCE;
  });

export const wallUnder = (outline: readonly Point[], area: Pick<VerticalArea, 'begin' | 'end'>): number =>
  wallsOf(outline).findIndex((wall) => liesOn(wall, area));

export function facingRoom(area: VerticalArea, outline: readonly Point[]): VerticalArea {
  const wall = wallUnder(outline, area);
  if (wall < 0) return area;
  const { along } = wallOf(outline, wall);
  const goesAlong = dot(minus(area.end, area.begin), along) > 0;
  return goesAlong === isClockwise(outline) ? area : reversedArea(area);
}

const lowered = (area: VerticalArea, { height }: Room): VerticalArea =>
  area.top <= height ? area : { ...area, top: height, bottom: Math.min(area.bottom, height - 1) };

export const areasIn = (areas: readonly VerticalArea[], room: Room | null): readonly VerticalArea[] =>
  room ? areas.map((area) => lowered(area, room)) : [];

export function withArea(areas: readonly VerticalArea[], area: VerticalArea, room: Room | null) {
  if (!room) return areas;
  const fitted = lowered(area, room);
  if (areas.some(({ id }) => id === area.id)) return areas.map((one) => (one.id === area.id ? fitted : one));
  return areas.length < MAX_AREAS ? [...areas, fitted] : areas;
}
