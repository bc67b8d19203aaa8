import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryLayout, planAfter, wishes } from '../../testing/arbitraryEdit.ts';
import { windingLayout } from '../../testing/sampleLayouts.ts';
import { measureLayout } from './geometry.ts';

it('equals the result without a previous geometry', () => {
  fc.assert(
    fc.property(arbitraryLayout, wishes, (layout, all) => {
      const before = measureLayout(planAfter(all).layout.steps);
      const fresh = measureLayout(layout.steps, layout.inactiveEntries);
      expect(measureLayout(layout.steps, layout.inactiveEntries, before)).toEqual(fresh);
    }),
  );
});

it('reuses unmoved steps, so that only new ones are redrawn', () => {
  const { steps } = windingLayout(100);
  const before = measureLayout(steps.slice(0, 99));
  const after = measureLayout(steps, [], before);
  expect(after.placed.filter((place, index) => place !== before.placed[index])).toHaveLength(1);
});

it('recomputes the descendants of a changed step', () => {
  const { steps } = windingLayout(4);
  const changed = steps.map((step, index) =>
    index === 1 ? { ...step, frameLength: step.frameLength } : step,
  );
  const before = measureLayout(steps);
  const after = measureLayout(changed, [], before);
  expect(after.placed.map((place, index) => place === before.placed[index])).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(after).toEqual(measureLayout(changed));
});
