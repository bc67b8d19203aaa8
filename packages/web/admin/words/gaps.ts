import type { Words } from './words.ts';

export const gapsWords = {
  about: { pl: 'Czego zabraknie odwiedzającym, według stanu na tę chwilę.', en: 'What visitors would miss, as of this moment.' },
  failed: { pl: 'Nie udało się wczytać katalogu. Sprawdź połączenie z internetem.', en: 'The catalogue could not be loaded. Check your internet connection.' },
  checking: { pl: 'Sprawdzam katalog…', en: 'Checking the catalogue…' },
  alsoInactive: { pl: 'Sprawdź też nieaktywne artykuły', en: 'Check inactive articles too' },
  line: { pl: 'Linia', en: 'Line' },
  bothLines: { pl: 'Obie', en: 'Both' },
  noRate: {
    pl: 'Kurs euro jest nieznany, więc artykuły bez własnej ceny w EUR nie mają jej wcale.',
    en: 'The euro rate is unknown, so that articles without a euro price of their own have none at all.',
  },
  allClear: { pl: 'Niczego nie brakuje', en: 'Nothing is missing' },
  allClearMeaning: {
    pl: 'Reguły znajdują wszystkie artykuły, a każdy artykuł ma cenę, moc, zdjęcie i tłumaczenia.',
    en: 'The rules find all their articles, and every article has its price, power, picture and translations.',
  },
  kinds: {
    codes: { pl: 'Artykuły, których potrzebują reguły', en: 'Articles that the rules need' },
    railsWithoutRules: { pl: 'Szyny bez reguł', en: 'Rails without rules' },
    roles: { pl: 'Role, w których nic nie wybrano', en: 'Roles with nothing chosen' },
    duplicates: { pl: 'Powtórzone kody', en: 'Duplicate codes' },
    prices: { pl: 'Bez ceny', en: 'No price' },
    powers: { pl: 'Bez mocy', en: 'No power' },
    pictures: { pl: 'Bez zdjęcia', en: 'No picture' },
    translations: { pl: 'Bez tłumaczenia', en: 'Not translated' },
    photometry: { pl: 'Bez fotometrii', en: 'No photometry' },
  },
  meanings: {
    codes: { pl: 'Układ, który ich wymaga, zapisuje się z ostrzeżeniem o braku.', en: 'A layout that needs them is saved with a warning.' },
    railsWithoutRules: { pl: 'Szyn nie ma w żadnej rodzinie, więc ich układy nie dostają części.', en: 'The rails are in no family, so that their layouts get no parts.' },
    roles: {
      pl: 'Nie wiadomo, czy coś się dolicza: wpisz kod albo zaznacz „nie sprzedajemy tu”. Do tego czasu suma jest niepełna.',
      en: 'Undecided: enter a code, or tick “not sold here”. Until then totals are incomplete.',
    },
    duplicates: { pl: 'Reguły znajdą tylko jeden z artykułów o tym samym kodzie.', en: 'The rules find only one of the articles with the same code.' },
    prices: { pl: 'Odwiedzający widzi „cena na zapytanie”, a suma jest niepełna.', en: 'Visitors read “price on request”, and the total is incomplete.' },
    powers: {
      pl: '0 W znaczy, że moc nie jest znana: nie da się dobrać zasilacza, a suma jest niepełna.',
      en: '0 W means the power is unknown: no supply can be chosen, and the total is incomplete.',
    },
    pictures: { pl: 'Na liście wyboru artykuł ma puste miejsce zamiast zdjęcia.', en: 'The article has an empty picture in the selection.' },
    translations: { pl: 'Odwiedzający czyta tekst w innym języku niż swój.', en: 'Visitors read the text in a language other than theirs.' },
    photometry: {
      pl: 'Rada: bez pliku światło tych opraw jest tylko szacowane ze strumienia i kąta, a gdy ich nie ma, nie liczy się wcale.',
      en: 'Advice: without a file the light of these luminaires is only estimated from flux and beam, and not computed at all where those are missing.',
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
  next: { pl: 'Co dalej', en: 'What next' },
  create: { pl: 'Utwórz artykuł', en: 'Create the article' },
  createOf: { pl: 'Utwórz artykuł %{code}', en: 'Create article %{code}' },
  missing: { pl: 'Brakuje', en: 'Missing' },
  noTitle: { pl: '(bez nazwy)', en: '(no name)' },
  toRules: { pl: 'Otwórz reguły', en: 'Open the rules' },
  more: { pl: 'Pokaż jeszcze %{smart_count} |||| Pokaż jeszcze %{smart_count} |||| Pokaż jeszcze %{smart_count}', en: 'Show %{smart_count} more |||| Show %{smart_count} more' },
  toFill: { pl: 'Uzupełnij w jednej tabeli', en: 'Fill them in one table' },
} satisfies Words;

/** Of the table in which missing articles are filled in. */
export const fillWords = {
  leftOut: {
    pl: '%{smart_count} wiersz nie wkleił się w całości: nie ma tu jego kodu, komórek jest za dużo albo jest w nim błąd lub formuła. |||| %{smart_count} wiersze nie wkleiły się w całości: nie ma tu ich kodów, komórek jest za dużo albo są w nich błędy lub formuły. |||| %{smart_count} wierszy nie wkleiło się w całości: nie ma tu ich kodów, komórek jest za dużo albo są w nich błędy lub formuły.',
    en: '%{smart_count} row was not pasted in full: its code is not here, it has too many cells, or it has an error or a formula. |||| %{smart_count} rows were not pasted in full: their codes are not here, they have too many cells, or they have errors or formulas.',
  },
  title: { pl: 'Brakujące artykuły', en: 'Missing articles' },
  about: {
    pl: 'Kody, o które proszą reguły obu linii, a których katalog nie ma albo nie ma ich ceny. Wpisz je tutaj albo wklej z arkusza: kolumny od miejsca kursora w prawo, a gdy pierwsza to kody, każdy wiersz trafi do swojego.',
    en: 'Codes that the rules of both lines require and that are missing in the catalogue or have no price. Enter them here or paste from a spreadsheet: columns fill from the cursor to the right; if the first column has codes, each row goes to its code.',
  },
  nothing: { pl: 'Katalog ma każdy artykuł, o który proszą reguły, i jego cenę.', en: 'The catalogue has every article the rules require, with its price.' },
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
  save: { pl: 'Zapisz wpisane', en: 'Save entries' },
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
    negative: { pl: 'Cena nie może być ujemna.', en: 'A price cannot be negative.' },
  },
} satisfies Words;
