import type { Finding } from '@lumitor/domain/check/finding';
import type { Fix } from '@lumitor/domain/check/fixes';
import type { Misfit } from '@lumitor/domain/quote/fit';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Checked } from '../check/checkMessages.ts';
import { latest } from './derived.ts';

interface CheckState {
  of: Checked | null;
  findings: readonly Finding[];
  /** Keyed by finding; absent until found. */
  fixes: Readonly<Record<string, readonly Fix[]>>;
  shown: readonly string[];
  hasFailed: boolean;
}

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

export const useMisfits = (): readonly Misfit[] => misfitsIn(useCheck((state) => state.findings));
