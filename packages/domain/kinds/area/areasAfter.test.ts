import { expect, it } from 'vitest';
import { newRoom } from '../room/room.ts';
import { areasAfter } from './areasAfter.ts';

const before = newRoom([
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 300 },
  { x: 0, y: 300 },
]);
const PICTURE = {
  id: 'a',
  name: 'Picture',
  begin: { x: 220, y: 0 },
  end: { x: 100, y: 0 },
  bottom: 100,
  top: 180,
};

it('moves both ends of an area with its wall', () => {
  const after = newRoom([{ x: 0, y: -50 }, { x: 400, y: -50 }, ...before.outline.slice(2)]);
  expect(areasAfter([PICTURE], before, after)).toEqual([
    { ...PICTURE, begin: { x: 220, y: -50 }, end: { x: 100, y: -50 } },
  ]);
});

it('moves all areas with a room that moves as a whole', () => {
  const after = newRoom(before.outline.map(({ x, y }) => ({ x: x + 30, y: y - 20 })));
  expect(areasAfter([PICTURE], before, after)).toEqual([
    { ...PICTURE, begin: { x: 250, y: -20 }, end: { x: 130, y: -20 } },
  ]);
});

it('lowers an area to the height of the room, and removes areas with it', () => {
  const [lowered] = areasAfter([{ ...PICTURE, top: 300 }], before, { ...before, height: 200 });
  expect(lowered).toMatchObject({ bottom: 100, top: 200 });
  expect(areasAfter([PICTURE], before, null)).toEqual([]);
});
