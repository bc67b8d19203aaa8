import { expect, it } from 'vitest';
import { newRoom, rectangle } from '../room/room.ts';
import { dimensionsOf, wallPaths } from './wallPaths.ts';

const outline = rectangle(600, 400, { x: 300, y: 200 });

it('walls are drawn outside of the room, at least as thick as is visible', () => {
  expect(wallPaths(newRoom(outline)).walls).toBe(
    'M0 0L600 0L600 400L0 400ZM-12 -12L612 -12L612 412L-12 412Z',
  );
  expect(wallPaths(newRoom(outline), 20).walls).toContain('M-20 -20');
  expect(wallPaths(newRoom(outline.toReversed())).walls).toContain('L612 412');
});

it('a door opens into the room, whichever way the corners go', () => {
  const door = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 } as const;
  const { gaps, leaves, swings } = wallPaths({ ...newRoom(outline), openings: [door] });
  expect(gaps).toBe('M255 0L345 0L345 -12L255 -12Z');
  expect(leaves).toBe('M255 0L255 90');
  expect(swings).toBe('M255 90A90 90 0 0 0 345 0');
  const turned = wallPaths({ ...newRoom(outline.toReversed()), openings: [door] });
  expect(turned.leaves).toBe('M255 400L255 310');
  expect(turned.swings).toBe('M255 310A90 90 0 0 1 345 400');
});

it('a door hinged at the other side has its leaf there', () => {
  const door = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90, hinge: 'end' } as const;
  const { leaves, swings } = wallPaths({ ...newRoom(outline), openings: [door] });
  expect(leaves).toBe('M345 0L345 90');
  expect(swings).toBe('M345 90A90 90 0 0 1 255 0');
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
