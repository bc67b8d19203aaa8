import type { Words } from './words.ts';

export const gapsWords = {
  about: { pl: 'Braki w katalogu, które widzą odwiedzający.', en: 'Gaps in the catalogue that visitors notice.' },
  failed: { pl: 'Nie udało się wczytać katalogu. Sprawdź połączenie z internetem.', en: 'The catalogue could not be loaded. Check your internet connection.' },
  checking: { pl: 'Sprawdzam katalog…', en: 'Checking the catalogue…' },
  alsoInactive: { pl: 'Sprawdź też nieaktywne artykuły', en: 'Check inactive articles too' },
  line: { pl: 'Linia', en: 'Line' },
  bothLines: { pl: 'Obie', en: 'Both' },
  noRate: {
    pl: 'Kurs euro jest nieznany, więc nie można przeliczyć cen artykułów bez ceny w EUR.',
    en: 'The euro rate is unknown, so prices of articles without a EUR price cannot be converted.',
  },
  allClear: { pl: 'Niczego nie brakuje', en: 'Nothing is missing' },
  allClearMeaning: {
    pl: 'Reguły znajdują wszystkie artykuły, a każdy artykuł ma cenę, moc, zdjęcie i tłumaczenia.',
    en: 'The rules find all their articles, and every article has its price, power, picture and translations.',
  },
  kinds: {
    codes: { pl: 'Artykuły wymagane przez reguły', en: 'Articles required by the rules' },
    railsWithoutRules: { pl: 'Szyny bez reguł', en: 'Rails without rules' },
    roles: { pl: 'Role, w których nic nie wybrano', en: 'Roles with nothing selected' },
    duplicates: { pl: 'Powtórzone kody', en: 'Duplicate codes' },
    prices: { pl: 'Bez ceny', en: 'No price' },
    powers: { pl: 'Bez mocy', en: 'No power' },
    pictures: { pl: 'Bez zdjęcia', en: 'No picture' },
    translations: { pl: 'Bez tłumaczenia', en: 'Not translated' },
    photometry: { pl: 'Bez fotometrii', en: 'No photometry' },
  },
  meanings: {
    codes: { pl: 'Układy, które ich wymagają, zapisują się z ostrzeżeniem.', en: 'Layouts that need them are saved with a warning.' },
    railsWithoutRules: { pl: 'Te szyny nie należą do żadnej rodziny, więc ich układy nie mają części.', en: 'These rails belong to no family, so their layouts have no parts.' },
    roles: {
      pl: 'Brak decyzji: wpisz kod albo zaznacz „nie sprzedajemy tu”. Do tego czasu suma jest niepełna.',
      en: 'Not decided: enter a code, or tick “not sold here”. Until then totals are incomplete.',
    },
    duplicates: { pl: 'Reguły znajdą tylko jeden z artykułów o tym samym kodzie.', en: 'The rules find only one of the articles with the same code.' },
    prices: { pl: 'Odwiedzający widzi „cena na zapytanie”, a suma jest niepełna.', en: 'Visitors see “price on request”, and the total is incomplete.' },
    powers: {
      pl: '0 W oznacza nieznaną moc: nie można dobrać zasilacza, a suma jest niepełna.',
      en: '0 W means the power is unknown: no supply can be selected, and the total is incomplete.',
    },
    pictures: { pl: 'Na liście wyboru artykuł ma puste miejsce zamiast zdjęcia.', en: 'The article has a blank space in place of a picture in the selection list.' },
    translations: { pl: 'Odwiedzający widzą tekst w innym języku.', en: 'Visitors see the text in another language.' },
    photometry: {
      pl: 'Zalecane: bez pliku światło tych opraw jest tylko szacowane ze strumienia i kąta, a gdy ich brakuje, nie jest liczone.',
      en: 'Recommended: without a file, light is only estimated from flux and beam angle, and not computed at all if those are missing.',
    },
  },
  count: { pl: '%{name}: %{count}', en: '%{name}: %{count}' },
  article: { pl: 'Artykuł', en: 'Article' },
  code: { pl: 'Kod', en: 'Code' },
  neededFor: { pl: 'Potrzebny jako', en: 'Needed as' },
  role: { pl: 'Rola', en: 'Role' },
  family: { pl: 'Rodzina', en: 'Family' },
  use: { pl: '%{role}, %{colour}, rodzina %{family}', en: '%{role}, %{colour}, family %{family}' },
  state: { pl: 'Stan', en: 'State' },
  states: {
    missing: { pl: 'Brak w katalogu', en: 'Not in the catalogue' },
    inactive: { pl: 'Nieaktywny', en: 'Inactive' },
  },
  next: { pl: 'Co dalej', en: 'Next step' },
  create: { pl: 'Utwórz artykuł', en: 'Create article' },
  createOf: { pl: 'Utwórz artykuł %{code}', en: 'Create article %{code}' },
  missing: { pl: 'Brakuje', en: 'Missing' },
  noTitle: { pl: '(bez nazwy)', en: '(no name)' },
  toRules: { pl: 'Otwórz reguły', en: 'Open rules' },
  more: { pl: 'Pokaż jeszcze %{smart_count} |||| Pokaż jeszcze %{smart_count} |||| Pokaż jeszcze %{smart_count}', en: 'Show %{smart_count} more |||| Show %{smart_count} more' },
  toFill: { pl: 'Uzupełnij w jednej tabeli', en: 'Fill in as a table' },
} satisfies Words;

export const fillWords = {
  leftOut: {
    pl: '%{smart_count} wiersz nie wkleił się w całości: nie ma tu jego kodu, komórek jest za dużo albo jest w nim błąd lub formuła. |||| %{smart_count} wiersze nie wkleiły się w całości: nie ma tu ich kodów, komórek jest za dużo albo są w nich błędy lub formuły. |||| %{smart_count} wierszy nie wkleiło się w całości: nie ma tu ich kodów, komórek jest za dużo albo są w nich błędy lub formuły.',
    en: '%{smart_count} row was not pasted in full: its code is not here, it has too many cells, or it has an error or a formula. |||| %{smart_count} rows were not pasted in full: their codes are not here, they have too many cells, or they have errors or formulas.',
  },
  title: { pl: 'Brakujące artykuły', en: 'Missing articles' },
  about: {
    pl: 'Kody wymagane przez reguły obu linii, których nie ma w katalogu albo które nie mają ceny. Wpisz je tutaj albo wklej z arkusza: kolumny wypełniają się od kursora w prawo, a jeśli pierwsza zawiera kody, każdy wiersz trafi do swojego kodu.',
    en: 'Codes required by the rules of both lines that are not in the catalogue or have no price. Enter them here or paste from a spreadsheet: columns fill from the cursor to the right; if the first column has codes, each row goes to its code.',
  },
  nothing: { pl: 'Katalog ma wszystkie artykuły wymagane przez reguły, z cenami.', en: 'The catalogue has every article the rules require, with its price.' },
  columns: {
    code: { pl: 'Kod i zastosowanie', en: 'Code and use' },
    title: { pl: 'Nazwa', en: 'Name' },
    titleEn: { pl: 'Nazwa angielska', en: 'English name' },
    price: { pl: 'Netto PLN', en: 'Net PLN' },
    priceEuro: { pl: 'Netto EUR', en: 'Net EUR' },
    img: { pl: 'Zdjęcie', en: 'Picture' },
  },
  addPicture: { pl: 'Dodaj zdjęcie, %{code}', en: 'Add picture, %{code}' },
  otherPicture: { pl: 'Zmień zdjęcie, %{code}', en: 'Change picture, %{code}' },
  sending: { pl: 'Przesyłam zdjęcie', en: 'Uploading picture' },
  save: { pl: 'Zapisz wpisane', en: 'Save entries' },
  meaning: {
    pl: 'Puste wiersze mogą poczekać. Części są od razu w sprzedaży, szyny dopiero po włączeniu. Bez ceny EUR obowiązuje kurs.',
    en: 'Empty rows can wait. Parts go on sale at once, rails when you switch them on. Without a EUR price, the exchange rate applies.',
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
    number: { pl: 'Wpisz kwotę, np. 12,50.', en: 'Enter an amount, such as 12.50.' },
    negative: { pl: 'Cena nie może być ujemna.', en: 'A price cannot be negative.' },
  },
} satisfies Words;
