import type { Finding } from '@lumitor/domain/check/finding';
import type { Fix } from '@lumitor/domain/check/fixes';
import type { Misfit } from '@lumitor/domain/quote/fit';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Checked } from '../check/checkMessages.ts';
import { latest } from './derived.ts';

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
