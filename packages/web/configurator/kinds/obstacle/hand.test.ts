import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { beforeEach, expect, it } from 'vitest';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { undoEdit } from '../../../visitor/editing.ts';
import { addFronts, addObstacle, selectedObstacle } from '../../../visitor/kinds/obstacleActs.ts';
import { areasNow, roomNow, setObstacle, setRoom } from '../../../visitor/room.ts';
import { takeTool } from '../../../visitor/roomStore.ts';
import { partIn, selectPart } from '../../../visitor/selected.ts';
import type { RoomPart } from '../../../visitor/selection.ts';
import { roomKey } from '../../room/roomKeys.ts';
import { obstacleHand, turnHandle } from './hand.ts';

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

const idAt = (x: number, y: number): string | null => {
  const part = obstacleHand.hitAt?.({ x, y }, 1)?.part;
  return part?.kind === 'obstacle' ? part.id : null;
};

it('a press hits the selected one of two overlapping obstacles, else the last', () => {
  const first = shelf();
  setObstacle({ ...first, id: 'b' });
  selectPart({ kind: 'obstacle', id: first.id });
  expect(idAt(44, 19)).toBe(first.id);
  selectPart(null);
  expect(idAt(44, 19)).toBe('b');
  expect(idAt(46, 0)).toBeNull();
  setObstacle({ ...first, heading: 90 });
  selectPart({ kind: 'obstacle', id: first.id });
  expect(idAt(0, 44)).toBe(first.id);
});

it('a drag moves an obstacle within its limits, and the handle in front rotates it', () => {
  const { id } = shelf();
  const part = { kind: 'obstacle', id } as const;
  const carry = (at: Point, on: RoomPart | null) => obstacleHand.carryFrom(at, on, 1);
  expect(carry({ x: 0, y: 0 }, { kind: 'obstacle', id: 'gone' })).toBeNull();
  const carried = carry({ x: 0, y: 0 }, part);
  carried?.({ x: 0, y: -175 }, false, 'drag');
  expect(shelf()).toMatchObject({ y: -180, heading: 0 });
  carried?.({ x: 0, y: -175 }, true, 'drag');
  expect(shelf()).toMatchObject({ y: -175 });
  carried?.({ x: 0, y: 0 }, false, 'drag');
  const before = shelf();
  const ring = turnHandle(before, 1);
  expect(obstacleHand.isHandleAt?.(ring, 1)).toBe(true);
  const turned = carry(ring, null);
  turned?.({ x: 0, y: 0 }, false, 'turn');
  expect(shelf()).toEqual(before);
  turned?.({ x: -ring.x - 90, y: -ring.y }, false, 'turn');
  expect(shelf()).toMatchObject({ heading: 90 });
});

it('a tap on the handle turns by a step, and elsewhere does nothing', () => {
  expect(obstacleHand.tapHandle?.({ x: 0, y: 0 }, 1)).toBe(false);
  expect(obstacleHand.tapHandle?.(turnHandle(shelf(), 1), 1)).toBe(true);
  expect(shelf().heading).toBe(15);
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
