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
const known = { isShared: true, open: live, isOnline: true, storageState: 'saved', history: first } as const;

describe('project state in the header (D71)', () => {
  it('is saved or unsaved while the project is local', () => {
    const local = { ...known, isShared: false, open: null };
    expect(shownState(local)).toEqual({ kind: 'saved' });
    expect(shownState({ ...local, storageState: 'full' })).toEqual({ kind: 'unsaved' });
  });

  it('is live only in the tab that exchanges the project', () => {
    expect(shownState(known)).toEqual({ kind: 'live', viewers: 2 });
    expect(shownState({ ...known, open: null })).toEqual({ kind: 'shared' });
  });

  it('is offline with the number of unsent changes if the network or an answer is missing', () => {
    const history = named(named(first, 'A'), 'B');
    const open = { ...live, side: edited(live.side, textOf(history)) };
    expect(shownState({ ...known, open, history, isOnline: false })).toEqual({ kind: 'offline', waiting: 2 });
    expect(shownState({ ...known, open: { ...live, isAway: true } })).toEqual({
      kind: 'offline',
      waiting: 0,
    });
  });

  it('prefers a conflict over all other states', () => {
    const side = { ...edited(live.side, 'mine'), theirs: { version: 2, plan: 'theirs' } };
    expect(shownState({ ...known, open: { ...live, side }, isOnline: false })).toEqual({ kind: 'conflict' });
  });
});

describe('unsent changes', () => {
  it('are the edits since the plan known to the service', () => {
    const seen = named(first, 'A');
    const history = named(named(seen, 'B'), 'C');
    expect(waitingEdits(history, textOf(seen))).toEqual([
      { index: 1, isUndone: false },
      { index: 2, isUndone: false },
    ]);
  });

  it('include the edits undone since then', () => {
    const seen = named(named(first, 'A'), 'B');
    expect(waitingEdits(undo(undo(seen)), textOf(seen))).toEqual([
      { index: 1, isUndone: true },
      { index: 0, isUndone: true },
    ]);
  });

  it('are unknown if the history does not reach back far enough', () => {
    expect(waitingEdits(first, 'another plan')).toBeNull();
  });
});
