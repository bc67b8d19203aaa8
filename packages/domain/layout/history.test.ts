import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editOf, wishes } from '../testing/arbitraryEdit.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import {
  activateEnd,
  canRedo,
  currentLayout,
  HISTORY_LIMIT,
  type History,
  neighbouringEnd,
  newHistory,
  record,
  redo,
  replay,
  undo,
} from './history.ts';
import { EMPTY_LAYOUT } from './layout.ts';

const adding = (id: string) =>
  ({
    kind: 'add',
    id,
    end: null,
    shape: { direction: 'straight', isCurved: false, isT: false },
    length: 100,
  }) as const;

function afterWishes(all: Parameters<typeof editOf>[0][]): History {
  return all.reduce<History>(
    (history, wished, index) => record(history, editOf(wished, currentLayout(history), `s${index}`)).history,
    newHistory(),
  );
}

describe('undo and redo', () => {
  it('restore what was before any edit, and repeat it', () => {
    fc.assert(
      fc.property(wishes, fc.nat(40), (all, at) => {
        const history = afterWishes(all);
        const wished = all[at];
        if (!wished) return;
        const { history: edited, problem } = record(history, editOf(wished, currentLayout(history), 'last'));
        if (problem) return;
        const undone = undo(edited);
        expect(currentLayout(undone)).toBe(currentLayout(history));
        expect(currentLayout(redo(undone))).toBe(currentLayout(edited));
      }),
    );
  });

  it('drop what was taken back once something new is done', () => {
    const history = record(
      undo(record(newHistory(layoutOf([100])), adding('a')).history),
      adding('b'),
    ).history;
    expect(canRedo(history)).toBe(false);
    expect(currentLayout(history).steps.at(-1)?.id).toBe('b');
  });

  it('reach back over the last 100 edits', () => {
    let history = newHistory(layoutOf([100]));
    for (let i = 0; i < HISTORY_LIMIT + 20; i++) history = record(history, adding(`a${i}`)).history;
    for (let i = 0; i < HISTORY_LIMIT + 20; i++) history = undo(history);
    expect(currentLayout(history).steps).toHaveLength(21);
  });
});

describe('a history that is read back', () => {
  it('has the same layouts, whatever was done', () => {
    fc.assert(
      fc.property(wishes, fc.nat(10), (all, undone) => {
        let history = afterWishes(all);
        for (let i = 0; i < undone; i++) history = undo(history);
        const [base] = history.layouts;
        const stored = JSON.parse(JSON.stringify({ base, edits: history.edits, index: history.index }));
        const read = replay(stored.base, stored.edits, stored.index);
        expect(read.layouts.map(({ steps }) => steps)).toEqual(history.layouts.map(({ steps }) => steps));
        expect(read.index).toBe(history.index);
      }),
    );
  });

  it('repeats a step on the end that was active then', () => {
    const base = layoutOf([100]);
    let history = activateEnd(newHistory(base), { stepId: 's0', end: 'left' });
    history = record(history, adding('a')).history;
    const read = replay(base, history.edits, 1);
    expect(currentLayout(read).steps[1]?.directionFrameSide).toBe('left');
  });
});

describe('the active end', () => {
  it('goes round all open ends and back', () => {
    const layout = layoutOf([200], [100, 'T']);
    let history = newHistory(layout);
    const seen = [0, 1, 2].map(() => {
      const end = neighbouringEnd(currentLayout(history), 1);
      if (end) history = activateEnd(history, end);
      return `${end?.stepId} ${end?.end}`;
    });
    expect(new Set(seen).size).toBe(3);
    expect(currentLayout(history).activeEnd).toEqual(layout.activeEnd);
  });

  it('is nowhere in an empty layout', () => {
    expect(neighbouringEnd(EMPTY_LAYOUT, 1)).toBeNull();
  });
});
