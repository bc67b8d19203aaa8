import { describe, expect, it } from 'vitest';
import { TICKS, tickDigits, tickFor } from './WeeksChart.tsx';

const axisOf = (highest: number) => {
  const tick = tickFor(highest);
  const text = (value: number) => (value / 100_000).toFixed(tickDigits(tick));
  return Array.from({ length: TICKS + 1 }, (_, place) => text(place * tick));
};

describe('the axis of the weeks', () => {
  it('labels each step exactly, for small and large weeks', () => {
    expect(axisOf(100_000)).toEqual(['0.00', '0.25', '0.50', '0.75', '1.00']);
    expect(axisOf(200_000)).toEqual(['0.0', '0.5', '1.0', '1.5', '2.0']);
    expect(axisOf(239_600)).toEqual(['0', '1', '2', '3', '4']);
    expect(axisOf(1_000_000)).toEqual(['0.0', '2.5', '5.0', '7.5', '10.0']);
  });
});
