import { currentPlan, type History, newHistory, record, undo } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { edited, openSharing } from '@lumitor/domain/sharing/protocol';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import { describe, expect, it } from 'vitest';
import { shownState, waitingEdits } from './projectState.ts';

const named = (history: History, name: string): History => record(history, { kind: 'setName', name }).history;
const first = newHistory(EMPTY_PLAN);
const textOf = (history: History) => sharedText(currentPlan(history));
const SEEN = { version: 1, plan: textOf(first) };
const live = { side: openSharing(SEEN), isAway: false, isGone: false, viewers: 2 };
const known = { isShared: true, open: live, isOnline: true, keeping: 'kept', history: first } as const;

describe('the state of the project in the header (D71)', () => {
  it('is saved or not while the project is local', () => {
    const local = { ...known, isShared: false, open: null };
    expect(shownState(local)).toEqual({ kind: 'saved' });
    expect(shownState({ ...local, keeping: 'full' })).toEqual({ kind: 'unsaved' });
  });

  it('is live only where this tab exchanges the project', () => {
    expect(shownState(known)).toEqual({ kind: 'live', viewers: 2 });
    expect(shownState({ ...known, open: null })).toEqual({ kind: 'shared' });
  });

  it('is offline with the number of waiting changes, without a network or without an answer', () => {
    const history = named(named(first, 'A'), 'B');
    const open = { ...live, side: edited(live.side, textOf(history)) };
    expect(shownState({ ...known, open, history, isOnline: false })).toEqual({ kind: 'offline', waiting: 2 });
    expect(shownState({ ...known, open: { ...live, isAway: true } })).toEqual({
      kind: 'offline',
      waiting: 0,
    });
  });

  it('is a conflict before anything else', () => {
    const side = { ...edited(live.side, 'mine'), theirs: { version: 2, plan: 'theirs' } };
    expect(shownState({ ...known, open: { ...live, side }, isOnline: false })).toEqual({ kind: 'conflict' });
  });
});

describe('changes that wait for the network', () => {
  it('are the edits since the plan that the service has', () => {
    const seen = named(first, 'A');
    const history = named(named(seen, 'B'), 'C');
    expect(waitingEdits(history, textOf(seen))).toEqual([
      { index: 1, isUndone: false },
      { index: 2, isUndone: false },
    ]);
  });

  it('are the edits undone since', () => {
    const seen = named(named(first, 'A'), 'B');
    expect(waitingEdits(undo(undo(seen)), textOf(seen))).toEqual([
      { index: 1, isUndone: true },
      { index: 0, isUndone: true },
    ]);
  });

  it('are unknown where the history does not reach back', () => {
    expect(waitingEdits(first, 'another plan')).toBeNull();
  });
});
