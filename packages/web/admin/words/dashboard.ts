import type { Words } from './words.ts';

export const dashboardWords = {
  live: { pl: 'na żywo, stan z %{time}', en: 'live, as of %{time}' },
  failed: {
    pl: 'Nie udało się wczytać sprzedaży. Sprawdź połączenie z internetem.',
    en: 'The sales could not be loaded. Check your internet connection.',
  },
  net: { pl: 'netto', en: 'net' },
  andMore: { pl: 'oraz %{sum}', en: 'and %{sum}' },
  layouts: {
    pl: '%{smart_count} układ |||| %{smart_count} układy |||| %{smart_count} układów',
    en: '%{smart_count} layout |||| %{smart_count} layouts',
  },
  orders: {
    pl: '%{smart_count} zamówienie |||| %{smart_count} zamówienia |||| %{smart_count} zamówień',
    en: '%{smart_count} order |||| %{smart_count} orders',
  },
  pieces: { pl: '%{count} szt.', en: '%{count} pcs' },

  enquiries: { pl: 'Nowe zapytania', en: 'New enquiries' },
  oldest: { pl: 'najstarsze czeka od %{time}', en: 'the oldest waits since %{time}' },
  noneWaits: { pl: 'żadne nie czeka', en: 'none waits' },
  saved: { pl: 'Zapisane w tym tygodniu', en: 'Saved this week' },
  offered: { pl: 'Oferty czekają na odpowiedź', en: 'Offers wait for an answer' },
  nearest: { pl: 'najbliższy termin %{day}', en: 'the nearest term is %{day}' },
  won: { pl: 'Wygrane w tym miesiącu', en: 'Won this month' },

  allOrders: { pl: 'Wszystkie zamówienia', en: 'All orders' },
  number: { pl: 'Numer', en: 'Number' },
  layout: { pl: 'Układ', en: 'Layout' },
  customer: { pl: 'Klient', en: 'Customer' },
  take: { pl: 'Przyjmij', en: 'Take up' },
  takeOf: { pl: 'Przyjmij %{number}', en: 'Take up %{number}' },
  taken: { pl: 'Zamówienie %{number} jest Twoje i w pracy.', en: 'Order %{number} is yours, and in work.' },
  noEnquiries: {
    pl: 'Nikt nie czeka na odpowiedź.',
    en: 'Nobody waits for an answer.',
  },

  waits: { pl: 'Co czeka', en: 'What waits' },
  nothingWaits: { pl: 'Nic nie czeka.', en: 'Nothing waits.' },
  matters: {
    pl: '%{smart_count} sprawa |||| %{smart_count} sprawy |||| %{smart_count} spraw',
    en: '%{smart_count} matter |||| %{smart_count} matters',
  },
  mail: {
    pl: 'Poczta: %{smart_count} niewysłana |||| Poczta: %{smart_count} niewysłane |||| Poczta: %{smart_count} niewysłanych',
    en: 'Mail: %{smart_count} not sent',
  },
  mailTries: { pl: 'następna próba %{time}', en: 'the next attempt is at %{time}' },
  mailGivenUp: { pl: 'bez dalszych prób', en: 'given up' },
  gaps: { pl: 'Braki w katalogu: %{count}', en: 'Gaps in the catalogue: %{count}' },
  gapsOf: {
    pl: 'bez ceny %{prices}, bez zdjęcia %{pictures}, w regułach %{rules}',
    en: 'without price %{prices}, without picture %{pictures}, in the rules %{rules}',
  },
  fill: { pl: 'Uzupełnij', en: 'Fill in' },
  texts: {
    pl: 'Tłumaczenia %{language}: brakuje %{count}',
    en: 'Translations %{language}: %{count} missing',
  },
  textsMeaning: {
    pl: 'zamiast nich widać klucz tekstu',
    en: 'in their place the key of the text is seen',
  },
  translate: { pl: 'Tłumacz', en: 'Translate' },
  rate: { pl: 'Kurs euro: %{rate}', en: 'Euro rate: %{rate}' },
  rateUnknown: { pl: 'Kurs euro jest nieznany', en: 'The euro rate is unknown' },
  rateUnknownMeaning: {
    pl: 'artykuły bez ceny w euro nie mają jej wcale',
    en: 'articles without a euro price have none at all',
  },
  rateOfBank: { pl: 'NBP z %{day}', en: 'National Bank of Poland, %{day}' },
  rateByHand: { pl: 'ustawiony ręcznie, z %{day}', en: 'set by hand, of %{day}' },
  rateOld: {
    pl: 'NBP z %{day}, dawno nie odświeżony',
    en: 'National Bank of Poland, %{day}, long not renewed',
  },

  weeks: { pl: 'Wartość według tygodni', en: 'Value by week' },
  thousands: { pl: 'tys. %{currency} netto', en: 'thousand %{currency}, net' },
  currency: { pl: 'Waluta', en: 'Currency' },
  week: { pl: 'Tydzień od', en: 'Week of' },
  savedValue: { pl: 'zapisane', en: 'saved' },
  wonValue: { pl: 'wygrane', en: 'won' },
  thisWeek: { pl: 'ten tydzień', en: 'this week' },

  chosen: { pl: 'Najczęściej wybierane', en: 'Most chosen' },
  chosenOf: { pl: '%{month}, sztuki', en: '%{month}, pieces' },
  chosenOfSome: {
    pl: '%{month}, sztuki w %{of} najnowszych z %{all}',
    en: '%{month}, pieces in the newest %{of} of %{all}',
  },
  noneChosen: {
    pl: 'W tym miesiącu nikt jeszcze nie wybrał oprawy.',
    en: 'Nobody has chosen a luminaire this month.',
  },
  partners: { pl: 'Partnerzy', en: 'Partners' },
  partnersOf: { pl: '%{month}, netto', en: '%{month}, net' },
  noPartner: { pl: 'Bez reflinku', en: 'By no link' },
  removedPartner: { pl: 'Usunięty reflink', en: 'Deleted link' },
  sum: { pl: 'Razem, %{layouts}', en: 'Total, %{layouts}' },
  noneSaved: { pl: 'W tym miesiącu nic jeszcze nie zapisano.', en: 'Nothing has been saved this month.' },
} satisfies Words;
