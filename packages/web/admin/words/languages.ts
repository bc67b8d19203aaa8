import type { Words } from './words.ts';

export const languagesWords = {
  about: {
    pl: 'Odwiedzający wybiera spośród aktywnych języków. Walutę każdego z nich określają ustawienia cen.',
    en: 'Visitors choose among the active languages. The price settings define the currency of each.',
  },
  table: { pl: 'Języki sklepu', en: 'Shop languages' },
  language: { pl: 'Język', en: 'Language' },
  completeness: { pl: 'Kompletność', en: 'Completeness' },
  active: { pl: 'Aktywny', en: 'Active' },
  actions: { pl: 'Czynności', en: 'Actions' },
  texts: { pl: 'Teksty: %{done} z %{all}', en: 'Texts: %{done} of %{all}' },
  missing: { pl: 'brakuje %{count}', en: '%{count} missing' },
  titlesDone: { pl: 'Nazwy artykułów: komplet', en: 'Article names: complete' },
  titlesMissing: { pl: 'Nazwy artykułów: brakuje %{count}', en: 'Article names: %{count} missing' },
  showMissing: { pl: 'Pokaż teksty, których brakuje: %{language}', en: 'Show missing texts: %{language}' },
  default: { pl: 'domyślny', en: 'default' },
  prices: { pl: 'ceny w %{currency}', en: 'prices in %{currency}' },
  defaultStays: {
    pl: 'Polski jest językiem domyślnym: pokazuje się, gdy adres nie wskazuje innego. Nie można go dezaktywować ani usunąć.',
    en: 'Polish is the default language: it is shown unless the address specifies another. It cannot be deactivated or deleted.',
  },
  switch: { pl: 'Aktywny: %{language}', en: 'Active: %{language}' },
  remove: { pl: 'Usuń', en: 'Delete' },
  removeNamed: { pl: 'Usuń język %{language}', en: 'Delete %{language}' },
  add: {
    title: { pl: 'Dodaj język', en: 'Add language' },
    code: { pl: 'Kod języka', en: 'Language code' },
    rule: { pl: 'Dwie lub trzy litery (ISO 639), na przykład DE, FR, CS, UK.', en: 'Two or three letters (ISO 639), such as DE, FR, CS, UK.' },
    is: { pl: '%{own} (%{name})', en: '%{own} (%{name})' },
    unknown: {
      pl: 'Nie ma języka o tym kodzie. Kod kraju to nie kod języka: czeski to CS, ukraiński UK.',
      en: 'No language has this code. Country codes are different: Czech is CS, Ukrainian is UK.',
    },
    taken: { pl: '%{own} jest już na liście.', en: '%{own} is already on the list.' },
    button: { pl: 'Dodaj', en: 'Add' },
    hint: { pl: 'Nowy język jest nieaktywny. Aktywuj go, gdy będzie przetłumaczony.', en: 'A new language is inactive until you activate it, once it is translated.' },
  },
  incomplete: {
    title: { pl: '%{language}: tłumaczenie nie jest kompletne', en: '%{language}: translation incomplete' },
    texts: {
      pl: 'Brakuje %{smart_count} tekstu z %{all}. Odwiedzający zobaczy w jego miejscu angielski, a gdy go brak, polski. |||| Brakuje %{smart_count} tekstów z %{all}. Odwiedzający zobaczy w ich miejscu angielskie, a gdy ich brak, polskie. |||| Brakuje %{smart_count} tekstów z %{all}. Odwiedzający zobaczy w ich miejscu angielskie, a gdy ich brak, polskie.',
      en: '%{smart_count} of %{all} texts is missing. Visitors see the English text instead, or the Polish one if that is missing too. |||| %{smart_count} of %{all} texts are missing. Visitors see the English texts instead, or the Polish ones if those are missing too.',
    },
    noTexts: {
      pl: 'Ten język nie ma jeszcze żadnego tekstu. Cały interfejs będzie po angielsku, a gdzie brak i angielskiego, po polsku.',
      en: 'This language has no texts yet. The whole interface will be in English, or in Polish where English is missing too.',
    },
    titles: {
      pl: '%{smart_count} aktywny artykuł nie ma nazwy w tym języku. Pokaże się angielska, a gdy jej brak, polska. |||| %{smart_count} aktywne artykuły nie mają nazwy w tym języku. Pokaże się angielska, a gdy jej brak, polska. |||| %{smart_count} aktywnych artykułów nie ma nazwy w tym języku. Pokaże się angielska, a gdy jej brak, polska.',
      en: '%{smart_count} active article has no name in this language. Visitors see the English name, or the Polish one if that is missing too. |||| %{smart_count} active articles have no name in this language. Visitors see the English names, or the Polish ones if those are missing too.',
    },
    currency: { pl: 'Ceny będą w %{currency}.', en: 'Prices will be in %{currency}.' },
    activate: { pl: 'Aktywuj mimo to', en: 'Activate anyway' },
    translate: { pl: 'Przejdź do tłumaczeń', en: 'Go to translations' },
  },
  removal: {
    title: { pl: 'Usunąć język %{language}?', en: 'Delete %{language}?' },
    about: {
      pl: 'Odwiedzający nie będą mogli go wybrać. Teksty w tym języku zostaną w bazie i wrócą, gdy dodasz go ponownie. Zapisane układy pokazują się dalej w swoim języku.',
      en: 'Visitors can no longer select it. Its texts stay stored and return when you add it again. Saved layouts are still shown in their language.',
    },
  },
  done: {
    added: { pl: 'Dodano język %{language}.', en: '%{language} added.' },
    removed: { pl: 'Usunięto język %{language}.', en: '%{language} deleted.' },
    activated: { pl: 'Aktywowano język %{language}.', en: '%{language} activated.' },
    deactivated: { pl: 'Dezaktywowano język %{language}.', en: '%{language} deactivated.' },
  },
} satisfies Words;
