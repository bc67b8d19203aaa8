import { describe, expect, test } from 'vitest';
import { LUMINAIRE_SYMBOLS } from '../../catalogue/luminaireType.ts';
import { luminaireFrames, luminaireShapes, type Seen } from './shapes.ts';

const seen: Seen = { x: 100, y: 50, heading: 0, forward: 0, tilt: 0, reach: 60 };

const tipOf = (symbol: (typeof LUMINAIRE_SYMBOLS)[number], more: Partial<Seen>) =>
  luminaireShapes(symbol, { ...seen, ...more }, 1)
    .filter(({ pen }) => pen === 'throw')
    .flatMap(({ outlines }) => outlines.flatMap(({ corners }) => corners))
    .toSorted((a, b) => Math.hypot(b.x - 100, b.y - 50) - Math.hypot(a.x - 100, a.y - 50))[0];

describe.each(LUMINAIRE_SYMBOLS)('an asymmetrical luminaire drawn as a %s', (symbol) => {
  test('has an arrow in the direction of its light, turned with it', () => {
    const right = tipOf(symbol, { throwsTo: 90 });
    expect(right?.x).toBeCloseTo(100);
    expect(right?.y).toBeGreaterThan(65);
    const turned = tipOf(symbol, { throwsTo: 90, forward: 90 });
    expect(turned?.y).toBeCloseTo(50);
    expect(turned?.x).toBeLessThan(85);
  });

  test('covers its arrow', () => {
    const tip = tipOf(symbol, { throwsTo: 90 });
    const isCovered = luminaireFrames(symbol, { ...seen, throwsTo: 90 }, 1).some(
      ({ left, right, top, bottom }) =>
        tip && tip.x >= left && tip.x <= right && tip.y >= top && tip.y <= bottom,
    );
    expect(isCovered).toBe(true);
  });

  test('has no arrow if its light is symmetrical', () => {
    expect(tipOf(symbol, {})).toBeUndefined();
  });
});

test('a tilted spotlight that throws its light forward has only the arrow of its aim', () => {
  const tilted = { ...seen, tilt: 30 };
  const shapes = luminaireShapes('spotlight', { ...tilted, throwsTo: 0 }, 1);
  expect(shapes).toEqual(luminaireShapes('spotlight', tilted, 1));
  expect(shapes.map(({ pen }) => pen)).toEqual(['body', 'lens', 'aim']);
});
