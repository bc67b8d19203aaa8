import type { Words } from './words.ts';

/** Of the table in which missing articles are filled in. */
export const fillWords = {
  title: { pl: 'Brakujące artykuły', en: 'Missing articles' },
  about: {
    pl: 'Kody, o które proszą reguły obu linii, a których katalog nie ma albo nie ma ich ceny. Wpisz je tutaj albo wklej z arkusza: kolumny od miejsca kursora w prawo, a gdy pierwsza to kody, każdy wiersz trafi do swojego.',
    en: 'Codes that the rules of both lines ask for and the catalogue lacks, or has without a price. Type them here or paste from a spreadsheet: columns go from the cursor to the right, and where the first has codes each line goes to its own.',
  },
  nothing: { pl: 'Katalog ma każdy artykuł, o który proszą reguły, i jego cenę.', en: 'The catalogue has every article that the rules ask for, and its price.' },
  columns: {
    code: { pl: 'Kod i po co', en: 'Code and what for' },
    title: { pl: 'Nazwa', en: 'Name' },
    titleEn: { pl: 'Nazwa angielska', en: 'English name' },
    price: { pl: 'Netto PLN', en: 'Net PLN' },
    priceEuro: { pl: 'Netto EUR', en: 'Net EUR' },
    img: { pl: 'Zdjęcie', en: 'Picture' },
  },
  addPicture: { pl: 'Dodaj zdjęcie, %{code}', en: 'Add a picture, %{code}' },
  otherPicture: { pl: 'Zmień zdjęcie, %{code}', en: 'Change the picture, %{code}' },
  sending: { pl: 'Przesyłam zdjęcie', en: 'Sending the picture' },
  save: { pl: 'Zapisz wpisane', en: 'Save what is entered' },
  meaning: {
    pl: 'Puste wiersze zostają na później. Części są od razu w sprzedaży, szyny dopiero po włączeniu. Pusta cena EUR: z kursu.',
    en: 'Empty rows stay for later. Parts are on sale at once, rails when they are switched on. No EUR price: by the rate.',
  },
  reason: { pl: 'Brakujące artykuły', en: 'Missing articles' },
  saved: {
    pl: 'Zapisano %{smart_count} artykuł. |||| Zapisano %{smart_count} artykuły. |||| Zapisano %{smart_count} artykułów.',
    en: '%{smart_count} article saved. |||| %{smart_count} articles saved.',
  },
  invalid: {
    pl: 'Nie zapisano: %{smart_count} pole wymaga poprawki. |||| Nie zapisano: %{smart_count} pola wymagają poprawki. |||| Nie zapisano: %{smart_count} pól wymaga poprawki.',
    en: 'Not saved: %{smart_count} cell needs correcting. |||| Not saved: %{smart_count} cells need correcting.',
  },
  faults: {
    required: { pl: 'Wpisz nazwę.', en: 'Enter a name.' },
    number: { pl: 'Wpisz kwotę, np. 12,50.', en: 'Enter an amount, e.g. 12.50.' },
    negative: { pl: 'Cena nie może być ujemna.', en: 'A price is not below zero.' },
  },
} satisfies Words;
