/** Product codes in lists of the shop match those of articles in any case. */
export const comparedCode = (code: string): string => code.trim().toLowerCase();
