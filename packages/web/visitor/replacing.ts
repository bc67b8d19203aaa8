import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** Luminaires for which the dialog *Replace luminaires* is open: some in the plan, or all of an article. */
export type ReplaceTarget = { ids: readonly string[] } | { article: string };

const replacingStore = createStore<{ target: ReplaceTarget | null }>(() => ({ target: null }));

export const replaceSelected = (luminaires: readonly Pick<Piece, 'id'>[]): void =>
  replacingStore.setState({ target: { ids: luminaires.map(({ id }) => id) } });

export const replaceArticle = (article: string): void => replacingStore.setState({ target: { article } });

export const stopReplacing = (): void => replacingStore.setState({ target: null });

export const useReplaceTarget = (): ReplaceTarget | null => useStore(replacingStore, ({ target }) => target);
