import { describe, expect, it } from 'vitest';
import { rectangle } from '../room/room.ts';
import { carriedArea, ontoWalls } from './ontoWalls.ts';

const outline = rectangle(600, 400, { x: 300, y: 200 });

describe('a point drawn in a room', () => {
  it('snaps to a corner or a wall nearby', () => {
    expect(ontoWalls({ x: 7, y: 5 }, outline, [], 10)).toEqual({ x: 0, y: 0 });
    expect(ontoWalls({ x: 203, y: 7 }, outline, [], 10)).toEqual({ x: 205, y: 0 });
    expect(ontoWalls({ x: 203, y: -7 }, outline, [], 10)).toEqual({ x: 205, y: 0 });
  });

  it('otherwise aligns with earlier points, or with whole 5 cm', () => {
    const before = [{ x: 122, y: 200 }];
    expect(ontoWalls({ x: 128, y: 308 }, outline, before, 10)).toEqual({ x: 122, y: 310 });
    expect(ontoWalls({ x: 128, y: 4 }, outline, before, 10)).toEqual({ x: 122, y: 0 });
    expect(ontoWalls({ x: 203, y: 308 }, outline, before, 10)).toEqual({ x: 205, y: 310 });
  });

  it('snaps to a slanted wall', () => {
    const roof = [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 0, y: 300 },
    ];
    expect(ontoWalls({ x: 204, y: 153 }, roof, [], 10)).toEqual({ x: 201, y: 149 });
  });
});

describe('a dragged area', () => {
  const picture = {
    id: 'a',
    name: '',
    begin: { x: 200, y: 0 },
    end: { x: 320, y: 0 },
    bottom: 110,
    top: 170,
  };
  const ends = (x: number, y: number) => {
    const { begin: start, end } = carriedArea(picture, { x, y }, outline, 10);
    return [start.x, start.y, end.x, end.y];
  };

  it('slides along its wall, at most to its end', () => {
    expect(ends(43, 6)).toEqual([245, 0, 365, 0]);
    expect(ends(345, 0)).toEqual([480, 0, 600, 0]);
  });

  it('moves to the wall it is dragged to, and faces into the room', () => {
    expect(ends(-255, 200)).toEqual([0, 260, 0, 140]);
    expect(ends(0, 395)).toEqual([320, 400, 200, 400]);
  });

  it('keeps its heading away from the walls', () => {
    expect(ends(13, 102)).toEqual([215, 100, 335, 100]);
  });
});
