import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightScaleOf } from './scale.ts';
import { faultOfEnds, MOST_LUX, type ScaleChoice, USUAL_SCALE } from './scaleChoice.ts';
import { TARGET_AT, thresholdsFor } from './thresholds.ts';

const FALSE: ScaleChoice = { ...USUAL_SCALE, kind: 'falseColour' };
const typed = (least: number, greatest: number, isLogarithmic: boolean): ScaleChoice => ({
  ...FALSE,
  ends: 'typed',
  least,
  greatest,
  isLogarithmic,
});
const mapOf = (...lux: number[]) => ({ lux: Float32Array.from(lux) });

const ends = fc
  .tuple(fc.integer({ min: 0, max: 10 * MOST_LUX }), fc.integer({ min: 0, max: 10 * MOST_LUX }), fc.boolean())
  .map(([a, b, isLogarithmic]) => ({
    least: Math.min(a, b) / 10,
    greatest: Math.max(a, b) / 10,
    isLogarithmic,
  }))
  .filter((one) => faultOfEnds(one) === null);
const target = fc.option(fc.integer({ min: 1, max: 5000 }));
const lux = fc.array(fc.oneof(fc.double({ min: 0, max: 100_000, noNaN: true }), fc.constant(Number.NaN)));
const choices = fc
  .tuple(ends, fc.constantFrom('target', 'present', 'typed'))
  .map(([one, by]): ScaleChoice => ({ kind: 'falseColour', ...one, ends: by }));

describe('a scale of illuminance', () => {
  it('defaults to the quiet scale', () => {
    expect(lightScaleOf(USUAL_SCALE, 500, [])).toEqual({ thresholds: thresholdsFor(500), colours: null });
  });

  it('uses the steps of the norm around the target, which turns warm', () => {
    const { thresholds, colours } = lightScaleOf(FALSE, 300, []);
    expect(thresholds).toEqual([50, 75, 100, 150, 200, 300, 500, 750]);
    expect(colours?.[6]).toBe('#cec075');
    expect(lightScaleOf(FALSE, 50, []).thresholds).toEqual([7.5, 10, 15, 20, 30, 50, 75, 100]);
    expect(lightScaleOf(FALSE, 250, []).thresholds).toEqual([50, 75, 100, 150, 200, 250, 300, 500]);
    expect(lightScaleOf(FALSE, null, []).thresholds).toEqual(thresholds);
  });

  it('uses equal steps from 0 if linear', () => {
    const { thresholds } = lightScaleOf({ ...FALSE, isLogarithmic: false }, 300, []);
    expect(thresholds).toEqual([100, 200, 300, 400, 500, 600, 700, 750]);
  });

  it('covers the computed values, and ignores maps without light', () => {
    const { thresholds } = lightScaleOf({ ...FALSE, ends: 'present' }, 300, [
      mapOf(83, Number.NaN),
      mapOf(640),
    ]);
    expect(thresholds).toEqual([75, 100, 150, 200, 300, 500, 750]);
    expect(lightScaleOf({ ...FALSE, ends: 'present' }, 300, [mapOf(0, Number.NaN)])).toEqual(
      lightScaleOf(FALSE, 300, []),
    );
  });

  it('covers typed ends in round figures', () => {
    expect(lightScaleOf(typed(0, 1000, false), 300, []).thresholds).toEqual([
      100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
    ]);
    expect(lightScaleOf(typed(10, 10_000, true), null, []).thresholds).toEqual([
      10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000,
    ]);
    expect(lightScaleOf(typed(300, 500, true), null, []).thresholds).toEqual([
      300, 320, 340, 360, 380, 400, 420, 440, 460, 480, 500,
    ]);
  });

  it('rises from end to end, has a colour for each band, and includes the target', () => {
    fc.assert(
      fc.property(choices, target, lux, (choice, targetLux, values) => {
        const { thresholds, colours } = lightScaleOf(choice, targetLux, [mapOf(...values)]);
        expect(thresholds).toEqual([...new Set(thresholds)].toSorted((a, b) => a - b));
        expect(colours).toHaveLength(thresholds.length + 1);
        expect(thresholds.length).toBeLessThanOrEqual(15);
        const [first = 0, last = 0] = [thresholds[0], thresholds.at(-1)];
        if (choice.ends === 'typed') {
          expect(last).toBe(choice.greatest);
          if (choice.least > 0) expect(first).toBe(choice.least);
        }
        if (choice.ends === 'present' && values.some((value) => value > 0))
          for (const value of values)
            expect(Number.isNaN(value) || (value < last && (value < 0.1 || value >= first))).toBe(true);
        if (targetLux !== null && targetLux >= first && targetLux <= last)
          expect(thresholds).toContain(targetLux);
      }),
    );
  });

  it('has eight bands or more if its ends are a decade apart', () => {
    fc.assert(
      fc.property(ends, target, (one, targetLux) => {
        fc.pre(one.greatest >= 10 * Math.max(1, one.least));
        expect(
          lightScaleOf(typed(one.least, one.greatest, one.isLogarithmic), targetLux, []).thresholds.length,
        ).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});

it.each([
  [
    { least: -1, greatest: 5, isLogarithmic: false },
    { field: 'least', fault: 'negative' },
  ],
  [
    { least: Number.NaN, greatest: 5, isLogarithmic: false },
    { field: 'least', fault: 'negative' },
  ],
  [
    { least: 0, greatest: 5, isLogarithmic: true },
    { field: 'least', fault: 'zero' },
  ],
  [
    { least: 5, greatest: 5, isLogarithmic: false },
    { field: 'greatest', fault: 'order' },
  ],
  [
    { least: 5, greatest: 1_000_001, isLogarithmic: false },
    { field: 'greatest', fault: 'tooGreat' },
  ],
  [
    { least: 5, greatest: Number.NaN, isLogarithmic: false },
    { field: 'greatest', fault: 'tooGreat' },
  ],
  [{ least: 0, greatest: 1_000_000, isLogarithmic: false }, null],
])('reports the fault of ends %o', (ends, fault) => expect(faultOfEnds(ends)).toEqual(fault));

it('includes the target among the quiet steps', () => {
  expect(lightScaleOf(USUAL_SCALE, 500, []).thresholds[TARGET_AT]).toBe(500);
});
