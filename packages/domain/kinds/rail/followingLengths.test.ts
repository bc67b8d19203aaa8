import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLayout } from '../../testing/arbitraryEdit.ts';
import { edited, layoutOf, premade } from '../../testing/sampleLayouts.ts';
import { editLayout } from './editLayout.ts';
import { followingLengths } from './followingLengths.ts';
import type { Geometry } from './geometry.ts';
import { geometryOf, type Layout } from './layout.ts';
import { badMeetings } from './problems.ts';
import type { Rail } from './step.ts';

const lengthOf = (layout: Layout, stepId: string) =>
  layout.steps.find(({ id }) => id === stepId)?.frameLength;
const pairs = ({ joins }: Geometry) => joins.map(({ first, second }) => `${first.stepId} ${second.stepId}`);

function stretched(layout: Layout, stepId: string, length: number): Layout {
  const following = followingLengths(layout, stepId, length);
  if (!following) throw new Error('nothing can follow');
  return edited(layout, { kind: 'setLength', stepId, length, following });
}

const twoFields = layoutOf(
  [400, 'T'],
  [100],
  [300, 'left'],
  [100, 'straight', { stepId: 's0', end: 'right' }],
  [300, 'right'],
  [300, 'T', { stepId: 's0', end: 'straight' }],
  [300, 'straight', { stepId: 's5', end: 'left' }],
  [300, 'straight', { stepId: 's5', end: 'right' }],
);

describe('resizing a side of a closed shape', () => {
  it('resizes the side opposite, and nothing else', () => {
    const rectangle = premade('option1', 400, 300);
    expect(followingLengths(rectangle, 'p', 450)).toEqual([{ stepId: 'p.2', length: 450 }]);
    expect(followingLengths(rectangle, 'p.2', 350)).toEqual([{ stepId: 'p', length: 350 }]);
    expect(followingLengths(rectangle, 'p.1', 317)).toEqual([{ stepId: 'p.3', length: 317 }]);
  });

  it('resizes the side opposite if the corners are bent', () => {
    const rectangle = premade('option1Curved', 401, 300, 200);
    expect(followingLengths(rectangle, 'p', 510)).toEqual([{ stepId: 'p.4', length: 510 }]);
    expect(followingLengths(rectangle, 'p.6', 20)).toEqual([{ stepId: 'p.2', length: 20 }]);
  });

  it('keeps the shape closed at any mix of lengths', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<'option1' | 'option1Curved'>('option1', 'option1Curved'),
        fc.integer({ min: 20, max: 2000 }),
        fc.integer({ min: 20, max: 2000 }),
        fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 20, max: 2000 })), { maxLength: 12 }),
        (option, width, height, changes) => {
          let layout = premade(option, width, height);
          for (const [at, length] of changes) {
            const step = layout.steps[at % layout.steps.length] as Rail;
            if (step.kind === 'bent') continue;
            layout = stretched(layout, step.id, length);
            expect(geometryOf(layout).openEnds).toEqual([]);
          }
        },
      ),
    );
  });

  it('resizes the side of the outer wall if two sides could follow', () => {
    const room = layoutOf(
      [600],
      [400, 'right'],
      [300, 'right'],
      [200, 'right'],
      [300, 'left'],
      [200, 'right'],
    );
    expect(geometryOf(room).joins).toHaveLength(1);
    expect(followingLengths(room, 's1', 450)).toEqual([{ stepId: 's5', length: 250 }]);
    expect(followingLengths(room, 's3', 150)).toEqual([{ stepId: 's1', length: 350 }]);
  });

  it('resizes a parallel side if the one opposite cannot shrink further', () => {
    const long = layoutOf([1000], [1000], [300, 'right'], [2000, 'right'], [300, 'right']);
    expect(geometryOf(long).joins).toHaveLength(1);
    expect(followingLengths(long, 's1', 1200)).toEqual([{ stepId: 's0', length: 800 }]);
  });

  it('finds no solution if no side can follow', () => {
    const rectangle = premade('option1', 2000, 300);
    expect(followingLengths(rectangle, 'p.1', 300)).toEqual([]);
    const halves = layoutOf([1000], [1000], [300, 'right'], [2000, 'right'], [300, 'right']);
    expect(followingLengths(halves, 's3', 20)).toBeNull();
  });
});

describe('resizing a side shared by two shapes', () => {
  it.each([
    ['outside', 's4', 350, { s5: 350, s2: 350 }],
    ['between them', 's5', 350, { s4: 350, s2: 350 }],
    ['of one alone', 's3', 150, { s6: 350 }],
    ['that grows to both sides of its centre', 's0', 500, { s6: 350, s7: 350 }],
  ])('resizes %s in both shapes if necessary', (_, stepId, length, expected) => {
    const following = followingLengths(twoFields, stepId, length) ?? [];
    expect(Object.fromEntries(following.map((one) => [one.stepId, one.length]))).toEqual(expected);
    expect(geometryOf(stretched(twoFields, stepId, length)).joins).toHaveLength(2);
  });
});

describe('resizing a bent rail of a closed shape', () => {
  it('resizes the adjacent sides, so that the outer size stays', () => {
    const rectangle = premade('option1Curved', 400, 300, 100);
    const layout = stretched(rectangle, 'p.3', 200);
    expect(geometryOf(layout).joins).toHaveLength(1);
    expect([lengthOf(layout, 'p.2'), lengthOf(layout, 'p.4')]).toEqual([236, 336]);
  });
});

describe('resizing any step', () => {
  it('preserves all joins, or finds no solution', () => {
    fc.assert(
      fc.property(arbitraryLayout, fc.nat(), fc.integer({ min: 20, max: 2000 }), (layout, at, length) => {
        const step = layout.steps[at % Math.max(1, layout.steps.length)];
        if (!step) return;
        const following = followingLengths(layout, step.id, length);
        if (!following) return;
        const { layout: after } = editLayout(layout, {
          kind: 'setLength',
          stepId: step.id,
          length,
          following,
        });
        if (!after) return;
        expect(pairs(geometryOf(after))).toEqual(expect.arrayContaining(pairs(geometryOf(layout))));
        if (following.length > 0)
          expect(badMeetings(geometryOf(after)).length).toBeLessThanOrEqual(
            badMeetings(geometryOf(layout)).length,
          );
      }),
    );
  });

  it('resizes nothing else in an open shape', () => {
    expect(followingLengths(layoutOf([200], [100, 'right'], [300]), 's1', 150)).toEqual([]);
  });
});
