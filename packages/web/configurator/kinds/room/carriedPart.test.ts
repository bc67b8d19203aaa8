import { nudgedOpening } from '@lumitor/domain/kinds/opening/positions';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { describe, expect, it } from 'vitest';
import { carriedPart } from './carriedPart.ts';
import { roomPartAt } from './hand.ts';

const door = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 } as const;
const room = { ...newRoom(rectangle(600, 400, { x: 300, y: 200 })), openings: [door] };

describe('the hit test of the room', () => {
  it('prefers the nearest corner, then a door, then the wall, also on its drawn thickness', () => {
    expect(roomPartAt(room, { x: 4, y: 3 }, 1)).toEqual({ kind: 'corner', index: 0 });
    expect(roomPartAt(room, { x: 320, y: -8 }, 1)).toEqual({ kind: 'opening', id: 'd' });
    expect(roomPartAt(room, { x: 100, y: -11 }, 0.3)).toEqual({ kind: 'wall', index: 0 });
    expect(roomPartAt(room, { x: 604, y: 200 }, 1)).toEqual({ kind: 'wall', index: 1 });
    expect(roomPartAt(room, { x: 300, y: 200 }, 1)).toBeNull();
  });
});

describe('dragging a part of the room', () => {
  it('aligns with corners, else steps of 5 cm, and moves freely without snapping', () => {
    const wall = { kind: 'wall', index: 1 } as const;
    const across = (by: number, isFree = false) =>
      carriedPart(room, wall, { x: by, y: 40 }, 10, isFree)[0].room.outline[1]?.x;
    expect(across(52)).toBe(650);
    expect(across(52, true)).toBe(652);
    const corner = { kind: 'corner', index: 2 } as const;
    expect(carriedPart(room, corner, { x: -7, y: 33 }, 10, false)[0].room.outline[2]).toEqual({
      x: 600,
      y: 435,
    });
    expect(carriedPart(room, corner, { x: -7, y: 33 }, 10, true)[0].room.outline[2]).toEqual({
      x: 593,
      y: 433,
    });
  });

  it('slides a door along its wall, at most to the end', () => {
    const part = { kind: 'opening', id: 'd' } as const;
    const at = (x: number, y: number) => carriedPart(room, part, { x, y }, 10, false)[0].room.openings[0]?.at;
    expect(at(52, 99)).toBe(350);
    expect(at(-290, 2)).toBe(45);
  });

  it('moves a door to another wall that is long enough', () => {
    const part = { kind: 'opening', id: 'd' } as const;
    const dragged = (x: number, y: number) =>
      carriedPart(room, part, { x, y }, 10, false)[0].room.openings[0];
    expect(dragged(298, 152)).toMatchObject({ wall: 1, at: 150, width: 90 });
    expect(dragged(52, 380)).toMatchObject({ wall: 2, at: 250, width: 90 });
    const narrow = { ...newRoom(rectangle(600, 80, { x: 300, y: 40 })), openings: [door] };
    const toEnd = carriedPart(narrow, part, { x: 299, y: 38 }, 10, false)[0].room.openings[0];
    expect(toEnd).toMatchObject({ width: 90 });
    expect([0, 2]).toContain(toEnd?.wall);
  });
});

it('arrow keys move a door past the end of its wall', () => {
  const nudged = (by: number, from: number) =>
    nudgedOpening(room, { ...door, at: from }, { x: by, y: 0 }).openings[0];
  expect(nudged(10, 300)).toMatchObject({ wall: 0, at: 310 });
  expect(nudged(10, 550)).toMatchObject({ wall: 0, at: 555 });
  expect(nudged(10, 555)).toMatchObject({ wall: 1, at: 45 });
  expect(nudged(-1, 45)).toMatchObject({ wall: 3, at: 355 });
});
