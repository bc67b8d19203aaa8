import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../plan/editPlan.ts';
import { EMPTY_PLAN } from '../../plan/plan.ts';
import { arbitraryLayout, editOf, wishes } from '../../testing/arbitraryEdit.ts';
import { layoutOf, premade, SHAPES } from '../../testing/sampleLayouts.ts';
import type { LayoutEdit } from './edit.ts';
import { editLayout } from './editLayout.ts';
import { EMPTY_LAYOUT, geometryOf, type Layout } from './layout.ts';
import { sameEnd } from './step.ts';
import { readSteps, storedRails } from './storedRail.ts';

const add = (length: number): LayoutEdit => ({
  kind: 'add',
  id: 'new',
  end: null,
  shape: SHAPES.straight,
  length,
});
const problemOf = (layout: Layout, edit: LayoutEdit) => editLayout(layout, edit).problem;

describe('any sequence of edits', () => {
  it('keeps the tree valid, its active end open, and every number finite', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        let plan = EMPTY_PLAN;
        for (const [index, wished] of all.entries()) {
          plan = applyEdit(plan, editOf(wished, plan, `s${index}`)).plan ?? plan;
          const { layout } = plan;
          expect(readSteps(storedRails(layout.steps), layout.inactiveEntries).fault).toBeUndefined();
          const geometry = geometryOf(layout);
          const usable = geometry.openEnds.filter((end) => end.takesSteps);
          if (usable.length > 0) expect(usable.some((end) => sameEnd(end, layout.activeEnd))).toBe(true);
          else expect(layout.activeEnd).toBeNull();
          for (const { axis } of geometry.placed)
            expect([axis.start, axis.end].flatMap(({ x, y }) => [x, y]).every(Number.isFinite)).toBe(true);
        }
      }),
    );
  });

  it('never mutates the given layout', () => {
    fc.assert(
      fc.property(arbitraryLayout, wishes, (layout, [wished]) => {
        const before = structuredClone(layout);
        const plan = { ...EMPTY_PLAN, layout };
        if (wished) applyEdit(plan, editOf(wished, plan, 'x'));
        expect(layout).toEqual(before);
      }),
    );
  });
});

describe('adding a step', () => {
  it('hangs it on the far end of the step just added', () => {
    const layout = layoutOf([200], [100], [100]);
    expect(storedRails(layout.steps).map(({ previousStepId }) => previousStepId)).toEqual([
      undefined,
      's0',
      's1',
    ]);
  });

  it.each([-5, 1e9, 0.5, Number.NaN, 19, 2001])('is refused for a length of %s, at its field', (length) => {
    expect(problemOf(layoutOf([200]), add(length))?.field).toBe('length');
  });

  it('is refused past 1,000 steps', () => {
    const full = {
      ...EMPTY_LAYOUT,
      steps: layoutOf(...Array.from({ length: 1000 }, () => [20] as [number])).steps,
    };
    expect(problemOf(full, add(100))).toEqual({ code: 'tooManySteps' });
  });

  it('on a T start uses the left end, straight on, if no end is requested (D6)', () => {
    const start = layoutOf([200, 'T']);
    const requested = { ...start, activeEnd: { stepId: 's0', end: 'straight' } } as const;
    const { layout } = editLayout(requested, { ...add(130), shape: SHAPES.bendRight } as LayoutEdit);
    expect(layout?.steps[1]).toMatchObject({ on: { stepId: 's0', end: 'left' }, ...SHAPES.straight });
  });

  it.each(['left', 'right', 'straight'] as const)(
    'on a T start hangs the step on the requested end, here %s',
    (end) => {
      const shape = end === 'straight' ? SHAPES.T : SHAPES.left;
      const on = { stepId: 's0', end };
      const { layout } = editLayout(layoutOf([200, 'T']), { ...add(130), end: on, shape } as LayoutEdit);
      expect(layout?.steps[1]).toMatchObject({ on, ...shape });
    },
  );

  it('refuses a turn on an end of a T', () => {
    const layout = layoutOf([200], [100, 'T']);
    const edit = { kind: 'add', id: 'x', end: null, shape: SHAPES.left, length: 100 } as const;
    expect(problemOf(layout, edit)?.code).toBe('onTGoesStraight');
  });

  it('inherits the side of the step before, and stores the end at a T (D2)', () => {
    const layout = layoutOf([200], [100, 'T', { stepId: 's0', end: 'left' }], [100], [100]);
    expect(storedRails(layout.steps).map(({ directionFrameSide }) => directionFrameSide)).toEqual([
      'left',
      'left',
      'left',
      'left',
    ]);
    const other = editLayout(layout, {
      ...add(50),
      end: { stepId: 's1', end: 'right' },
    } as LayoutEdit).layout;
    expect(storedRails(other?.steps ?? []).at(-1)).toMatchObject({
      directionFrameSide: 'right',
      isFrameFromTLayout: true,
    });
  });
});

describe('changing a step', () => {
  it('makes a following step an arm when a T is added, in the same place', () => {
    const layout = layoutOf([200], [100], [100, 'right'], [100]);
    const before = geometryOf(layout).placed.at(-1)?.axis.end;
    const { layout: changed } = editLayout(layout, {
      kind: 'setShape',
      stepId: 's1',
      shape: SHAPES.T,
    });
    expect(changed?.steps[2]).toMatchObject({ direction: 'straight', on: { stepId: 's1', end: 'right' } });
    expect(changed && geometryOf(changed).placed.at(-1)?.axis.end).toEqual(before);
    expect(storedRails(changed?.steps ?? [])[3]?.directionFrameSide).toBe('right');
  });

  it('makes an arm a corner when a T is removed', () => {
    const layout = layoutOf([200], [100, 'T'], [100]);
    const { layout: changed } = editLayout(layout, {
      kind: 'setShape',
      stepId: 's1',
      shape: SHAPES.straight,
    });
    expect(changed?.steps[2]).toMatchObject({ direction: 'left', on: { stepId: 's1', end: 'far' } });
  });

  it('is refused if a following step would not fit', () => {
    const both = layoutOf([200], [100, 'T'], [100], [100, 'straight', { stepId: 's1', end: 'right' }]);
    expect(problemOf(both, { kind: 'setShape', stepId: 's1', shape: SHAPES.straight })?.code).toBe(
      'hangingDoesNotFit',
    );
  });

  it.each([
    [20, 100],
    [130, 100],
    [150, 100],
    [151, 200],
    [2000, 200],
  ])('replaces a step of %i cm by the bent rail of %i on a bend (D8)', (length, bent) => {
    const { layout } = editLayout(layoutOf([200], [length]), {
      kind: 'setShape',
      stepId: 's1',
      shape: SHAPES.bendLeft,
    });
    expect(layout?.steps[1]).toMatchObject({ kind: 'bent', frameLength: bent });
  });
});

describe('removing a step', () => {
  it('removes its descendants and leaves the active end in place', () => {
    const layout = layoutOf([200], [100], [100], [100, 'right']);
    const { layout: left } = editLayout(layout, { kind: 'remove', stepId: 's2' });
    expect(left?.steps.map(({ id }) => id)).toEqual(['s0', 's1']);
    expect(left?.activeEnd).toEqual({ stepId: 's1', end: 'far' });
  });

  it('never removes the first rail', () => {
    expect(problemOf(layoutOf([200]), { kind: 'removeLast' })?.code).toBe('startStays');
  });
});

describe('an inactive entry', () => {
  it('takes no steps and keeps its end cap (D7)', () => {
    const { layout } = editLayout(layoutOf([200]), { kind: 'setEntry', end: 'right', isActive: false });
    if (!layout) throw new Error('refused');
    expect(geometryOf(layout).openEnds).toHaveLength(2);
    expect(layout.activeEnd).toEqual({ stepId: 's0', end: 'left' });
    const onIt = { ...add(100), end: { stepId: 's0', end: 'right' } } as LayoutEdit;
    expect(problemOf(layout, onIt)?.code).toBe('entryInactive');
  });

  it('is refused if a step hangs on it', () => {
    const layout = layoutOf([200], [100]);
    expect(problemOf(layout, { kind: 'setEntry', end: 'right', isActive: false })?.code).toBe('entryTaken');
  });
});

describe('a ready-made layout', () => {
  it('closes as a rectangle without open ends', () => {
    for (const layout of [premade('option1', 300, 200), premade('option1Curved', 300, 200, 200)]) {
      expect(geometryOf(layout).openEnds).toEqual([]);
      expect(geometryOf(layout).joins).toHaveLength(1);
    }
  });

  it('is no longer ready-made once it is edited', () => {
    const { layout } = editLayout(premade('L', 300, 200), add(100));
    expect(layout?.premadeOption).toBeNull();
    const off = { kind: 'setEntry', end: 'left', isActive: false } as const;
    expect(editLayout(premade('option1', 300, 200), off).layout?.premadeOption).toBeNull();
  });

  it('reports the field with the wrong size', () => {
    const edit: LayoutEdit = {
      kind: 'premade',
      id: 'p',
      option: 'U',
      width: 300,
      height: 5,
      bentLength: 100,
    };
    expect(problemOf(EMPTY_LAYOUT, edit)).toEqual({ code: 'lengthOutOfRange', field: 'height' });
  });
});
