import { describe, expect, it } from 'vitest';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { centimetres } from '../units.ts';
import type { Step } from './step.ts';
import { findFault } from './validity.ts';

const { steps } = layoutOf([200], [100, 'T'], [100]);
const [start, tee, arm] = steps as [Step, Step, Step];
const onStart = (own: Partial<Step>): Step[] => [
  start,
  { ...arm, isFrameFromTLayout: false, previousStepId: 's0', ...own },
];

describe('a list of steps is no layout', () => {
  it.each<[string, Step[], string]>([
    ['with the same id twice', [start, { ...tee, id: 's0' }], 'id'],
    ['with a length that is not whole', onStart({ frameLength: centimetres(99.5) }), 'frameLength'],
    [
      'with a bend that is not made',
      onStart({ directionFrame: 'left', isCurved: true, frameLength: centimetres(150) }),
      'frameLength',
    ],
    ['with a start frame that hangs on something', [{ ...start, previousStepId: 's9' }], 'previousStepId'],
    [
      'with a step that hangs on a later one',
      [start, { ...tee, previousStepId: 's2' }, arm],
      'previousStepId',
    ],
    ['with a step that hangs on itself', onStart({ id: 'x', previousStepId: 'x' }), 'previousStepId'],
    ['with two steps on one end', [start, tee, arm, { ...arm, id: 's3' }], 'previousStepId'],
    [
      'with a step on an end that is not there',
      onStart({ directionFrameSide: 'straight' }),
      'directionFrameSide',
    ],
    [
      'with a side that is not inherited',
      [
        ...layoutOf([200], [100]).steps,
        { ...onStart({})[1], id: 's2', previousStepId: 's1', directionFrameSide: 'left' } as Step,
      ],
      'directionFrameSide',
    ],
    ['with a turn on an end of a T', [start, tee, { ...arm, directionFrame: 'left' }], 'directionFrame'],
    ['with a bend that goes straight', onStart({ isCurved: true }), 'isCurved'],
    [
      'with a T that its step does not tell of',
      [start, tee, { ...arm, isFrameFromTLayout: false }],
      'isFrameFromTLayout',
    ],
    ['with arms and no T', onStart({ tArms: ['left', 'right'] }), 'tArms'],
    ['with a T start that is not the start', onStart({ isTLayoutStart: true }), 'isTLayoutStart'],
  ])('%s', (_, list, field) => {
    expect(findFault(list)?.field).toBe(field);
  });

  it('with a step on an inactive entry', () => {
    expect(findFault(onStart({ directionFrameSide: 'left' }), ['left'])?.message).toContain('inactive');
  });

  it('and otherwise it is one', () => {
    expect(findFault(steps)).toBeNull();
  });
});
