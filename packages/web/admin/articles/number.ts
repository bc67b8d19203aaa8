/** The sign before the decimals of a number. */
export type DecimalSign = ',' | '.';

const CURRENCY = /^(?:PLN|EUR|€)\s*|\s*(?:PLN|EUR|zł|€)$/gi;
const PLAIN = /^-?\d*(?:([.,])(\d+))?$/;
const GROUPED = /^-?\d{1,3}([\s.,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const SCIENTIFIC = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** What may stand for one thousand two hundred as well as for one and a bit: `1,200`. */
const isAmbiguous = (text: string) => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);

const numberIn = (digits: string): number => Number(digits.replace(',', '.'));

/**
 * The number that a text means: `1234.5`, `1 234,50`, `1.234,50 zł`. Null where it is none, `ambiguous` where
 * it may be two and the file does not tell which.
 */
export function parseNumber(text: string, decimal: DecimalSign | null): number | 'ambiguous' | null {
  const bare = text.trim().replace(CURRENCY, '').replace('−', '-');
  const plain = /\d/.test(bare) ? bare.match(PLAIN) : null;
  if (plain) return isAmbiguous(bare) && plain[1] !== decimal ? 'ambiguous' : numberIn(bare);
  const grouped = bare.match(GROUPED);
  if (grouped) return numberIn(bare.replaceAll(grouped[1] as string, ''));
  return SCIENTIFIC.test(bare) ? numberIn(bare) : null;
}

/** A number that is read again as the same, with a decimal comma, as Polish spreadsheets have it. */
export const formatNumber = (value: number): string => String(value).replace('.', ',');
