import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { edited, layoutOf } from '../testing/sampleLayouts.ts';
import { frameSteps } from './frameStep.ts';
import { packSteps, unpackSteps } from './packedStep.ts';

describe('steps of an order', () => {
  it('survive packing and JSON unchanged, in any layout', () => {
    fc.assert(
      fc.property(arbitraryLayout, ({ steps }) => {
        const frames = frameSteps(steps);
        expect(unpackSteps(JSON.parse(JSON.stringify(packSteps(frames))))).toEqual(frames);
      }),
    );
  });

  it('omit fields derived from the steps before them', () => {
    const { steps } = layoutOf([200], [100], [100, 'right']);
    const [first, second, third] = packSteps(frameSteps(steps));
    expect(Object.keys(first ?? {})).toEqual(['id', 'frameLength']);
    expect(Object.keys(second ?? {})).toEqual(['id', 'frameLength', 'directionFrameSide']);
    expect(third).toEqual({ id: third?.id, frameLength: 100, directionFrame: 'right' });
  });

  it('distinguish a further start frame from a step that hangs on the previous one', () => {
    const island = {
      kind: 'addIsland',
      id: 'second',
      origin: { x: 0, y: 90 },
      length: 100,
      hasT: true,
    } as const;
    const steps = frameSteps(edited(layoutOf([200]), island).steps);
    expect(unpackSteps(packSteps(steps))).toEqual(steps);
  });
});
