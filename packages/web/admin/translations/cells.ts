import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextAction } from './useTextActions.ts';

/** What every cell of the table may need; stays the same while rows change. */
export interface GridContext {
  cells: Cells;
  /** Names of the languages, by code. */
  names: Readonly<Record<string, string>>;
  setText(place: TextPlace, text: string, was: string): void;
  /** Opens a cell for writing; null closes it. */
  open(cell: string | null): void;
  /** Leads the keyboard on from a place, as `row:column`. */
  focusFrom(at: string, where: 'cell' | 'next' | 'previous'): void;
  act(action: TextAction): void;
}

export const GridContext = createContext<GridContext | null>(null);

export function useGrid(): GridContext {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('A cell stands outside the table of texts. Put it into TextGrid.');
  return grid;
}

/** Names a text: a key in one language. */
export interface TextPlace {
  section: string;
  key: string;
  language: string;
}

/** What became of a text that was typed into a cell; nothing is known of the others. */
export type CellState =
  | { kind: 'saving'; text: string }
  | { kind: 'saved' }
  /** `was`: what the cell held when it was opened. */
  | { kind: 'failed'; place: TextPlace; text: string; was: string; isSignedOut: boolean }
  /** Somebody else wrote there meanwhile. */
  | { kind: 'conflict'; text: string; theirs: string };

export type Cells = StoreApi<Readonly<Record<string, CellState>>>;

export const createCells = (): Cells => createStore(() => ({}));

export const cellId = ({ section, key, language }: TextPlace): string => `${section}.${key}.${language}`;

/** @param state null: nothing to be said of it any more */
export function setCell(cells: Cells, id: string, state: CellState | null): void {
  const { [id]: _, ...others } = cells.getState();
  cells.setState(state ? { ...others, [id]: state } : others, true);
}

/** The text to be shown in a cell, over the one that is stored. */
export const typedText = (state: CellState | undefined): string | null =>
  state && 'text' in state ? state.text : null;

/** Whether a text that somebody typed is not stored, and would be lost with the page. */
export const hasUnsaved = (cells: Cells): boolean =>
  Object.values(cells.getState()).some(({ kind }) => kind !== 'saved');

/** The mark of what was saved is no longer true once it is taken back. */
export function forgetSaved(cells: Cells): void {
  const open = Object.entries(cells.getState()).filter(([, { kind }]) => kind !== 'saved');
  cells.setState(Object.fromEntries(open), true);
}
