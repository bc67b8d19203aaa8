import type { Cm } from '../units.ts';

const IN_CENTIMETRES = { mm: 0.1, cm: 1, m: 100 } as const;

/** '200', '2,5 m', '2500mm'; NaN if invalid. */
export function typedLength(typed: string): Cm {
  const [, number, unit = 'cm'] =
    /^\s*(-?\d+(?:[.,]\d+)?)\s*([mc]?m)?\s*$/i.exec(typed.replace('−', '-').replace('°', '')) ?? [];
  if (!number) return Number.NaN;
  const length = Number(number.replace(',', '.')) * IN_CENTIMETRES[unit.toLowerCase() as 'mm' | 'cm' | 'm'];
  // 0.3 m would have a tail of binary fractions.
  return Number(length.toPrecision(12));
}
