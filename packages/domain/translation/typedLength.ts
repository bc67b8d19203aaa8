const IN_CENTIMETRES = { mm: 0.1, cm: 1, m: 100 } as const;

/** Parses a length to centimetres: '200', '2,5 m', '2500mm'; NaN if invalid. */
export function typedLength(typed: string): number {
  const [, number, unit = 'cm'] =
    /^\s*(-?\d+(?:[.,]\d+)?)\s*([mc]?m)?\s*$/i.exec(typed.replace('−', '-').replace('°', '')) ?? [];
  if (!number) return Number.NaN;
  const length = Number(number.replace(',', '.')) * IN_CENTIMETRES[unit.toLowerCase() as 'mm' | 'cm' | 'm'];
  // Removes the tail of binary fractions: 0.3 m is 30 cm.
  return Number(length.toPrecision(12));
}
