import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLayout } from '../../testing/arbitraryEdit.ts';
import { layoutOf } from '../../testing/sampleLayouts.ts';
import { readSteps, type StoredRail, storedRails } from './storedRail.ts';

const steps = storedRails(layoutOf([200], [100, 'T'], [100]).steps);
const faultOf = (...given: Parameters<typeof readSteps>) => readSteps(...given).fault;
const [start, tee, arm] = steps as [StoredRail, StoredRail, StoredRail];
const onStart = (own: Partial<StoredRail>): StoredRail[] => [
  start,
  { ...arm, isFrameFromTLayout: false, previousStepId: 's0', ...own },
];

describe('a list of steps is invalid', () => {
  it.each<[string, StoredRail[], string]>([
    ['with the same id twice', [start, { ...tee, id: 's0' }], 'id'],
    ['with a length that is not whole', onStart({ frameLength: 99.5 }), 'frameLength'],
    [
      'with a bend that is not made',
      onStart({ directionFrame: 'left', isCurved: true, frameLength: 150 }),
      'frameLength',
    ],
    [
      'with a start frame that hangs on nothing known',
      [{ ...start, previousStepId: 's9' }],
      'previousStepId',
    ],
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
        ...storedRails(layoutOf([200], [100]).steps),
        { ...onStart({})[1], id: 's2', previousStepId: 's1', directionFrameSide: 'left' } as StoredRail,
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
    ['with a first start frame elsewhere', [{ ...start, origin: { x: 1, y: 0 } }], 'origin'],
    ['with a place of its own where it hangs', onStart({ origin: { x: 1, y: 0 } }), 'origin'],
    ['with a T start that is not the start', onStart({ isTLayoutStart: true }), 'isTLayoutStart'],
  ])('%s', (_, list, field) => {
    expect(faultOf(list)?.field).toBe(field);
  });

  it('with a step on an inactive entry', () => {
    expect(faultOf(onStart({ directionFrameSide: 'left' }), ['left'])?.message).toContain('inactive');
  });

  it('and is valid otherwise', () => {
    expect(faultOf(steps)).toBeUndefined();
  });
});

it('steps of any layout survive storing as JSON unchanged', () => {
  fc.assert(
    fc.property(arbitraryLayout, (layout) => {
      const read = readSteps(JSON.parse(JSON.stringify(storedRails(layout.steps))), layout.inactiveEntries);
      expect(read.steps).toEqual(layout.steps);
    }),
  );
});
