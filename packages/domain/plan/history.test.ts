import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT } from '../kinds/rail/layout.ts';
import { storedRails } from '../kinds/rail/storedRail.ts';
import { editOf, planWishes } from '../testing/arbitraryEdit.ts';
import { layoutOf, SHAPES } from '../testing/sampleLayouts.ts';
import type { PlanEdit } from './editPlan.ts';
import {
  activateEnd,
  canRedo,
  canUndo,
  currentPlan,
  HISTORY_LIMIT,
  type History,
  neighbouringEnd,
  newHistory,
  record,
  redo,
  settledHistory,
  undo,
  withoutTyped,
} from './history.ts';
import { EMPTY_PLAN } from './plan.ts';
import { replay } from './replay.ts';
import { editSchema, storedEdit } from './storedEdit.ts';
import { planSchema, storedPlan } from './storedPlan.ts';

const adding = (id: string) =>
  ({ kind: 'add', id, end: null, shape: SHAPES.straight, length: 100 }) as const satisfies PlanEdit;
const counted = (quantity: number) =>
  ({ kind: 'setQuantity', collection: 'bindings', id: 'spot', quantity }) as const satisfies PlanEdit;
const historyOf = (...runs: Parameters<typeof layoutOf>) =>
  newHistory({ ...EMPTY_PLAN, layout: layoutOf(...runs) });
const layoutIn = (history: History) => currentPlan(history).layout;

const afterWishes = (all: Parameters<typeof editOf>[0][]): History =>
  all.reduce<History>(
    (history, wished, index) => record(history, editOf(wished, currentPlan(history), `s${index}`)).history,
    newHistory(),
  );

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

describe('any sequence of edits of every kind', () => {
  it('gives the earlier plans when undone one by one, and the same ones when redone, to the byte', () => {
    fc.assert(
      fc.property(planWishes, (all) => {
        let history = newHistory();
        const plans = [JSON.stringify(currentPlan(history))];
        for (const [index, wished] of all.entries()) {
          const before = history;
          ({ history } = record(before, editOf(wished, currentPlan(before), `s${index}`)));
          if (history !== before) plans.push(JSON.stringify(currentPlan(history)));
        }
        for (let at = plans.length - 1; at > 0; at--) {
          expect(JSON.stringify(currentPlan(history))).toBe(plans[at]);
          history = undo(history);
        }
        expect(canUndo(history)).toBe(false);
        for (const plan of plans) {
          expect(JSON.stringify(currentPlan(history))).toBe(plan);
          history = redo(history);
        }
        expect(canRedo(history)).toBe(false);
      }),
      { numRuns },
    );
  });

  it('makes a plan that survives storing and reading', () => {
    fc.assert(
      fc.property(planWishes, (all) => {
        const plan = currentPlan(afterWishes(all));
        expect(v.parse(planSchema, JSON.parse(JSON.stringify(storedPlan(plan))))).toEqual(plan);
      }),
      { numRuns },
    );
  });

  it('makes a history that survives storing and reading', () => {
    fc.assert(
      fc.property(planWishes, fc.nat(10), (all, undone) => {
        let history = afterWishes(all);
        for (let i = 0; i < undone; i++) history = undo(history);
        const [base = EMPTY_PLAN] = history.plans;
        const stored = JSON.parse(
          JSON.stringify({ base: storedPlan(base), edits: history.edits.map(storedEdit) }),
        );
        const edits = v.parse(v.array(editSchema), stored.edits);
        expect(replay(v.parse(planSchema, stored.base), edits, history.index)).toEqual(history);
      }),
      { numRuns },
    );
  });
});

describe('a history', () => {
  it('drops undone edits once something new is done', () => {
    const history = record(undo(record(historyOf([100]), adding('a')).history), adding('b')).history;
    expect(canRedo(history)).toBe(false);
    expect(layoutIn(history).steps.at(-1)?.id).toBe('b');
  });

  it('reaches back over the last 100 edits', () => {
    let history = historyOf([100]);
    for (let i = 0; i < HISTORY_LIMIT + 20; i++) history = record(history, adding(`a${i}`)).history;
    for (let i = 0; i < HISTORY_LIMIT + 20; i++) history = undo(history);
    expect(layoutIn(history).steps).toHaveLength(21);
  });

  it('stores no edit without effect', () => {
    const { history } = record(historyOf([100]), counted(3));
    expect(record(history, counted(3)).history).toBe(history);
  });

  it('merges consecutive typing in one field into one edit', () => {
    let history = historyOf([100]);
    for (const quantity of [1, 12, 120]) history = record(history, counted(quantity), 'spot').history;
    expect(history.edits).toEqual([counted(120)]);
    history = record(settledHistory(history), counted(5), 'spot').history;
    expect(currentPlan(undo(history)).choices.bindings).toEqual([{ id: 'spot', quantity: 120 }]);
  });

  it('drops the edit of a field in which the previous value is typed again', () => {
    let history = record(record(historyOf([100]), counted(3)).history, counted(31), 'spot').history;
    history = record(history, counted(3), 'spot').history;
    expect(history.edits).toEqual([counted(3)]);
  });

  it('drops invalid typing, and no earlier edit', () => {
    const before = record(historyOf([200]), counted(4)).history;
    const { history } = record(before, counted(5), 'amount');
    expect(withoutTyped(history)).toEqual(before);
    expect(withoutTyped(settledHistory(history))).toEqual(settledHistory(history));
    expect(withoutTyped(before)).toBe(before);
  });

  it('repeats a step on its active end after it is read back', () => {
    const history = record(activateEnd(historyOf([100]), { stepId: 's0', end: 'left' }), adding('a')).history;
    const read = replay({ ...EMPTY_PLAN, layout: layoutOf([100]) }, history.edits, 1);
    expect(storedRails(layoutIn(read).steps)[1]?.directionFrameSide).toBe('left');
  });
});

describe('the active end', () => {
  it('cycles through all open ends', () => {
    let history = historyOf([200], [100, 'T']);
    const { activeEnd } = layoutIn(history);
    const seen = [0, 1, 2].map(() => {
      const end = neighbouringEnd(layoutIn(history), 1);
      if (end) history = activateEnd(history, end);
      return `${end?.stepId} ${end?.end}`;
    });
    expect(new Set(seen).size).toBe(3);
    expect(layoutIn(history).activeEnd).toEqual(activeEnd);
  });

  it('is missing in an empty layout', () => {
    expect(neighbouringEnd(EMPTY_LAYOUT, 1)).toBeNull();
  });
});
