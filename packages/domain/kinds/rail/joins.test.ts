import { describe, expect, it } from 'vitest';
import { edited, layoutOf, premade, SHAPES } from '../../testing/sampleLayouts.ts';
import { geometryOf } from './layout.ts';

describe('ends that meet (D10)', () => {
  it('are joined at a right angle when a rectangle closes', () => {
    const { joins, openEnds } = geometryOf(premade('option1', 100, 100));
    expect(joins.map(({ isCorner }) => isCorner)).toEqual([true]);
    expect(openEnds).toEqual([]);
  });

  it('are joined in a line if they face each other', () => {
    const [join] = geometryOf(
      layoutOf([100], [100, 'right'], [200, 'right'], [100, 'right'], [100, 'right']),
    ).joins;
    expect(join).toMatchObject({ isCorner: false });
  });

  it('may be at most half a centimetre apart', () => {
    const closes = (offset: number) =>
      geometryOf(layoutOf([100], [100, 'right'], [100, 'right'], [100 - offset, 'right'])).joins.length;
    expect(closes(0)).toBe(1);
    expect(closes(1)).toBe(0);
  });

  it('join an end of a T only to a rail end that faces it', () => {
    const facing = layoutOf(
      [200, 'T'],
      [20],
      [200, 'right', { stepId: 's0', end: 'right' }],
      [100, 'right'],
      [200, 'right'],
    );
    expect(geometryOf(facing).joins).toHaveLength(1);
    const adjacent = layoutOf(
      [200, 'T'],
      [20],
      [200, 'right', { stepId: 's0', end: 'right' }],
      [100, 'right'],
      [100, 'right'],
      [100, 'right'],
    );
    expect(geometryOf(adjacent).joins).toHaveLength(0);
  });

  it('leave an inactive entry with its cap', () => {
    const open = layoutOf([100], [100, 'right'], [100, 'right']);
    const closed = edited(
      open,
      { kind: 'setEntry', end: 'left', isActive: false },
      { kind: 'add', id: 'x', end: { stepId: 's2', end: 'far' }, shape: SHAPES.right, length: 100 },
    );
    expect(geometryOf(closed).joins).toEqual([]);
    expect(geometryOf(closed).openEnds).toHaveLength(2);
  });
});
