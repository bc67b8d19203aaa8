import type { Words } from '../words.ts';

/** What the change of many prices says. */
export const priceWords = {
  title: {
    pl: 'Zmiana cen %{smart_count} artykułu |||| Zmiana cen %{smart_count} artykułów |||| Zmiana cen %{smart_count} artykułów',
    en: 'Change prices of %{smart_count} article |||| Change prices of %{smart_count} articles',
  },
  inCatalogue: { pl: 'Ceny w katalogu…', en: 'Prices in the catalogue…' },
  how: { pl: 'Sposób zmiany', en: 'How' },
  set: { pl: 'Ustaw na', en: 'Set to' },
  percent: { pl: 'O procent', en: 'By per cent' },
  amount: { pl: 'O kwotę', en: 'By an amount' },
  round: { pl: 'Tylko zaokrąglij', en: 'Round only' },
  percentValue: { pl: 'Procent (ze znakiem minus: obniżka)', en: 'Per cent (with a minus: lower)' },
  amountValue: { pl: 'Kwota netto (ze znakiem minus: obniżka)', en: 'Net amount (with a minus: lower)' },
  setValue: { pl: 'Cena netto', en: 'Net price' },
  to99: { pl: 'Zaokrąglij w górę do ,99', en: 'Round up to .99' },
  currencies: { pl: 'Waluty', en: 'Currencies' },
  protocols: { pl: 'Sterowanie', en: 'Controls' },
  zeros: {
    pl: 'Cena 0 (na zapytanie, po kursie albo brak wykonania) zostaje; zmienia ją tylko „Ustaw na”.',
    en: 'A price of 0 (on request, by the rate, or not made) stays; only “Set to” changes it.',
  },
  preview: { pl: 'Podgląd', en: 'Preview' },
  article: { pl: 'Artykuł', en: 'Article' },
  price: { pl: 'Cena', en: 'Price' },
  old: { pl: 'Teraz', en: 'Now' },
  new: { pl: 'Po zmianie', en: 'After' },
  unchanged: { pl: 'bez zmian', en: 'unchanged' },
  summary: {
    pl: 'Zmieni się %{smart_count} cena. |||| Zmienią się %{smart_count} ceny. |||| Zmieni się %{smart_count} cen.',
    en: '%{smart_count} price changes. |||| %{smart_count} prices change.',
  },
  nothing: { pl: 'Żadna cena się nie zmieni.', en: 'No price changes.' },
  toZero: {
    pl: '%{smart_count} cena spadnie do 0, czyli przestanie obowiązywać. |||| %{smart_count} ceny spadną do 0, czyli przestaną obowiązywać. |||| %{smart_count} cen spadnie do 0, czyli przestanie obowiązywać.',
    en: '%{smart_count} price falls to 0, and holds no more. |||| %{smart_count} prices fall to 0, and hold no more.',
  },
  tooHigh: {
    pl: '%{smart_count} cena byłaby za wysoka (najwyżej 10 000 000). |||| %{smart_count} ceny byłyby za wysokie (najwyżej 10 000 000). |||| %{smart_count} cen byłoby za wysokich (najwyżej 10 000 000).',
    en: '%{smart_count} price would be too high (at most 10,000,000). |||| %{smart_count} prices would be too high (at most 10,000,000).',
  },
  apply: { pl: 'Zmień ceny', en: 'Change prices' },
} satisfies Words;
