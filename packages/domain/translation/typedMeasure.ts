import { typedLength } from './typedLength.ts';

/** As a unit is written by hand, where that is not only as it is printed. */
const BY_HAND: Readonly<Record<string, string>> = { 'mm²': 'mm(?:²|2|\\^2)', '°': '(?:°|deg)' };

/**
 * The number that is typed in a field with a unit: '2,5', '2.5 mm²', '45.2 V'; NaN for what is none. A length may have
 * another unit of length.
 * @param unit of the field
 */
export function typedMeasure(typed: string, unit = ''): number {
  if (unit === 'cm') return typedLength(typed);
  const written = BY_HAND[unit] ?? unit;
  // A milliohm is no megaohm.
  const flags = unit.startsWith('M') ? '' : 'i';
  const figure = new RegExp(`^\\s*(-?\\d+(?:[.,]\\d+)?)\\s*(?:${written})?\\s*$`, flags);
  const [, number] = figure.exec(typed.replace('−', '-')) ?? [];
  return number ? Number(number.replace(',', '.')) : Number.NaN;
}
