/** National parts of the VAT numbers of the EU (VIES), by prefix. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Polish tax number: the last digit checks the others. */
function isNip(digits: string): boolean {
  const sum = NIP_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return /^\d{10}$/.test(digits) && sum % 11 === Number(digits[9]);
}

export const plainTaxNumber = (typed: string): string => typed.toUpperCase().replace(/[\s./-]/g, '');

const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

interface TaxNumber {
  /** Prefix of a VAT number of the EU; empty for other countries. */
  prefix: string;
  national: string;
}

/** The number's own prefix decides, else the country, else ten digits are a Polish number. */
export function splitTaxNumber(number: string, country: string): TaxNumber {
  const own = number.slice(0, 2);
  if (Object.hasOwn(FORMATS, own)) return { prefix: own, national: number.slice(2) };
  const usual = country === '' && /^\d{10}$/.test(number) ? 'PL' : prefixOf(country);
  return { prefix: Object.hasOwn(FORMATS, usual) ? usual : '', national: number };
}

/** Numbers of other countries than those of the EU are not checked. */
export function isTaxNumber(number: string, country: string): boolean {
  const { prefix, national } = splitTaxNumber(number, country);
  const isFormed = FORMATS[prefix]?.test(national) ?? true;
  return isFormed && (prefix !== 'PL' || isNip(national));
}

export const isInEu = (country: string): boolean =>
  country !== 'XI' && Object.hasOwn(FORMATS, prefixOf(country));
