import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BENT_LENGTHS, MAX_LENGTH, MIN_LENGTH } from './length.ts';
import { outerSize, runsForOuter } from './premade.ts';

it('the runs for the outer size of a rectangle with bent corners are those it was of (D9)', () => {
  const length = fc.integer({ min: MIN_LENGTH, max: MAX_LENGTH });
  fc.assert(
    fc.property(length, length, fc.constantFrom(...BENT_LENGTHS), (width, height, bent) => {
      const outer = outerSize('option1Curved', width, height, bent);
      expect(runsForOuter(outer.width, outer.height, bent)).toEqual({ width, height });
    }),
  );
});

it('bends of 100 cm take 127 cm of an outer size, those of 200 cm 255', () => {
  expect(runsForOuter(427, 327, 100)).toEqual({ width: 300, height: 200 });
  expect(runsForOuter(555, 455, 200)).toEqual({ width: 300, height: 200 });
});
