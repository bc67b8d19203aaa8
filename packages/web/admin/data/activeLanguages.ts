import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { type TextsState, textsStore } from '../../data/texts.ts';

const activeIn = ({ texts }: TextsState): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

export const adminLanguages = (): string[] => activeIn(textsStore.getState());

export function useActiveLanguages(): string[] {
  const state = useStore(textsStore);
  return useMemo(() => activeIn(state), [state]);
}
