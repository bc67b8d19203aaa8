import type { History } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import type { StorageState } from '../visitor/configuratorStore.ts';
import type { ProjectState } from './session.ts';

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

export interface WaitingEdit {
  index: number;
  isUndone: boolean;
}

/** Edits since the service's plan, oldest first, from the history. @returns null if not reached */
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
  if (!isShared) return { kind: storageState === 'saved' ? 'saved' : 'unsaved' };
  if (!isOnline || open?.isAway) {
    const seen = open?.side.seen.plan;
    return { kind: 'offline', waiting: seen === undefined ? 0 : (waitingEdits(history, seen)?.length ?? 1) };
  }
  return open ? { kind: 'live', viewers: open.viewers } : { kind: 'shared' };
}
