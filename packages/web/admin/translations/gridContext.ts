import { createContext, useContext } from 'react';
import type { Cells, TextPlace } from './cells.ts';
import type { TextAction } from './useTextActions.ts';

/** Context of all cells, stable while rows change. */
export interface GridContext {
  cells: Cells;
  names: Readonly<Record<string, string>>;
  setText(place: TextPlace, text: string, was: string): void;
  /** Null closes the open cell. */
  open(cell: string | null): void;
  focusFrom(at: string, where: 'cell' | 'next' | 'previous'): void;
  act(action: TextAction): void;
}

export const GridContext = createContext<GridContext | null>(null);

export function useGrid(): GridContext {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('A cell is outside the table of texts. Put it into TextGrid.');
  return grid;
}
