import { expect, it } from 'vitest';
import { shapePaths } from '../../testing/shapePaths.ts';
import { newRoom, type Room, rectangle } from '../room/room.ts';
import { openingShapes } from './shapes.ts';

const outline = rectangle(600, 400, { x: 300, y: 200 });
const paths = (room: Room) => shapePaths(openingShapes.shapes({ room, areas: [] }, { hatch: 1 }));

it('a door opens into the room, whichever way the corners go', () => {
  const door = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 } as const;
  const { gap, leaf, swing } = paths({ ...newRoom(outline), openings: [door] });
  expect(gap).toBe('M255 0L345 0L345 -12L255 -12Z');
  expect(leaf).toBe('M255 0L255 90');
  expect(swing).toBe('M255 90A90 90 0 0 0 345 0');
  const turned = paths({ ...newRoom(outline.toReversed()), openings: [door] });
  expect(turned.leaf).toBe('M255 400L255 310');
  expect(turned.swing).toBe('M255 310A90 90 0 0 1 345 400');
});

it('a door hinged at the other side has its leaf there', () => {
  const door = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90, hinge: 'end' } as const;
  const { leaf, swing } = paths({ ...newRoom(outline), openings: [door] });
  expect(leaf).toBe('M345 0L345 90');
  expect(swing).toBe('M345 90A90 90 0 0 1 255 0');
});
