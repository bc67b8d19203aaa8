import type { Words } from './words.ts';

export const startSetsWords = {
  open: { pl: 'Wczytaj zestaw startowy', en: 'Load starter set' },
  save: { pl: 'Zapisz jako zestaw startowy', en: 'Save as starter set' },
  withPrices: { pl: 'Z cenami', en: 'With prices' },
  withoutPrices: { pl: 'Bez cen', en: 'Without prices' },
  fileName: { pl: 'zestaw-startowy', en: 'starter-set' },
  title: { pl: 'Zestaw startowy dla %{line}', en: 'Starter set for %{line}' },
  about: {
    pl: 'Plik z rodzinami szyn, regułami i artykułami jednej linii. Dodaje tylko to, czego brakuje; niczego nie zmienia ani nie włącza do sprzedaży.',
    en: 'A file with the rail families, rules and articles of one product line. It adds only what is missing; existing articles do not change, and nothing goes on sale.',
  },
  sample: { pl: 'Pobierz przykładowy zestaw', en: 'Download sample set' },
  drop: { pl: 'Przeciągnij tutaj plik zestawu albo', en: 'Drop a starter set file here, or' },
  import: { pl: 'Wczytaj', en: 'Load' },
  done: { pl: 'Wczytano: %{title}', en: 'Loaded: %{title}' },
  loadFailed: { pl: 'Nie udało się wczytać katalogu. Sprawdź połączenie z internetem.', en: 'The catalogue could not be loaded. Check your internet connection.' },
  nothing: { pl: 'W tej linii jest już wszystko z tego zestawu.', en: 'This line already has everything in the set.' },
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
  knownFamilies: { pl: 'Mają już reguły i nie zmienią się', en: 'Already have rules and stay unchanged' },
  knownArticles: {
    pl: '%{smart_count} artykuł jest już w katalogu i się nie zmieni. |||| %{smart_count} artykuły są już w katalogu i się nie zmienią. |||| %{smart_count} artykułów jest już w katalogu i się nie zmieni.',
    en: '%{smart_count} article is already in the catalogue and stays unchanged. |||| %{smart_count} articles are already in the catalogue and stay unchanged.',
  },
  place: { pl: 'tej wartości nie da się wczytać', en: '%{message}' },
  faults: {
    notJson: { pl: 'To nie jest plik JSON albo jest uszkodzony. Zapisz zestaw jeszcze raz.', en: 'This is not a JSON file, or it is damaged. Save the set again.' },
    otherFile: {
      pl: 'Ten plik JSON nie jest zestawem startowym. Pobierz przykładowy, aby zobaczyć, jak wygląda.',
      en: 'This JSON file is not a starter set. Download the sample to see the format.',
    },
    newer: {
      pl: 'Zestaw zapisano w nowszej wersji programu. Zaktualizuj tę instalację albo zapisz zestaw w starszej wersji.',
      en: 'This set was saved by a newer version of the software. Update this installation, or save the set with an older version.',
    },
    fields: {
      pl: 'Zestaw ma %{smart_count} błąd. Popraw plik i wybierz go ponownie. |||| Zestaw ma %{smart_count} błędy. Popraw plik i wybierz go ponownie. |||| Zestaw ma %{smart_count} błędów. Popraw plik i wybierz go ponownie.',
      en: 'The set has %{smart_count} error. Correct the file and choose it again. |||| The set has %{smart_count} errors. Correct the file and choose it again.',
    },
  },
} satisfies Words;
