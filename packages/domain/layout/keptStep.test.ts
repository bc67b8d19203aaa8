import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { keptSteps, stepsFromKept } from './keptStep.ts';

describe('the steps of an order', () => {
  it('of any layout come back as they were, through JSON', () => {
    fc.assert(
      fc.property(arbitraryLayout, ({ steps }) => {
        expect(stepsFromKept(JSON.parse(JSON.stringify(keptSteps(steps))))).toEqual(steps);
      }),
    );
  });

  it('keep nothing that follows from the steps before them', () => {
    const { steps } = layoutOf([200], [100], [100, 'right']);
    const [first, second, third] = keptSteps(steps);
    expect(Object.keys(first ?? {})).toEqual(['id', 'frameLength']);
    expect(Object.keys(second ?? {})).toEqual(['id', 'frameLength', 'directionFrameSide']);
    expect(third).toEqual({ id: third?.id, frameLength: 100, directionFrame: 'right' });
  });

  it('tell a further start frame from one that hangs on the step before', () => {
    const [one] = layoutOf([200]).steps;
    const [other] = layoutOf([100]).steps;
    if (!one || !other) throw new Error('A layout has a first step.');
    const steps = [one, { ...other, id: 'second' }];
    expect(stepsFromKept(keptSteps(steps))).toEqual(steps);
  });
});
