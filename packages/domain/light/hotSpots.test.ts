import { expect, it } from 'vitest';
import { hotSpots } from './hotSpots.ts';

it('Each connected part that is too bright has one brightest position, brightest part first', () => {
  const map = {
    surface: { kind: 'plane' as const },
    x: 5,
    y: 5,
    stepX: 10,
    stepY: 10,
    columns: 5,
    rows: 3,
    lux: Float32Array.from([
      2100,
      2600,
      100,
      100,
      2000,
      2000,
      100,
      100,
      Number.NaN,
      3200,
      100,
      100,
      1999,
      100,
      2500,
    ]),
  };
  expect(hotSpots(map, 2000)).toEqual([
    { x: 45, y: 15, lux: 3200 },
    { x: 15, y: 5, lux: 2600 },
  ]);
  expect(hotSpots(map, 4000)).toEqual([]);
});
