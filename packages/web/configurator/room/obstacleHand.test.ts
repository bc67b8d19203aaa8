import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { beforeEach, expect, it } from 'vitest';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { undoEdit } from '../../visitor/editing.ts';
import { addFronts, addObstacle, selectedObstacle } from '../../visitor/obstacles.ts';
import { areasNow, roomNow, setObstacle, setRoom } from '../../visitor/room.ts';
import { takeTool } from '../../visitor/roomStore.ts';
import { partIn, selectPart } from '../../visitor/selected.ts';
import { obstacleAt, obstacleUnder, turnedByAt, turnHandle } from './obstacleHand.ts';
import { roomKey } from './roomKeys.ts';

const start = configuratorStore.getState();
const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));

beforeEach(() => {
  configuratorStore.setState(start, true);
  takeTool(null);
  setRoom(room);
  addObstacle('wallShelf');
  setObstacle({ ...shelf(), x: 0, y: 0, heading: 0 });
  return () => configuratorStore.setState(start, true);
});

function shelf(): Obstacle {
  const selected = selectedObstacle();
  if (!selected) throw new Error('No obstacle is selected');
  return selected;
}
const press = (key: string, isShift = false) => roomKey(key, isShift)?.();
const obstaclesNow = () => roomNow()?.obstacles ?? [];

it('a press hits the selected one of two overlapping obstacles, else the last', () => {
  const [first, second] = [shelf(), { ...shelf(), id: 'b' }];
  const obstacles = [first, second];
  expect(obstacleAt({ obstacles }, { x: 44, y: 19 }, 1)?.id).toBe(first.id);
  selectPart(null);
  expect(obstacleAt({ obstacles }, { x: 44, y: 19 }, 1)?.id).toBe('b');
  expect(obstacleAt({ obstacles }, { x: 46, y: 0 }, 1)).toBeNull();
  expect(obstacleAt({ obstacles: [{ ...first, heading: 90 }] }, { x: 0, y: 44 }, 1)?.id).toBe(first.id);
});

it('a drag moves an obstacle within its limits, and the handle in front rotates it', () => {
  const part = { kind: 'obstacle', id: shelf().id } as const;
  const grip = { pixel: 1, within: 10 };
  expect(obstacleUnder({ x: 0, y: 0 }, part, room, grip)).toBeNull();
  const furnished = { ...room, obstacles: obstaclesNow() };
  const carried = obstacleUnder({ x: 0, y: 0 }, part, furnished, grip);
  expect(carried?.({ x: 0, y: -175 }, false)).toMatchObject({ y: -180, heading: 0 });
  expect(carried?.({ x: 0, y: -175 }, true)).toMatchObject({ y: -175 });
  const ring = turnHandle(shelf(), 1);
  expect(turnedByAt(ring, 1)?.id).toBe(part.id);
  const turned = obstacleUnder(ring, null, furnished, grip);
  expect(turned?.({ x: 0, y: 0 }, false)).toEqual(shelf());
  expect(turned?.({ x: -ring.x - 90, y: -ring.y }, false)).toMatchObject({ heading: 90 });
});

it('keys move, turn, duplicate and remove an obstacle; a series is one undo step', () => {
  const { id } = shelf();
  for (const [key, isShift] of [['ArrowRight'], ['ArrowRight', true], ['ArrowUp']] as const)
    press(key, isShift);
  expect(shelf()).toMatchObject({ x: 11, y: -1 });
  press('o');
  press('o');
  press('O', true);
  expect(shelf().heading).toBe(15);
  undoEdit();
  expect(shelf().heading).toBe(0);
  undoEdit();
  expect(shelf()).toMatchObject({ x: 0, y: 0 });
  press('d');
  expect([obstaclesNow().length, shelf().id === id]).toEqual([2, false]);
  press('Delete');
  expect([obstaclesNow().map(({ id }) => id), partIn(configuratorStore.getState())]).toEqual([[id], null]);
});

it('fronts are one undo step and follow the dragged obstacle exactly', () => {
  addFronts(shelf(), (number) => `Front ${number}`);
  const before = areasNow();
  expect(before.map(({ name }) => name)).toEqual(['Front 1', 'Front 2']);
  const from = shelf();
  for (const heading of [15, 40, 77, 0]) setObstacle({ ...from, heading }, 'in hand');
  expect(areasNow()).toEqual(before);
  setObstacle({ ...from, x: 100 }, 'in hand');
  expect(areasNow().map(({ begin }) => begin.x)).toEqual(before.map(({ begin }) => begin.x + 100));
  undoEdit();
  expect(areasNow()).toEqual(before);
  undoEdit();
  expect(areasNow()).toEqual([]);
});
