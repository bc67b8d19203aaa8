import { describe, expect, it } from 'vitest';
import type { Cm } from '../units.ts';
import { mainOf, type PlanExtent } from './strays.ts';

function drawing(x: number, y: number, side: number, count: number, share: number): PlanExtent[] {
  const columns = Math.ceil(Math.sqrt(count));
  const [length, step] = [side * share, (side * (1 - share)) / Math.max(1, columns - 1)];
  return Array.from({ length: count }, (_, index): PlanExtent => {
    const [left, top] = [x + (index % columns) * step, y + Math.floor(index / columns) * step];
    return index % 2 === 0 ? [left, top, left + length, top] : [left, top, left, top + length];
  });
}

function framed(...groups: readonly (readonly PlanExtent[])[]): boolean[] {
  const boxes = Float64Array.from(groups.flat(2));
  const main = new Set(
    mainOf(
      boxes,
      groups.flat().map((_, index) => index),
    ),
  );
  let from = 0;
  return groups.map((group) => {
    const isIn = group.map((_, index) => main.has(from + index));
    from += group.length;
    if (new Set(isIn).size > 1) throw new Error('Only a part of the group is in the building');
    return isIn[0] ?? false;
  });
}

const METRE: Cm = 100;
const building = drawing(0, 0, 20 * METRE, 300, 0.2);
const far = (side: number, count: number, share: number) => drawing(400 * METRE, 0, side, count, share);

describe('the building', () => {
  it.each<[string, readonly PlanExtent[]]>([
    ['a dense legend with nine tenths of the weight', far(3 * METRE, 20_000, 0.03)],
    ['a sheet of details with more lines', far(5 * METRE, 4000, 0.1)],
    ['a few strays', far(2 * METRE, 5, 0.3)],
    ['a frame that is larger', far(38 * METRE, 4, 1)],
    ['crosses of a survey over a larger area', far(38 * METRE, 100, 0.005)],
  ])('is framed without %s far away, next to it and above it', (_, other) => {
    expect(framed(building, other)).toEqual([true, false]);
    expect(framed(other, building)).toEqual([false, true]);
    const above = other.map(([left, top, right, bottom]): PlanExtent => [top, left, bottom, right]);
    expect(framed(building, above)).toEqual([true, false]);
  });

  it('is framed between a legend and a detail sheet', () => {
    const legend = drawing(-500 * METRE, 300 * METRE, 3 * METRE, 5000, 0.03);
    expect(framed(legend, building, far(5 * METRE, 4000, 0.1))).toEqual([false, true, false]);
  });

  it('is framed without a small legend at four times its size, but with one at twice its size', () => {
    const legendAt = (x: number) => drawing(x, 0, 3 * METRE, 5000, 0.03);
    expect(framed(building, legendAt(100 * METRE))).toEqual([true, false]);
    expect(framed(building, legendAt(60 * METRE))).toEqual([true, true]);
  });

  it('is framed with another of half its size at four times its size', () => {
    expect(framed(building, drawing(100 * METRE, 0, 10 * METRE, 300, 0.2))).toEqual([true, true]);
  });

  it('is framed with one outline only if that has half of the weight', () => {
    expect(framed([[0, 0, 1500, 1000]], [[90_000, 0, 90_100, 0]])).toEqual([true, false]);
  });

  it('and adjacent entities are framed together', () => {
    const aside = drawing(35 * METRE, 0, 5 * METRE, 4000, 0.1);
    expect(framed(building, aside)).toEqual([true, true]);
  });
});
