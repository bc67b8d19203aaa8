import type { Finding } from '@lumitor/domain/check/finding';
import type { Fix } from '@lumitor/domain/check/fixes';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Misfit } from '@lumitor/domain/quote/fit';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Checked } from '../check/checkMessages.ts';
import { configuratorStore } from './configuratorStore.ts';
import { latest } from './derived.ts';
import { edit } from './editing.ts';

interface CheckState {
  /** What was checked last; null before the first time. */
  of: Checked | null;
  findings: readonly Finding[];
  /** By the key of their finding; absent until they are found. */
  fixes: Readonly<Record<string, readonly Fix[]>>;
  /** Keys of the findings that are shown: fixes are sought for these. */
  shown: readonly string[];
  hasFailed: boolean;
}

/** What is wrong with the plan; it follows what is painted by a moment. */
export const checkStore = createStore<CheckState>(() => ({
  of: null,
  findings: [],
  fixes: {},
  shown: [],
  hasFailed: false,
}));

export const useCheck = <Selected>(select: (state: CheckState) => Selected): Selected =>
  useStore(checkStore, select);

const misfitsIn = latest((findings: readonly Finding[]): Misfit[] =>
  findings.flatMap((one) => (one.kind === 'misfit' ? [one.misfit] : [])),
);

/** What was chosen and no longer fits (D21). */
export const useMisfits = (): readonly Misfit[] => misfitsIn(useCheck((state) => state.findings));

/** Takes a fix, on the plan that it was tried on and on no other (D57). @returns whether it was taken */
export function takeFix(fix: Fix): boolean {
  const { of, fixes } = checkStore.getState();
  const isKnown = Object.values(fixes).some((found) => found.includes(fix));
  return (
    isKnown &&
    of?.plan === currentPlan(configuratorStore.getState().history) &&
    edit(fix.edit, undefined, true)
  );
}

/** Has fixes sought for findings as long as they are shown. */
export function useFixesOf(keys: readonly string[]): void {
  const joined = keys.join('\n');
  useEffect(() => {
    const own = joined === '' ? [] : joined.split('\n');
    checkStore.setState(({ shown }) => ({ shown: [...shown, ...own] }));
    return () =>
      checkStore.setState(({ shown }) => {
        const left = [...shown];
        for (const key of own) left.splice(left.indexOf(key), 1);
        return { shown: left };
      });
  }, [joined]);
}
