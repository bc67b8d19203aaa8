export type Currency = 'PLN' | 'EUR';

/** D22, D24. */
export interface LanguagePrices {
  currency: Currency;
  vatPercent: number;
  showsGross: boolean;
}

export const POLISH_PRICES: LanguagePrices = { currency: 'PLN', vatPercent: 23, showsGross: true };
export const OTHER_PRICES: LanguagePrices = { currency: 'EUR', vatPercent: 23, showsGross: false };

export interface PricesByLanguage {
  byLanguage: Readonly<Record<string, LanguagePrices>>;
  others: LanguagePrices;
}

export const UNSET_PRICES: PricesByLanguage = { byLanguage: { PL: POLISH_PRICES }, others: OTHER_PRICES };

export const pricesIn = ({ byLanguage, others }: PricesByLanguage, language: string): LanguagePrices =>
  (Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined) ?? others;

export const currenciesOf = (prices: PricesByLanguage, languages: readonly string[]): Currency[] => [
  ...new Set(languages.map((language) => pricesIn(prices, language).currency)),
];

/** Converted prices have a stable identity. */
const inOtherCurrency = new WeakMap<LanguagePrices, LanguagePrices>();

/** The visitor's currency counts if the shop sells in it (D22). */
export function pricesAsPicked(
  prices: PricesByLanguage,
  language: string,
  languages: readonly string[],
  picked: Currency | null,
): LanguagePrices {
  const own = pricesIn(prices, language);
  if (!picked || picked === own.currency || !currenciesOf(prices, languages).includes(picked)) return own;
  const known = inOtherCurrency.get(own);
  if (known) return known;
  const other = { ...own, currency: picked };
  inOtherCurrency.set(own, other);
  return other;
}
