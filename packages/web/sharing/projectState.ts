import type { History } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import type { StorageState } from '../visitor/configuratorStore.ts';
import type { ProjectState } from './session.ts';

/** Project state shown in the header (D71). */
export type ShownState =
  | { kind: 'saved' }
  /** Browser storage is full or forbidden. */
  | { kind: 'unsaved' }
  /** Not live in this tab: another tab exchanges the project, or the service has not answered yet. */
  | { kind: 'shared' }
  | { kind: 'live'; viewers: number }
  | { kind: 'offline'; waiting: number }
  | { kind: 'conflict' };

interface Known {
  /** Whether other people can open the project. */
  isShared: boolean;
  open: Pick<ProjectState, 'side' | 'isAway' | 'isGone' | 'viewers'> | null;
  isOnline: boolean;
  storageState: StorageState;
  history: History;
}

const texts = new WeakMap<Plan, string>();
function textOf(plan: Plan): string {
  const text = texts.get(plan) ?? sharedText(plan);
  texts.set(plan, text);
  return text;
}

/** Edit made or undone since the plan known to the service. */
export interface WaitingEdit {
  index: number;
  isUndone: boolean;
}

/**
 * Edits between the plan known to the service and the current plan, oldest first; derived from the history, so they
 * survive a reload.
 * @returns null if the history does not reach back to the service's plan
 */
export function waitingEdits({ plans, index }: History, seen: string): WaitingEdit[] | null {
  const isSeen = (at: number) => {
    const plan = plans[at];
    return plan !== undefined && textOf(plan) === seen;
  };
  const between = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);
  for (let back = index; back >= 0; back -= 1)
    if (isSeen(back)) return between(back, index).map((at) => ({ index: at, isUndone: false }));
  for (let on = index + 1; on < plans.length; on += 1)
    if (isSeen(on))
      return between(index, on)
        .reverse()
        .map((at) => ({ index: at, isUndone: true }));
  return null;
}

export function shownState({ isShared, open, isOnline, storageState, history }: Known): ShownState {
  if (open?.side.theirs) return { kind: 'conflict' };
  if (!isShared) return { kind: storageState === 'kept' ? 'saved' : 'unsaved' };
  if (!isOnline || open?.isAway) {
    const seen = open?.side.seen.plan;
    return { kind: 'offline', waiting: seen === undefined ? 0 : (waitingEdits(history, seen)?.length ?? 1) };
  }
  return open ? { kind: 'live', viewers: open.viewers } : { kind: 'shared' };
}
