/** The length that is typed, in centimetres; NaN for what is no number. */
export const typedLength = (length: string): number =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(length) ? Number(length.replace(',', '.')) : Number.NaN;
