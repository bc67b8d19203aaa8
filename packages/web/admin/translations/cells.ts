import { createStore, type StoreApi } from 'zustand/vanilla';

export interface TextPlace {
  section: string;
  key: string;
  language: string;
}

export type CellState =
  | { kind: 'saving'; text: string }
  | { kind: 'saved' }
  | { kind: 'failed'; place: TextPlace; text: string; was: string; isSignedOut: boolean }
  | { kind: 'conflict'; text: string; theirs: string };

export type Cells = StoreApi<Readonly<Record<string, CellState>>>;

export const createCells = (): Cells => createStore(() => ({}));

export const cellId = ({ section, key, language }: TextPlace): string => `${section}.${key}.${language}`;

/** @param state null removes the state */
export function setCell(cells: Cells, id: string, state: CellState | null): void {
  const { [id]: _, ...others } = cells.getState();
  cells.setState(state ? { ...others, [id]: state } : others, true);
}

export const typedText = (state: CellState | undefined): string | null =>
  state && 'text' in state ? state.text : null;

/** Whether leaving the page would lose a text. */
export const hasUnsaved = (cells: Cells): boolean =>
  Object.values(cells.getState()).some(({ kind }) => kind !== 'saved');

export function forgetSaved(cells: Cells): void {
  const open = Object.entries(cells.getState()).filter(([, { kind }]) => kind !== 'saved');
  cells.setState(Object.fromEntries(open), true);
}
