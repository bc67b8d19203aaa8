import fc from 'fast-check';
import { expect, test } from 'vitest';
import { geometryOf } from '../kinds/rail/layout.ts';
import { railPieces } from '../kinds/rail/pieces.ts';
import { arbitraryPlan } from '../testing/arbitraryPlan.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import type { FixingRule } from './fixingCount.ts';
import { fixingRuleOf, fixingsOf } from './fixings.ts';
import { countParts } from './parts.ts';
import { countRails } from './rails.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);

const sets = { per100: fc.integer({ min: 1, max: 5 }), per200: fc.integer({ min: 1, max: 8 }) };
const spacing = fc.double({ min: 20, max: 200, noNaN: true });
const rounded = (places: readonly number[]) => places.map((place) => Math.round(place * 10) / 10);

const boughtBy = (layout: Parameters<typeof geometryOf>[0], { per100, per200, spacing: most }: FixingRule) =>
  countParts(geometryOf(layout), {
    feedEvery: 800,
    mountingSets100: per100,
    mountingSets200: per200,
    fixingSpacing: most === undefined ? undefined : most,
  }).mountingSets;

test('a rail has as many fixing points as mounting sets, evenly within its length', () => {
  fc.assert(
    fc.property(arbitraryPlan, fc.record(sets), ({ layout: { steps } }, rule) => {
      const { frameLength100, frameLength200 } = countRails(steps);
      const all = steps.map((step) => ({ step, places: fixingsOf(step, rule) }));
      expect(all.reduce((sum, { places }) => sum + places.length, 0)).toBe(
        rule.per100 * frameLength100 + rule.per200 * frameLength200,
      );
      for (const { step, places } of all) {
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places[0]).toBeGreaterThan(0);
        expect(places.at(-1)).toBeLessThan(step.frameLength);
      }
    }),
    { numRuns },
  );
});

test('with a greatest spacing all distances are within it, ends within half, and the sets are bought', () => {
  fc.assert(
    fc.property(arbitraryPlan, fc.record({ ...sets, spacing }), ({ layout }, rule) => {
      const { steps } = layout;
      const bought = boughtBy(layout, rule);
      const { per100, per200 } = rule;
      expect(bought).toBeGreaterThanOrEqual(boughtBy(layout, { per100, per200 }));
      const found = fixingRuleOf(steps, bought, rule.spacing) as FixingRule;
      let points = 0;
      for (const [index, pieces] of railPieces(steps).entries()) {
        const places = fixingsOf(steps[index] as (typeof steps)[number], found);
        points += places.length;
        for (const { from, to } of pieces) {
          const own = places.filter((place) => place >= from && place <= to);
          const gaps = own.map((place, at) => place - (own[at - 1] ?? from));
          const most = rule.spacing + 1e-6;
          expect(gaps.shift()).toBeLessThanOrEqual(most / 2);
          for (const gap of gaps) expect(gap).toBeLessThanOrEqual(most);
          expect(to - (own.at(-1) ?? from)).toBeLessThanOrEqual(most / 2);
        }
      }
      expect(points).toBe(bought);
    }),
    { numRuns },
  );
});

test('a closer spacing never buys fewer sets', () => {
  fc.assert(
    fc.property(arbitraryPlan, fc.record(sets), spacing, spacing, ({ layout }, rule, a, b) => {
      const [close, wide] = [Math.min(a, b), Math.max(a, b)];
      expect(boughtBy(layout, { ...rule, spacing: close })).toBeGreaterThanOrEqual(
        boughtBy(layout, { ...rule, spacing: wide }),
      );
    }),
    { numRuns },
  );
});

test('fixing points are evenly spaced on each rail', () => {
  const [step] = layoutOf([340]).steps;
  const places = step ? fixingsOf(step, { per100: 2, per200: 3 }) : [];
  expect(rounded(places)).toEqual([33.3, 100, 166.7, 223.3, 270, 316.7]);
});

test('a smaller spacing adds fixing points beyond the sets of the rules', () => {
  const layout = layoutOf([340], [60]);
  const rule = { per100: 2, per200: 3, spacing: 50 };
  expect(boughtBy(layout, rule)).toBe(9);
  expect(layout.steps.map((step) => rounded(fixingsOf(step, rule)))).toEqual([
    [25, 75, 125, 175, 223.3, 270, 316.7],
    [15, 45],
  ]);
  expect(boughtBy(layoutOf([180, 'T']), rule)).toBe(4);
});

test('the bought sets determine the number of sets per rail', () => {
  const { steps } = layoutOf([400], [260]);
  expect(fixingRuleOf(steps, 4 * 3 - 1, undefined)).toMatchObject({ per100: 2, per200: 3 });
  expect(fixingRuleOf(steps, 4 * 4 - 1, undefined)).toMatchObject({ per100: 3, per200: 4 });
  expect(fixingRuleOf(steps, 0, undefined)).toBeNull();
});

test('rails of a family without sets are fixed by its spacing alone', () => {
  const [step] = layoutOf([130]).steps;
  const rule = step && fixingRuleOf([step], 0, 60);
  expect(step && rule && rounded(fixingsOf(step, rule))).toEqual([21.7, 65, 108.3]);
});
