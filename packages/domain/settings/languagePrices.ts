export type Currency = 'PLN' | 'EUR';

/** How amounts are shown in a language (D22, D24). */
export interface LanguagePrices {
  currency: Currency;
  vatPercent: number;
  /** Whether gross is the large amount until the visitor picks. */
  showsGross: boolean;
}

export const POLISH_PRICES: LanguagePrices = { currency: 'PLN', vatPercent: 23, showsGross: true };
export const OTHER_PRICES: LanguagePrices = { currency: 'EUR', vatPercent: 23, showsGross: false };

/** What prices settings say of languages. */
export interface PricesByLanguage {
  byLanguage: Readonly<Record<string, LanguagePrices>>;
  others: LanguagePrices;
}

export const UNSET_PRICES: PricesByLanguage = { byLanguage: { PL: POLISH_PRICES }, others: OTHER_PRICES };

/** How amounts are shown in a language. @param language code in capitals */
export const pricesIn = ({ byLanguage, others }: PricesByLanguage, language: string): LanguagePrices =>
  (Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined) ?? others;
