import { describe, expect, it } from 'vitest';
import { layoutOf, premade, windingLayout } from '../../testing/sampleLayouts.ts';
import { geometryOf, type Layout } from './layout.ts';
import { findProblems } from './problems.ts';

const problemsOf = (layout: Layout) =>
  findProblems(geometryOf(layout)).map(({ kind, stepIds }) => `${kind} ${stepIds.join(' ')}`);

describe('a layout that cannot be built as drawn (D10)', () => {
  it('does not occur in ready-made layouts, chains, bends and Ts', () => {
    for (const option of ['option1', 'option1Curved', 'L', 'U', 'T'] as const)
      expect(problemsOf(premade(option, 300, 200))).toEqual([]);
    expect(problemsOf(layoutOf([200], [100, 'bendLeft'], [100, 'bendRight'], [100, 'T'], [50]))).toEqual([]);
  });

  it('has a rail across another', () => {
    const across = layoutOf([200], [100, 'right'], [100, 'right'], [200, 'right']);
    expect(problemsOf(across)).toEqual(['crossing s0 s3']);
  });

  it('has a rail that ends on the middle of another', () => {
    const onto = layoutOf([200], [100, 'right'], [100, 'right'], [100, 'right']);
    expect(problemsOf(onto)).toEqual(['crossing s0 s3']);
  });

  it('has a rail that runs along another', () => {
    const along = layoutOf([300], [100, 'right'], [100, 'right'], [100, 'right'], [100, 'right']);
    expect(problemsOf(along)).toContain('crossing s0 s4');
  });

  it('has a bent rail across a straight one', () => {
    const bent = layoutOf([200], [60, 'right'], [60, 'right'], [200, 'bendRight']);
    expect(problemsOf(bent)).toContain('crossing s0 s3');
  });

  it('has an end of a T met from the side', () => {
    const adjacent = layoutOf(
      [200, 'T'],
      [20],
      [100, 'right', { stepId: 's0', end: 'right' }],
      [200, 'right'],
      [100, 'right'],
      [100, 'right'],
    );
    expect(
      problemsOf(adjacent).some((problem) => problem.startsWith('meeting') || problem.startsWith('crossing')),
    ).toBe(true);
  });

  it('does not arise from the joint of a closed loop, even at a T', () => {
    expect(problemsOf(layoutOf([100], [100, 'right'], [100, 'right'], [100, 'right']))).toEqual([]);
    const atT = layoutOf(
      [200, 'T'],
      [20],
      [200, 'right', { stepId: 's0', end: 'right' }],
      [100, 'right'],
      [200, 'right'],
    );
    expect(problemsOf(atT)).toEqual([]);
  });

  it('is found in a tangle of thousands of rails without comparing all pairs', () => {
    const square = {
      ...windingLayout(1),
      steps: windingLayout(5000).steps.map((step, _index) =>
        step.kind === 'straight' ? { ...step, direction: 'right' as const } : step,
      ),
    };
    expect(findProblems(geometryOf(square)).length).toBeGreaterThan(1000);
  });
});
