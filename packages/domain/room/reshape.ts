import type { Point } from '../layout/heading.ts';
import { itemAt } from '../math/lists.ts';
import { ahead, plus, rounded, times } from '../math/points.ts';
import { cornerAt, wallOf } from './outline.ts';
import { areParallel, outwardOf } from './outlineShape.ts';
import { MIN_OPENING, type Opening, type Room } from './room.ts';

/** An opening as it fits on its wall: narrower, or further in, where it has to be; null where there is no room for it. */
export function fittedOpening(opening: Opening, outline: readonly Point[]): Opening | null {
  const { length } = wallOf(outline, opening.wall);
  const width = Math.min(Math.max(MIN_OPENING, Math.round(opening.width)), Math.floor(length));
  if (width < MIN_OPENING) return null;
  const at = Math.min(length - width / 2, Math.max(width / 2, opening.at));
  return { ...opening, width, at: Math.round(at * 100) / 100 };
}

/** The room with an opening changed; as it was where that has no room. */
export function setOpening(room: Room, changed: Opening): Room {
  const fitted = fittedOpening(changed, room.outline);
  if (!fitted) return room;
  return { ...room, openings: room.openings.map((one) => (one.id === fitted.id ? fitted : one)) };
}

/** The room with other walls; its openings stay on theirs. */
const withOutline = (room: Room, outline: Point[], openings = room.openings): Room => ({
  ...room,
  outline,
  openings: openings.flatMap((opening) => fittedOpening(opening, outline) ?? []),
});

const withCorners = (room: Room, at: (corner: Point, index: number) => Point): Room =>
  withOutline(
    room,
    room.outline.map((corner, index) => rounded(at(corner, index))),
  );

export const moveRoom = (room: Room, by: Point): Room => withCorners(room, (corner) => plus(corner, by));

export const moveCorner = (room: Room, index: number, to: Point): Room =>
  withCorners(room, (corner, at) => (at === index ? to : corner));

/**
 * Puts a corner on a wall.
 * @param at centimetres from the wall's begin
 */
export function addCorner(room: Room, wall: number, at: number): Room {
  const { begin, along } = wallOf(room.outline, wall);
  const outline = room.outline.toSpliced(wall + 1, 0, rounded(ahead(begin, along, at)));
  const openings = room.openings.map((opening) => {
    if (opening.wall !== wall) return { ...opening, wall: opening.wall + (opening.wall > wall ? 1 : 0) };
    return opening.at < at ? opening : { ...opening, wall: wall + 1, at: opening.at - at };
  });
  return withOutline(room, outline, openings);
}

/** Takes a corner out: of its two walls one is left. */
export function removeCorner(room: Room, index: number): Room {
  const { outline } = room;
  const before = (index - 1 + outline.length) % outline.length;
  const { length } = wallOf(outline, before);
  const openings = room.openings.map((opening) => {
    const joined = opening.wall === index ? { wall: before, at: opening.at + length } : {};
    const left = { ...opening, ...joined };
    const isAfter = left.wall > index || (index === 0 && left.wall === before);
    return isAfter ? { ...left, wall: left.wall - 1 } : left;
  });
  return withOutline(room, outline.toSpliced(index, 1), openings);
}

/**
 * Moves a wall at a right angle to itself. Where the next one goes on in its line, a short wall comes between them.
 * @param by centimetres out of the room; below 0 into it
 * @returns with the number that the wall has then
 */
export function moveWall(room: Room, wall: number, by: number): { room: Room; wall: number } {
  if (by === 0) return { room, wall };
  const { length: count } = room.outline;
  const shift = times(outwardOf(room.outline, wall), by);
  const goesOn = [(wall - 1 + count) % count, (wall + 1) % count].map((next) =>
    areParallel(room.outline, wall, next),
  );
  const [begins, ends] = goesOn;
  const end = (wall + 1) % count;
  const outline: Point[] = [];
  /** The number of each wall afterwards. */
  const numbers: number[] = [];
  for (const [index, corner] of room.outline.entries()) {
    const to = rounded(plus(corner, shift));
    if (index === wall && begins) outline.push(corner);
    if (index === wall || index === end) outline.push(to);
    else outline.push(corner);
    if (index === end && ends) outline.push(corner);
    numbers.push(outline.length - 1);
  }
  const openings = room.openings.map((opening) => ({ ...opening, wall: itemAt(numbers, opening.wall) }));
  return { room: withOutline(room, outline, openings), wall: itemAt(numbers, wall) };
}

/**
 * Gives a wall another length: the wall after it moves along, and the one that faces it grows or shrinks as much, so
 * that right angles stay.
 * @param length centimetres
 */
export function setWallLength(room: Room, wall: number, length: number): Room {
  const { outline } = room;
  const { along, length: before } = wallOf(outline, wall);
  const shift = times(along, length - before);
  const [end, after] = [(wall + 1) % outline.length, (wall + 2) % outline.length];
  const takesNext = outline.length > 3 && areParallel(outline, wall, after);
  return withCorners(room, (corner, index) =>
    index === end || (takesNext && index === after) ? plus(corner, shift) : corner,
  );
}

/** So near to a right angle with a neighbouring corner, in centimetres, a corner snaps to it. */
export function snappedCorner(outline: readonly Point[], index: number, to: Point, within: number): Point {
  const neighbours = [cornerAt(outline, index - 1), cornerAt(outline, index + 1)];
  return snappedTo(to, neighbours, within);
}

/** A point in line with others where it is near to that, else on whole 5 cm. */
export function snappedTo({ x, y }: Point, others: readonly Point[], within: number): Point {
  const along = (value: number, wanted: readonly number[]): number => {
    const nearest = wanted.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
    return nearest !== undefined && Math.abs(nearest - value) <= within
      ? nearest
      : Math.round(value / 5) * 5 + 0;
  };
  const [xs, ys] = [others.map((other) => other.x), others.map((other) => other.y)];
  return { x: along(x, xs), y: along(y, ys) };
}
