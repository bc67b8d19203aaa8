import { lineAxis } from '@lumitor/domain/kinds/rail/axis';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { expect, it } from 'vitest';
import { wallNumbers } from './wallNumbers.ts';

it('the number of a wall is in its middle, or beside a door there', () => {
  const room = newRoom(rectangle(600, 400, { x: 300, y: 200 }));
  const door = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 } as const;
  expect(wallNumbers(room, []).map(({ at }) => [at.x, at.y])).toEqual([
    [300, 0],
    [600, 200],
    [300, 400],
    [0, 200],
  ]);
  expect(wallNumbers({ ...room, openings: [door] }, [])[0]?.at).toEqual({ x: 150, y: 0 });
});

it('the number of a wall avoids a crossing rail', () => {
  const room = newRoom(rectangle(600, 400, { x: 300, y: 200 }));
  const rail = lineAxis({ x: 500, y: 210 }, 0, 200);
  expect(wallNumbers(room, [rail]).map(({ at }) => [at.x, at.y])).toEqual([
    [300, 0],
    [600, 100],
    [300, 400],
    [0, 200],
  ]);
});
