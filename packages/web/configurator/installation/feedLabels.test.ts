import { expect, it } from 'vitest';
import { labelPlace } from './feedLabels.ts';

const AT = { x: 100, y: 100 };
const BELOW = { x: 0, y: 1 };
const box = (x: number, y: number) => ({ x, y, width: 40, height: 20 });

it('a feed is named beside its rail, away from its length', () => {
  expect(labelPlace(AT, BELOW, 'F1', [])).toMatchObject({ x: 100, y: 120 });
});

it('where something stands there, it is named on the other side, or along the rail', () => {
  expect(labelPlace(AT, BELOW, 'F1', [box(100, 120)])).toMatchObject({ x: 100, y: 80 });
  const { x, y } = labelPlace(AT, BELOW, 'F1', [box(100, 120), box(100, 80)]);
  expect(Math.abs(x - 100)).toBeGreaterThan(15);
  expect(y).toBe(100);
});
