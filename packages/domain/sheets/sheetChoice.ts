/** What drawings are printed on, and to which scales: 50 is 1 : 50 (D58). The smallest and the largest come first. */
export const PAPERS = ['A4', 'A3'] as const;
export const SCALES = [10, 20, 25, 50, 100] as const;

/** How somebody wants a drawing printed; null: by what has room (D75). */
export interface SheetChoice {
  paper: (typeof PAPERS)[number] | null;
  scale: (typeof SCALES)[number] | null;
}

export const AUTOMATIC: SheetChoice = { paper: null, scale: null };
