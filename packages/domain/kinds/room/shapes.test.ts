import { expect, it } from 'vitest';
import { shapePaths } from '../../testing/shapePaths.ts';
import { newRoom, type Room, rectangle } from './room.ts';
import { dimensionsOf, roomShapes } from './shapes.ts';

const wallPath = (room: Room, wall?: number) =>
  shapePaths(roomShapes.shapes({ room, areas: [] }, { hatch: 1, ...(wall && { wall }) })).wall;

const outline = rectangle(600, 400, { x: 300, y: 200 });

it('walls are drawn outside of the room, at least as thick as is visible', () => {
  expect(wallPath(newRoom(outline))).toBe('M0 0L600 0L600 400L0 400ZM-12 -12L612 -12L612 412L-12 412Z');
  expect(wallPath(newRoom(outline), 20)).toContain('M-20 -20');
  expect(wallPath(newRoom(outline.toReversed()))).toContain('L612 412');
});

it('of equal opposite walls, the upper and the left one are measured', () => {
  expect(dimensionsOf(outline).map(({ length, out }) => [length, out.x + 0, out.y + 0])).toEqual([
    [600, 0, -1],
    [400, -1, 0],
  ]);
  const corners = [
    [0, 0],
    [400, 0],
    [400, 150],
    [250, 150],
    [250, 300],
    [0, 300],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  expect(
    dimensionsOf(corners)
      .map(({ length }) => length)
      .sort(),
  ).toEqual([150, 150, 150, 250, 300, 400]);
});
