import { itemAt } from '../../math/lists.ts';
import { ahead, plus, rounded, times } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { fittedOpening, openingMiddle } from '../opening/positions.ts';
import type { Point } from '../rail/heading.ts';
import { cornerAt, wallOf } from './outline.ts';
import { areParallel, nearestWall, onWall, outwardOf, translationOf } from './outlineShape.ts';
import type { Room } from './room.ts';

export type NewWalls = readonly (readonly number[])[];

export interface Reshaped {
  before: Room;
  room: Room;
  walls: NewWalls;
}

export const sameWalls = (before: Room | null, after: Room | null): NewWalls =>
  before && before.outline.length === after?.outline.length ? before.outline.map((_, wall) => [wall]) : [];

export const onSameWalls = (before: Room, room: Room): Reshaped => ({
  before,
  room,
  walls: sameWalls(before, room),
});

/** Openings stay on their walls, as near as possible. */
function reshaped(before: Room, outline: Point[], walls: NewWalls = sameWalls(before, before)): Reshaped {
  const by = translationOf(before.outline, outline);
  const openings = before.openings.flatMap((opening) => {
    if (by) return opening;
    const middle = openingMiddle(before, opening);
    const wall = nearestWall(outline, itemAt(walls, opening.wall), middle);
    const { at } = onWall(wallOf(outline, wall), middle);
    return fittedOpening({ ...opening, wall, at }, outline) ?? [];
  });
  return { before, room: { ...before, outline, openings }, walls };
}

const withCorners = (room: Room, at: (corner: Point, index: number) => Point): Reshaped =>
  reshaped(
    room,
    room.outline.map((corner, index) => rounded(at(corner, index))),
  );

export const moveRoom = (room: Room, by: Point): Reshaped => withCorners(room, (corner) => plus(corner, by));

export const moveCorner = (room: Room, index: number, to: Point): Reshaped =>
  withCorners(room, (corner, at) => (at === index ? to : corner));

export function addCorner(room: Room, wall: number, at: Cm): Reshaped {
  const { start, along } = wallOf(room.outline, wall);
  const outline = room.outline.toSpliced(wall + 1, 0, rounded(ahead(start, along, at)));
  const walls = room.outline.map((_, index) =>
    index === wall ? [index, index + 1] : [index > wall ? index + 1 : index],
  );
  return reshaped(room, outline, walls);
}

export function removeCorner(room: Room, index: number): Reshaped {
  const { outline } = room;
  const before = (index - 1 + outline.length) % outline.length;
  const walls = outline.map((_, wall) => {
    const left = wall === index ? before : wall;
    return [left > index || (index === 0 && left === before) ? left - 1 : left];
  });
  return reshaped(room, outline.toSpliced(index, 1), walls);
}

export function moveWall(room: Room, wall: number, by: Cm): Reshaped & { wall: number } {
  if (by === 0) return { ...onSameWalls(room, room), wall };
  const { length: count } = room.outline;
  const shift = times(outwardOf(room.outline, wall), by);
  const goesOn = [(wall - 1 + count) % count, (wall + 1) % count].map((next) =>
    areParallel(room.outline, wall, next),
  );
  const [starts, ends] = goesOn;
  const end = (wall + 1) % count;
  const outline: Point[] = [];
  const numbers: number[] = [];
  for (const [index, corner] of room.outline.entries()) {
    const to = rounded(plus(corner, shift));
    if (index === wall && starts) outline.push(corner);
    if (index === wall || index === end) outline.push(to);
    else outline.push(corner);
    if (index === end && ends) outline.push(corner);
    numbers.push(outline.length - 1);
  }
  const walls = numbers.map((number) => [number]);
  return { ...reshaped(room, outline, walls), wall: itemAt(numbers, wall) };
}

/** The facing wall grows or shrinks as much, so that right angles stay. */
export function setWallLength(room: Room, wall: number, length: Cm): Reshaped {
  const { outline } = room;
  const { along, length: before } = wallOf(outline, wall);
  const shift = times(along, length - before);
  const [end, after] = [(wall + 1) % outline.length, (wall + 2) % outline.length];
  const takesNext = outline.length > 3 && areParallel(outline, wall, after);
  return withCorners(room, (corner, index) =>
    index === end || (takesNext && index === after) ? plus(corner, shift) : corner,
  );
}

export function snappedCorner(outline: readonly Point[], index: number, to: Point, within: Cm): Point {
  const neighbours = [cornerAt(outline, index - 1), cornerAt(outline, index + 1)];
  return snappedTo(to, neighbours, within);
}

export function snappedTo({ x, y }: Point, others: readonly Point[], within: Cm): Point {
  const along = (value: number, target: readonly number[]): number => {
    const nearest = target.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
    return nearest !== undefined && Math.abs(nearest - value) <= within
      ? nearest
      : Math.round(value / 5) * 5 + 0;
  };
  const [xs, ys] = [others.map((other) => other.x), others.map((other) => other.y)];
  return { x: along(x, xs), y: along(y, ys) };
}
