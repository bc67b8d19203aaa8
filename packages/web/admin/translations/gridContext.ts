import { createContext, useContext } from 'react';
import type { Cells, TextPlace } from './cells.ts';
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
