import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premade } from '../../testing/sampleLayouts.ts';
import { axisBounds, boundsOfAll } from './axis.ts';
import { geometryOf } from './layout.ts';
import { MAX_LENGTH, MIN_LENGTH } from './length.ts';
import { outerSize, runsWithin } from './premadeSize.ts';

const rectangle = fc.constantFrom<'option1' | 'option1Curved'>('option1', 'option1Curved');
const run = fc.integer({ min: MIN_LENGTH, max: MAX_LENGTH });
const bent = fc.constantFrom(100, 200);

describe('the outer size of a rectangle (D9)', () => {
  it('equals the extent of the drawing, to the centimetre', () => {
    fc.assert(
      fc.property(rectangle, run, run, bent, (option, width, height, bentLength) => {
        const { placed } = geometryOf(premade(option, width, height, bentLength));
        const bounds = boundsOfAll(placed.map(({ axis }) => axisBounds(axis)));
        const outer = outerSize(option, width, height, bentLength);
        expect(Math.abs((bounds?.maxX ?? 0) - (bounds?.minX ?? 0) - outer.width)).toBeLessThanOrEqual(0.5);
        expect(Math.abs((bounds?.maxY ?? 0) - (bounds?.minY ?? 0) - outer.height)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('converts back to the runs', () => {
    fc.assert(
      fc.property(rectangle, run, run, bent, (option, width, height, bentLength) => {
        const outer = outerSize(option, width, height, bentLength);
        expect(runsWithin(option, outer, bentLength).runs).toEqual({ width, height });
      }),
    );
  });

  it.each([
    ['option1Curved', { width: 146, height: 300 }, 'lengthOutOfRange', 'width'],
    ['option1Curved', { width: 300, height: 2128 }, 'lengthOutOfRange', 'height'],
    ['option1', { width: 300, height: 99.5 }, 'lengthNotWhole', 'height'],
  ] as const)('%s of %o has an invalid run: %s at its %s', (option, outer, code, field) => {
    expect(runsWithin(option, outer, 100).problem).toEqual({ code, field });
  });

  it('has the limits that follow from its runs', () => {
    expect(runsWithin('option1Curved', { width: 147, height: 2127 }, 100).runs).toEqual({
      width: 20,
      height: 2000,
    });
  });
});
