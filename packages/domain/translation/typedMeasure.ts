import { typedLength } from './typedLength.ts';

const BY_HAND: Readonly<Record<string, string>> = { 'mm²': 'mm(?:²|2|\\^2)', '°': '(?:°|deg)' };

/** '2,5', '2.5 mm²', '45.2 V'; NaN if invalid. Lengths may have another unit. */
export function typedMeasure(typed: string, unit = ''): number {
  if (unit === 'cm') return typedLength(typed);
  const written = BY_HAND[unit] ?? unit;
  // Case matters for M: a milliohm is no megaohm.
  const flags = unit.startsWith('M') ? '' : 'i';
  const figure = new RegExp(`^\\s*(-?\\d+(?:[.,]\\d+)?)\\s*(?:${written})?\\s*$`, flags);
  const [, number] = figure.exec(typed.replace('−', '-')) ?? [];
  return number ? Number(number.replace(',', '.')) : Number.NaN;
}
