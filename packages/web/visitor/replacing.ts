import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { configuratorStore } from './configuratorStore.ts';

export type ReplaceTarget = { ids: readonly string[] } | { article: string };

const replacingStore = createStore<{ target: ReplaceTarget | null }>(() => ({ target: null }));

function replace(target: ReplaceTarget): void {
  if (!configuratorStore.getState().isSeenOnly) replacingStore.setState({ target });
}

export const replaceSelected = (luminaires: readonly Pick<Luminaire, 'id'>[]): void =>
  replace({ ids: luminaires.map(({ id }) => id) });

export const replaceArticle = (article: string): void => replace({ article });

export const stopReplacing = (): void => replacingStore.setState({ target: null });

export const useReplaceTarget = (): ReplaceTarget | null => useStore(replacingStore, ({ target }) => target);
