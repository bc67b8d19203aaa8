import type { Words } from './words.ts';

export const startSetsWords = {
  open: { pl: 'Wczytaj zestaw startowy', en: 'Load a start set' },
  save: { pl: 'Zapisz jako zestaw startowy', en: 'Save as a start set' },
  withPrices: { pl: 'Z cenami', en: 'With prices' },
  withoutPrices: { pl: 'Bez cen', en: 'Without prices' },
  fileName: { pl: 'zestaw-startowy', en: 'start-set' },
  title: { pl: 'Zestaw startowy do %{line}', en: 'Start set into %{line}' },
  about: {
    pl: 'Plik z rodzinami szyn, regułami i artykułami jednej linii. Dodaje to, czego linia nie ma; nic nie zmienia i niczego nie włącza do sprzedaży.',
    en: 'A file with the rail families, rules and articles of one line. It adds what is missing in the line; it changes nothing and puts nothing on sale.',
  },
  sample: { pl: 'Pobierz przykładowy zestaw', en: 'Download the sample set' },
  drop: { pl: 'Przeciągnij tutaj plik zestawu albo', en: 'Drop the file of a set here, or' },
  import: { pl: 'Wczytaj', en: 'Load' },
  done: { pl: 'Wczytano: %{title}', en: 'Loaded: %{title}' },
  loadFailed: { pl: 'Nie udało się wczytać katalogu. Sprawdź połączenie z internetem.', en: 'The catalogue could not be loaded. Check your internet connection.' },
  nothing: { pl: 'Linia ma już wszystko z tego zestawu.', en: 'The line already has everything in this set.' },
  families: {
    pl: '%{smart_count} rodzina z regułami |||| %{smart_count} rodziny z regułami |||| %{smart_count} rodzin z regułami',
    en: '%{smart_count} family with rules |||| %{smart_count} families with rules',
  },
  articles: { pl: '%{name}: %{count}, nieaktywne', en: '%{name}: %{count}, inactive' },
  collections: {
    connections: { pl: 'Szyny', en: 'Rails' },
    accessories: { pl: 'Akcesoria', en: 'Accessories' },
    powers: { pl: 'Zasilacze', en: 'Power supplies' },
    systems: { pl: 'Systemy', en: 'Systems' },
    gateways: { pl: 'Bramki', en: 'Gateways' },
  },
  knownFamilies: { pl: 'Mają już reguły i zostają, jak są', en: 'Have rules already and stay as they are' },
  knownArticles: {
    pl: '%{smart_count} artykuł już jest w katalogu i zostaje, jak jest. |||| %{smart_count} artykuły już są w katalogu i zostają, jak są. |||| %{smart_count} artykułów już jest w katalogu i zostaje, jak jest.',
    en: '%{smart_count} article is in the catalogue already and stays as it is. |||| %{smart_count} articles are in the catalogue already and stay as they are.',
  },
  place: { pl: 'tej wartości nie da się wczytać', en: '%{message}' },
  faults: {
    notJson: { pl: 'To nie jest plik JSON, albo jest uszkodzony. Zapisz zestaw jeszcze raz.', en: 'This is not a JSON file, or it is damaged. Save the set again.' },
    otherFile: {
      pl: 'To inny plik JSON, nie zestaw startowy. Pobierz przykładowy, by zobaczyć, jak wygląda.',
      en: 'This is another JSON file, not a start set. Download the sample to see what one looks like.',
    },
    newer: {
      pl: 'Zestaw zapisała nowsza wersja programu. Zaktualizuj tę, albo zapisz zestaw starszą.',
      en: 'A later version of the product saved this set. Update this one, or save the set with the earlier.',
    },
    fields: {
      pl: 'Zestaw ma %{smart_count} błąd. Popraw plik i wybierz go ponownie. |||| Zestaw ma %{smart_count} błędy. Popraw plik i wybierz go ponownie. |||| Zestaw ma %{smart_count} błędów. Popraw plik i wybierz go ponownie.',
      en: 'The set has %{smart_count} error. Correct the file and choose it again. |||| The set has %{smart_count} errors. Correct the file and choose it again.',
    },
  },
} satisfies Words;
