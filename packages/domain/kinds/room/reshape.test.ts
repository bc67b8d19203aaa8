import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { itemAt } from '../../math/lists.ts';
import { ahead, between, dot, minus, rounded } from '../../math/points.ts';
import { type VerticalArea, wallUnder } from '../area/area.ts';
import { areasAfter } from '../area/areasAfter.ts';
import { openingMiddle } from '../opening/positions.ts';
import { displacedBy } from './displaced.ts';
import { wallOf, wallsOf } from './outline.ts';
import { areaOf, onWall, translationOf } from './outlineShape.ts';
import {
  addCorner,
  moveCorner,
  moveRoom,
  moveWall,
  onSameWalls,
  type Reshaped,
  removeCorner,
  setWallLength,
  snappedTo,
} from './reshape.ts';
import { newRoom, type Opening, type Room, rectangle, roomFault, roomSchema } from './room.ts';

const door = (wall: number, at: number, width = 90): Opening => ({
  id: `${wall} ${at}`,
  kind: 'door',
  wall,
  at,
  width,
});
const room = (...openings: Opening[]): Room => ({
  ...newRoom(rectangle(600, 400, { x: 0, y: 0 })),
  openings,
});
const lengths = ({ outline }: Room) => wallsOf(outline).map(({ length }) => length);
const areaOn = (it: Room, wall: number, at: number, length: number, id: string): VerticalArea => {
  const { start, along } = wallOf(it.outline, wall);
  const put = (by: number) => rounded(ahead(start, along, by));
  return { id, name: id, begin: put(at), end: put(at + length), bottom: 100, top: 200 };
};

const reshaping = fc.oneof(
  fc.tuple(fc.nat(9), fc.integer({ min: -150, max: 150 })).map(
    ([wall, by]) =>
      (it: Room): Reshaped =>
        moveWall(it, wall % it.outline.length, by),
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: 50, max: 900 })).map(
    ([wall, length]) =>
      (it: Room): Reshaped =>
        setWallLength(it, wall % it.outline.length, length),
  ),
  fc
    .tuple(fc.nat(9), fc.double({ min: 0.1, max: 0.9, noNaN: true }))
    .map(([wall, share]) => (it: Room): Reshaped => {
      const at = wall % it.outline.length;
      return addCorner(it, at, wallOf(it.outline, at).length * share);
    }),
  fc.nat(9).map(
    (corner) =>
      (it: Room): Reshaped =>
        it.outline.length > 3 ? removeCorner(it, corner % it.outline.length) : onSameWalls(it, it),
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })).map(
    ([corner, x, y]) =>
      (it: Room): Reshaped =>
        moveCorner(it, corner % it.outline.length, { x, y }),
  ),
  fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 })).map(
    ([x, y]) =>
      (it: Room): Reshaped =>
        moveRoom(it, { x, y }),
  ),
);

describe('reshaped walls (D46)', () => {
  it('keep their openings on them after any change', () => {
    const openings = fc.array(
      fc.tuple(fc.nat(3), fc.integer({ min: 60, max: 340 })).map(([wall, at]) => door(wall, at)),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(openings, fc.array(reshaping, { maxLength: 12 }), (marks, changes) => {
        let it = room(...marks);
        for (const act of changes) {
          const after = act(it).room;
          if (after.outline.length <= 64 && roomFault(after) === null) it = after;
        }
        expect(v.safeParse(roomSchema, it).issues).toBeUndefined();
        expect(it.openings.length).toBeLessThanOrEqual(marks.length);
      }),
      { numRuns: 500 },
    );
  });

  it('keep each opening and area in place, or report it', () => {
    const openings = fc.array(
      fc.tuple(fc.nat(3), fc.integer({ min: 60, max: 340 })).map(([wall, at]) => door(wall, at)),
      { maxLength: 4 },
    );
    const areas = fc.array(
      fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 250 }), fc.integer({ min: 20, max: 150 })),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        openings,
        areas,
        fc.array(reshaping, { minLength: 1, maxLength: 6 }),
        (marks, spans, acts) => {
          let now: { room: Room; areas: readonly VerticalArea[] } = {
            room: room(...marks),
            areas: spans.map(([wall, at, length], index) => areaOn(room(), wall, at, length, `${index}`)),
          };
          for (const act of acts) {
            const { before, room: next, walls } = act(now.room);
            if (next.outline.length > 64 || roomFault(next) || translationOf(before.outline, next.outline))
              continue;
            const after = { room: next, areas: areasAfter(now.areas, before, next, walls) };
            const reported = new Set(displacedBy(now, after).map(({ kind, id }) => `${kind} ${id}`));
            for (const opening of before.openings.filter(({ id }) => !reported.has(`opening ${id}`))) {
              const place = openingMiddle(before, opening);
              const { wall, at, width } = itemAt(
                next.openings.filter(({ id }) => id === opening.id),
                0,
              );
              expect(width).toBe(opening.width);
              expect(Math.abs(onWall(wallOf(next.outline, wall), place).at - at)).toBeLessThanOrEqual(1);
            }
            for (const [index, area] of now.areas.entries()) {
              const moved = itemAt(after.areas, index);
              const wall = wallUnder(next.outline, moved);
              if (wall < 0 || reported.has(`area ${area.id}`)) continue;
              const way = wallOf(next.outline, wall).along;
              const by = minus(between(moved.begin, moved.end), between(area.begin, area.end));
              expect(Math.abs(dot(by, way))).toBeLessThanOrEqual(1);
            }
            now = after;
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keep openings and areas exactly in place if they stay in line', () => {
    const before = room(door(0, 100), door(1, 300), door(2, 120), door(3, 90));
    const areas = [0, 1, 2, 3].map((wall) => areaOn(before, wall, 200, 60, `${wall}`));
    const places = (it: Room) => it.openings.map((one) => openingMiddle(it, one));
    for (const { room: after, walls } of [
      moveWall(before, 3, 50),
      moveWall(before, 1, 50),
      setWallLength(before, 0, 700),
      setWallLength(before, 2, 700),
    ]) {
      const still = [0, 2];
      for (const index of still) {
        expect(places(after)[index]).toEqual(places(before)[index]);
        expect(areasAfter(areas, before, after, walls)[index]).toEqual(areas[index]);
      }
      for (const index of [1, 3]) expect(places(after)[index]?.y).toBe(places(before)[index]?.y);
    }
  });

  it('move at a right angle, and their neighbours follow', () => {
    expect(lengths(moveWall(room(), 1, 50).room)).toEqual([650, 400, 650, 400]);
    expect(lengths(moveWall(room(), 0, -100).room)).toEqual([600, 300, 600, 300]);
  });

  it('form a step if only a part moves', () => {
    const { room: stepped } = moveWall(addCorner(room(), 0, 200).room, 0, 100);
    expect(lengths(stepped)).toEqual([200, 100, 400, 400, 600, 500]);
    expect(areaOf(stepped.outline)).toBe(26);
    const niche = moveWall(addCorner(addCorner(room(), 0, 400).room, 0, 200).room, 1, 50);
    expect(niche.wall).toBe(2);
    expect(lengths(niche.room)).toEqual([200, 50, 200, 50, 200, 400, 600, 400]);
  });

  it('can be moved again under their new index', () => {
    const corners = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(0.25, 0.5)), { maxLength: 3 });
    fc.assert(
      fc.property(corners, fc.nat(9), fc.integer({ min: 1, max: 50 }), (all, at, by) => {
        const before = all.reduce((it, [wall, share]) => {
          const on = wall % it.outline.length;
          return addCorner(it, on, wallOf(it.outline, on).length * share).room;
        }, room());
        const wall = at % before.outline.length;
        const once = moveWall(before, wall, by);
        const twice = moveWall(once.room, once.wall, by);
        expect(twice.room).toEqual(moveWall(before, wall, 2 * by).room);
        expect(wallOf(twice.room.outline, twice.wall).length).toBeCloseTo(
          wallOf(before.outline, wall).length,
          6,
        );
      }),
    );
  });

  it('take a length, and the facing wall the same', () => {
    expect(lengths(setWallLength(room(), 0, 500).room)).toEqual([500, 400, 500, 400]);
    expect(lengths(setWallLength(room(), 3, 250).room)).toEqual([600, 250, 600, 250]);
    const triangle = newRoom([
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 0, y: 400 },
    ]);
    expect(lengths(setWallLength(triangle, 0, 200).room)[0]).toBe(200);
  });

  it('leave openings in place when a corner is added or removed', () => {
    const before = room(door(0, 100), door(0, 500), door(2, 200));
    const after = addCorner(before, 0, 300).room;
    expect(after.openings.map(({ wall }) => wall)).toEqual([0, 1, 3]);
    expect(after.openings.map((one) => openingMiddle(after, one))).toEqual(
      before.openings.map((one) => openingMiddle(before, one)),
    );
    expect(removeCorner(after, 1).room).toEqual(before);
    expect(removeCorner(addCorner(before, 3, 100).room, 0).room.openings.map(({ wall }) => wall)).toEqual([
      3, 3, 1,
    ]);
  });

  it('too short for an opening narrow it, then remove it', () => {
    expect(setWallLength(room(door(1, 200)), 1, 60).room.openings).toMatchObject([{ at: 30, width: 60 }]);
    expect(setWallLength(room(door(1, 200)), 1, 15).room.openings).toEqual([]);
  });

  it('are refused if they would cross', () => {
    expect(roomFault(moveCorner(room(), 0, { x: 0, y: 900 }).room)).toBe('wallsCross');
    expect(roomFault(moveWall(room(), 0, -400).room)).toBe('wallsCross');
    expect(roomFault(moveCorner(room(), 0, { x: -100_001, y: 0 }).room)).toBe('roomTooFar');
  });
});

it('a corner snaps to alignment with its neighbours, else to whole 5 cm', () => {
  const others = [{ x: 101, y: 33 }];
  expect(snappedTo({ x: 97, y: 61 }, others, 6)).toEqual({ x: 101, y: 60 });
  expect(snappedTo({ x: 12.6, y: 30 }, others, 6)).toEqual({ x: 15, y: 33 });
});
