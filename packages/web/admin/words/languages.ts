import type { Words } from './words.ts';

export const languagesWords = {
  about: {
    pl: 'Odwiedzający wybiera spośród aktywnych języków. W jakiej walucie widzi wtedy ceny, mówią ustawienia cen.',
    en: 'Visitors choose among the active languages. The price settings decide the currency of each language.',
  },
  table: { pl: 'Języki sklepu', en: 'Languages of the shop' },
  language: { pl: 'Język', en: 'Language' },
  completeness: { pl: 'Kompletność', en: 'Completeness' },
  active: { pl: 'Aktywny', en: 'Active' },
  actions: { pl: 'Czynności', en: 'Actions' },
  texts: { pl: 'Teksty: %{done} z %{all}', en: 'Texts: %{done} of %{all}' },
  missing: { pl: 'brakuje %{count}', en: '%{count} missing' },
  titlesDone: { pl: 'Nazwy artykułów: komplet', en: 'Article titles: complete' },
  titlesMissing: { pl: 'Nazwy artykułów: brakuje %{count}', en: 'Article titles: %{count} missing' },
  showMissing: { pl: 'Pokaż teksty, których brakuje: %{language}', en: 'Show missing texts: %{language}' },
  default: { pl: 'domyślny', en: 'default' },
  prices: { pl: 'ceny w %{currency}', en: 'prices in %{currency}' },
  defaultStays: {
    pl: 'Polski jest językiem domyślnym: pokazuje się, gdy adres nie wskazuje innego. Nie można go dezaktywować ani usunąć.',
    en: 'Polish is the default language: it is shown where the address names no other. It can be neither deactivated nor deleted.',
  },
  switch: { pl: 'Aktywny: %{language}', en: 'Active: %{language}' },
  remove: { pl: 'Usuń', en: 'Delete' },
  removeNamed: { pl: 'Usuń język %{language}', en: 'Delete the language %{language}' },
  add: {
    title: { pl: 'Dodaj język', en: 'Add a language' },
    code: { pl: 'Kod języka', en: 'Code of the language' },
    rule: { pl: 'Dwie lub trzy litery (ISO 639), na przykład DE, FR, CS, UK.', en: 'Two or three letters (ISO 639), such as DE, FR, CS, UK.' },
    is: { pl: '%{own} (%{name})', en: '%{own} (%{name})' },
    unknown: {
      pl: 'Nie ma języka o tym kodzie. Kod kraju to nie kod języka: czeski to CS, ukraiński UK.',
      en: 'There is no language with this code. A country’s code is not a language’s: Czech is CS, Ukrainian UK.',
    },
    taken: { pl: '%{own} jest już na liście.', en: '%{own} is on the list already.' },
    button: { pl: 'Dodaj', en: 'Add' },
    hint: { pl: 'Nowy język jest na początku nieaktywny. Aktywuj go, gdy będzie przetłumaczony.', en: 'A new language is inactive at first. Activate it once it is translated.' },
  },
  incomplete: {
    title: { pl: '%{language}: tłumaczenie nie jest kompletne', en: '%{language}: the translation is incomplete' },
    texts: {
      pl: 'Brakuje %{smart_count} tekstu z %{all}. Odwiedzający zobaczy w jego miejscu angielski, a gdy go brak, polski. |||| Brakuje %{smart_count} tekstów z %{all}. Odwiedzający zobaczy w ich miejscu angielskie, a gdy ich brak, polskie. |||| Brakuje %{smart_count} tekstów z %{all}. Odwiedzający zobaczy w ich miejscu angielskie, a gdy ich brak, polskie.',
      en: '%{smart_count} of %{all} texts is missing. Visitors see the English text instead, or the Polish one. |||| %{smart_count} of %{all} texts are missing. Visitors see the English texts instead, or the Polish ones.',
    },
    noTexts: {
      pl: 'Ten język nie ma jeszcze żadnego tekstu. Cały interfejs będzie po angielsku, a gdzie brak i angielskiego, po polsku.',
      en: 'This language has no texts yet. The whole interface will be in English, or in Polish where English is missing too.',
    },
    titles: {
      pl: '%{smart_count} aktywny artykuł nie ma nazwy w tym języku. Pokaże się angielska, a gdy jej brak, polska. |||| %{smart_count} aktywne artykuły nie mają nazwy w tym języku. Pokaże się angielska, a gdy jej brak, polska. |||| %{smart_count} aktywnych artykułów nie ma nazwy w tym języku. Pokaże się angielska, a gdy jej brak, polska.',
      en: '%{smart_count} active article has no title in this language. The English one is shown, else the Polish. |||| %{smart_count} active articles have no title in this language. The English one is shown, else the Polish.',
    },
    currency: { pl: 'Ceny będą w %{currency}.', en: 'Prices will be in %{currency}.' },
    activate: { pl: 'Aktywuj mimo to', en: 'Activate anyway' },
    translate: { pl: 'Przejdź do tłumaczeń', en: 'Go to the translations' },
  },
  removal: {
    title: { pl: 'Usunąć język %{language}?', en: 'Delete the language %{language}?' },
    about: {
      pl: 'Odwiedzający nie będą mogli go wybrać. Teksty w tym języku zostaną w bazie i wrócą, gdy dodasz go ponownie. Zapisane układy pokazują się dalej w swoim języku.',
      en: 'Visitors can no longer choose it. Its texts stay stored and return when you add it again. Saved layouts are still shown in their language.',
    },
  },
  done: {
    added: { pl: 'Dodano język %{language}.', en: 'Added the language %{language}.' },
    removed: { pl: 'Usunięto język %{language}.', en: 'Deleted the language %{language}.' },
    activated: { pl: 'Aktywowano język %{language}.', en: 'Activated the language %{language}.' },
    deactivated: { pl: 'Dezaktywowano język %{language}.', en: 'Deactivated the language %{language}.' },
  },
} satisfies Words;
