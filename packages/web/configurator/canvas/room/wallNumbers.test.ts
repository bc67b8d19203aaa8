import { newRoom, rectangle } from '@lumitor/domain/room/room';
import { expect, it } from 'vitest';
import { wallNumbers } from './wallNumbers.ts';

it('The number of a wall stands in its middle, or beside the door that is there', () => {
  const room = newRoom(rectangle(600, 400, { x: 300, y: 200 }));
  const door = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 } as const;
  expect(wallNumbers(room).map(({ at }) => [at.x, at.y])).toEqual([
    [300, 0],
    [600, 200],
    [300, 400],
    [0, 200],
  ]);
  expect(wallNumbers({ ...room, openings: [door] })[0]?.at).toEqual({ x: 150, y: 0 });
});
