export type DecimalSign = ',' | '.';

export const decimalSign = (locale: string): DecimalSign => (locale === 'pl' ? ',' : '.');

export function typedNumber(value: number, locale: string, isMoney: boolean): string {
  const text = isMoney && Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
  return text.replace('.', decimalSign(locale));
}

const CURRENCY = /^(?:PLN|EUR|€)\s*|\s*(?:PLN|EUR|zł|€)$/gi;
const PLAIN = /^-?\d*(?:([.,])(\d+))?$/;
const GROUPED = /^-?\d{1,3}([\s.,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const SCIENTIFIC = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** Whether a separator may be for thousands or decimals: `1,200`. */
const isAmbiguous = (text: string) => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);

const numberIn = (digits: string): number => Number(digits.replace(',', '.'));

/** Null if not a number; `ambiguous` if the separator is unclear and `decimal` is null. */
export function parseNumber(text: string, decimal: DecimalSign | null): number | 'ambiguous' | null {
  const bare = text.trim().replace(CURRENCY, '').replace('−', '-');
  const plain = /\d/.test(bare) ? bare.match(PLAIN) : null;
  if (plain) return isAmbiguous(bare) && plain[1] !== decimal ? 'ambiguous' : numberIn(bare);
  const grouped = bare.match(GROUPED);
  if (grouped?.[1]) return numberIn(bare.replaceAll(grouped[1], ''));
  return SCIENTIFIC.test(bare) ? numberIn(bare) : null;
}

export const decimalText = (value: number): string => String(value).replace('.', ',');
