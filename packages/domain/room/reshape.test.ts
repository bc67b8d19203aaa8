import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wallOf, wallsOf } from './outline.ts';
import { areaOf } from './outlineShape.ts';
import { addCorner, moveCorner, moveWall, removeCorner, setWallLength, snappedTo } from './reshape.ts';
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
const middleOf = ({ outline }: Room, { wall, at }: Opening) => {
  const { begin, along } = wallOf(outline, wall);
  return { x: begin.x + along.x * at, y: begin.y + along.y * at };
};

const change = fc.oneof(
  fc.tuple(fc.nat(9), fc.integer({ min: -150, max: 150 })).map(
    ([wall, by]) =>
      (it: Room) =>
        moveWall(it, wall % it.outline.length, by).room,
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: 50, max: 900 })).map(
    ([wall, length]) =>
      (it: Room) =>
        setWallLength(it, wall % it.outline.length, length),
  ),
  fc.tuple(fc.nat(9), fc.double({ min: 0.1, max: 0.9, noNaN: true })).map(([wall, share]) => (it: Room) => {
    const at = wall % it.outline.length;
    return addCorner(it, at, wallOf(it.outline, at).length * share);
  }),
  fc
    .nat(9)
    .map(
      (corner) => (it: Room) => (it.outline.length > 3 ? removeCorner(it, corner % it.outline.length) : it),
    ),
  fc.tuple(fc.nat(9), fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })).map(
    ([corner, x, y]) =>
      (it: Room) =>
        moveCorner(it, corner % it.outline.length, { x, y }),
  ),
);

describe('walls that are changed (D46)', () => {
  it('keep their openings on them, whatever is done', () => {
    const openings = fc.array(
      fc.tuple(fc.nat(3), fc.integer({ min: 60, max: 340 })).map(([wall, at]) => door(wall, at)),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(openings, fc.array(change, { maxLength: 12 }), (marks, changes) => {
        let it = room(...marks);
        for (const act of changes) {
          const after = act(it);
          if (after.outline.length <= 64 && roomFault(after) === null) it = after;
        }
        expect(v.safeParse(roomSchema, it).issues).toBeUndefined();
        expect(it.openings.length).toBeLessThanOrEqual(marks.length);
      }),
      { numRuns: 500 },
    );
  });

  it('move at a right angle, and their neighbours follow', () => {
    expect(lengths(moveWall(room(), 1, 50).room)).toEqual([650, 400, 650, 400]);
    expect(lengths(moveWall(room(), 0, -100).room)).toEqual([600, 300, 600, 300]);
  });

  it('step where a part of them moves alone', () => {
    const { room: stepped } = moveWall(addCorner(room(), 0, 200), 0, 100);
    expect(lengths(stepped)).toEqual([200, 100, 400, 400, 600, 500]);
    expect(areaOf(stepped.outline)).toBe(26);
    const niche = moveWall(addCorner(addCorner(room(), 0, 400), 0, 200), 1, 50);
    expect(niche.wall).toBe(2);
    expect(lengths(niche.room)).toEqual([200, 50, 200, 50, 200, 400, 600, 400]);
  });

  it('can be moved on, whichever number they have then', () => {
    const corners = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(0.25, 0.5)), { maxLength: 3 });
    fc.assert(
      fc.property(corners, fc.nat(9), fc.integer({ min: 1, max: 50 }), (all, at, by) => {
        const before = all.reduce((it, [wall, share]) => {
          const on = wall % it.outline.length;
          return addCorner(it, on, wallOf(it.outline, on).length * share);
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

  it('take a length, and the wall that faces them the same', () => {
    expect(lengths(setWallLength(room(), 0, 500))).toEqual([500, 400, 500, 400]);
    expect(lengths(setWallLength(room(), 3, 250))).toEqual([600, 250, 600, 250]);
    const triangle = newRoom([
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 0, y: 400 },
    ]);
    expect(lengths(setWallLength(triangle, 0, 200))[0]).toBe(200);
  });

  it('that get a corner, or lose one, leave openings where they are', () => {
    const before = room(door(0, 100), door(0, 500), door(2, 200));
    const after = addCorner(before, 0, 300);
    expect(after.openings.map(({ wall }) => wall)).toEqual([0, 1, 3]);
    expect(after.openings.map((one) => middleOf(after, one))).toEqual(
      before.openings.map((one) => middleOf(before, one)),
    );
    expect(removeCorner(after, 1)).toEqual(before);
    expect(removeCorner(addCorner(before, 3, 100), 0).openings.map(({ wall }) => wall)).toEqual([3, 3, 1]);
  });

  it('too short for an opening make it narrower, then lose it', () => {
    expect(setWallLength(room(door(1, 200)), 1, 60).openings).toMatchObject([{ at: 30, width: 60 }]);
    expect(setWallLength(room(door(1, 200)), 1, 15).openings).toEqual([]);
  });

  it('that would cross are refused', () => {
    expect(roomFault(moveCorner(room(), 0, { x: 0, y: 900 }))).toBe('wallsCross');
    expect(roomFault(moveWall(room(), 0, -400).room)).toBe('wallsCross');
    expect(roomFault(moveCorner(room(), 0, { x: -100_001, y: 0 }))).toBe('tooFar');
  });
});

it('a corner snaps to be in line with its neighbours, else to whole 5 cm', () => {
  const others = [{ x: 101, y: 33 }];
  expect(snappedTo({ x: 97, y: 61 }, others, 6)).toEqual({ x: 101, y: 60 });
  expect(snappedTo({ x: 12.6, y: 30 }, others, 6)).toEqual({ x: 15, y: 33 });
});
