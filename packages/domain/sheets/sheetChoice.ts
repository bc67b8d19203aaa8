/** Smallest paper and largest scale first (D58); 50 is 1 : 50. */
export const PAPERS = ['A4', 'A3'] as const;
export const SCALES = [10, 20, 25, 50, 100] as const;

/** Null: automatic (D75). */
export interface SheetChoice {
  paper: (typeof PAPERS)[number] | null;
  scale: (typeof SCALES)[number] | null;
}

export const AUTOMATIC: SheetChoice = { paper: null, scale: null };
