import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { falseColours, linearOf, oklabOf } from './falseColours.ts';

type Triple = readonly [number, number, number];
const seenBy =
  (rows: readonly Triple[]) =>
  (light: Triple): Triple =>
    rows.map(([r, g, b]) => r * light[0] + g * light[1] + b * light[2]) as unknown as Triple;

/** Machado, Oliveira, Fernandes 2009, severity 1. */
const EYES = {
  'all cones': (light: Triple) => light,
  deuteranopia: seenBy([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
  protanopia: seenBy([
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]),
  'no colour': (light: Triple) => {
    const grey = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    return [grey, grey, grey] as const;
  },
};

const bandsAndTarget = fc
  .integer({ min: 3, max: 16 })
  .chain((bands) => fc.tuple(fc.constant(bands), fc.option(fc.integer({ min: 1, max: bands - 1 }))));

const labsOf = (colours: readonly string[], eye: (light: Triple) => Triple = EYES['all cones']) =>
  colours.map((colour) => oklabOf(eye(linearOf(colour))));
const steps = (labs: readonly Triple[]) =>
  labs.slice(1).map((lab, at) => {
    const before = labs[at] as Triple;
    return {
      lighter: lab[0] - before[0],
      spacing: Math.hypot(...lab.map((value, of) => value - (before[of] as number))),
    };
  });

describe('false colours', () => {
  it.each(Object.entries(EYES))('each band is lighter than the one before for an eye with %s', (_, eye) => {
    fc.assert(
      fc.property(bandsAndTarget, ([bands, warmFrom]) => {
        const colours = falseColours(bands, warmFrom);
        expect(colours).toHaveLength(bands);
        for (const { lighter } of steps(labsOf(colours, eye))) expect(lighter).toBeGreaterThan(0.008);
      }),
    );
  });

  it('neighbouring bands differ visibly', () => {
    fc.assert(
      fc.property(bandsAndTarget, ([bands, warmFrom]) => {
        for (const { spacing } of steps(labsOf(falseColours(bands, warmFrom))))
          expect(spacing).toBeGreaterThan(0.03);
      }),
    );
  });

  it('nine bands have even steps, and the last three reach the target', () => {
    const colours = falseColours(9, 6);
    expect(colours).toEqual(falseColours(9, null));
    const spacing = steps(labsOf(colours)).map((step) => step.spacing);
    expect(Math.max(...spacing) / Math.min(...spacing)).toBeLessThan(1.2);
  });

  it('colours turn warm at the target', () => {
    const warmth = (colour: string) => {
      const [r, , b] = linearOf(colour);
      return r - b;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 }), (cool, warm) => {
        const isWarm = falseColours(cool + warm, cool).map((colour) => warmth(colour) > 0.3);
        expect(isWarm).toEqual([...Array(cool).fill(false), ...Array(warm).fill(true)]);
      }),
    );
  });
});
