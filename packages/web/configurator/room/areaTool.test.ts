import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { beforeEach, describe, expect, it } from 'vitest';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { areasNow, setRoom } from '../../visitor/room.ts';
import { roomStore, takeTool } from '../../visitor/roomStore.ts';
import { partIn, selectPart } from '../../visitor/selected.ts';
import { areaAt, carriedBy } from '../kinds/area/hand.ts';
import { roomKey } from './roomKeys.ts';
import { drawAreaPoint, drawnPoint } from './tool.ts';

const start = configuratorStore.getState();
const room = newRoom(rectangle(600, 400, { x: 300, y: 200 }));

beforeEach(() => {
  configuratorStore.setState(start, true);
  setRoom(room);
  takeTool({ kind: 'area', name: 'Obraz 1', start: null, isPressed: false });
  return () => {
    takeTool(null);
    configuratorStore.setState(start, true);
  };
});

const draw = (...points: [x: number, y: number][]) => {
  for (const [x, y] of points) drawAreaPoint(drawnPoint({ x, y }, 1, false));
};

describe('drawing an area by two points', () => {
  it('places it on the wall, facing the room, and selects it', () => {
    draw([320, 3], [198, -4]);
    const [area] = areasNow();
    expect(area).toMatchObject({ name: 'Obraz 1', begin: { x: 200, y: 0 }, end: { x: 320, y: 0 } });
    expect(roomStore.getState().tool).toBeNull();
    expect(partIn(configuratorStore.getState())).toEqual({ kind: 'area', id: area?.id });
  });

  it('is refused if the ends are too close, and the first point can be undone', () => {
    draw([320, 3], [321, 3]);
    expect(areasNow()).toEqual([]);
    roomKey('Backspace', false)?.();
    expect(roomStore.getState().tool).toMatchObject({ start: null });
    roomKey('Escape', false)?.();
    expect(roomStore.getState().tool).toBeNull();
  });
});

describe('an existing area', () => {
  beforeEach(() => draw([200, 0], [320, 0]));

  it('is hit on its line, moved by arrows and removed by a key', () => {
    const [area] = areasNow();
    expect(areaAt(areasNow(), { x: 250, y: 8 }, 1)).toBe(area);
    expect(areaAt(areasNow(), { x: 250, y: 12 }, 1)).toBeNull();
    roomKey('ArrowRight', true)?.();
    roomKey('ArrowDown', false)?.();
    expect(areasNow()[0]).toMatchObject({ begin: { x: 210, y: 1 }, end: { x: 330, y: 1 } });
    roomKey('Delete', false)?.();
    expect(areasNow()).toEqual([]);
  });

  it('regains its length when the wall that compressed it moves back in the same drag', () => {
    const across = (width: number) => newRoom(rectangle(width, 400, { x: width / 2, y: 200 }));
    setRoom(across(260), 'wall in hand');
    expect(areasNow()[0]).toMatchObject({ begin: { x: 200, y: 0 }, end: { x: 260, y: 0 } });
    setRoom(across(600), 'wall in hand');
    expect(areasNow()[0]).toMatchObject({ begin: { x: 200, y: 0 }, end: { x: 320, y: 0 } });
  });

  it('is dragged as a whole, and by its end once selected', () => {
    const area = areasNow()[0];
    if (!area) throw new Error('The area was not drawn');
    selectPart(null);
    expect(carriedBy(area, room, area.end, 1)({ x: 52, y: 3 }, false).begin).toEqual({ x: 250, y: 0 });
    const byEnd = carriedBy(area, room, area.end, 1);
    expect(byEnd({ x: 52, y: 3 }, false)).toMatchObject({ begin: area.begin, end: { x: 370, y: 0 } });
    expect(byEnd({ x: -118, y: 3 }, false)).toBe(area);
    expect(byEnd({ x: 0, y: 0 }, false)).toBe(area);
  });
});
