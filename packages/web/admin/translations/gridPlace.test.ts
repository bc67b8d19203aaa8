import { describe, expect, it } from 'vitest';
import { nextText, placeAfter } from './gridPlace.ts';

const SIZE = { rows: 30, columns: 4 };
const after = (key: string, row: number, column: number, ctrlKey = false) => {
  const place = placeAfter({ key, ctrlKey }, { row, column }, SIZE);
  return place && [place.row, place.column];
};

describe('keyboard navigation in the table of texts', () => {
  it('arrows move to the next cell, and stop at the edge', () => {
    expect(after('ArrowDown', 3, 2)).toEqual([4, 2]);
    expect(after('ArrowRight', 3, 2)).toEqual([3, 3]);
    expect(after('ArrowRight', 3, 3)).toBeNull();
    expect(after('ArrowUp', 0, 0)).toBeNull();
  });

  it('Home and End move to the ends of a row, with Ctrl of the table', () => {
    expect(after('Home', 3, 2)).toEqual([3, 0]);
    expect(after('End', 3, 2)).toEqual([3, 3]);
    expect(after('Home', 3, 2, true)).toEqual([0, 0]);
    expect(after('End', 3, 2, true)).toEqual([29, 3]);
  });

  it('page keys stop at the first and the last row', () => {
    expect(after('PageDown', 25, 1)).toEqual([29, 1]);
    expect(after('PageUp', 15, 1)).toEqual([5, 1]);
  });

  it('other keys do not move', () => {
    expect(after('a', 3, 2)).toBeNull();
    expect(after('toString', 3, 2)).toBeNull();
  });

  it('Tab moves from text to text, skips the keys, and leaves the table at its ends', () => {
    expect(nextText({ row: 2, column: 1 }, false, SIZE)).toEqual({ row: 2, column: 2 });
    expect(nextText({ row: 2, column: 3 }, false, SIZE)).toEqual({ row: 3, column: 1 });
    expect(nextText({ row: 3, column: 1 }, true, SIZE)).toEqual({ row: 2, column: 3 });
    expect(nextText({ row: 0, column: 1 }, true, SIZE)).toBeNull();
    expect(nextText({ row: 29, column: 3 }, false, SIZE)).toBeNull();
  });
});
