import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { type TextsState, textsStore } from '../../data/texts.ts';

const activeIn = ({ texts }: TextsState): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

/** Codes of the languages that visitors may choose; none before the texts are loaded. */
export const activeLanguages = (): string[] => activeIn(textsStore.getState());

/** The same, followed. */
export function useActiveLanguages(): string[] {
  const state = useStore(textsStore);
  return useMemo(() => activeIn(state), [state]);
}
