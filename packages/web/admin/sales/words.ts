import type { Words } from '../frame/words.ts';

/** Of the lists of e-mails and orders, which are narrowed down and exported alike. */
export const salesWords = {
  filters: { pl: 'Filtry listy', en: 'List filters' },
  reflink: { pl: 'Reflink', en: 'Referral link' },
  anyReflink: { pl: 'Wszystkie', en: 'All' },
  noReflink: { pl: 'Bez reflinku', en: 'No referral link' },
  removedReflink: { pl: 'Usunięty reflink', en: 'Deleted referral link' },
  noSuchReflink: { pl: 'Nie ma takiego reflinku', en: 'There is no such link' },
  since: { pl: 'Od dnia', en: 'From' },
  until: { pl: 'Do dnia', en: 'To' },
  shown: { pl: 'Pokazano: %{count}. Są następne.', en: 'Shown: %{count}. There are more.' },
  shownAll: { pl: 'Pokazano wszystkie: %{count}', en: 'All shown: %{count}' },
  more: { pl: 'Pokaż następne 100', en: 'Show 100 more' },
  export: { pl: 'Eksportuj CSV', en: 'Export CSV' },
  exporting: { pl: 'Przygotowywanie pliku…', en: 'Preparing the file…' },
  exportFailed: {
    pl: 'Nie udało się przygotować pliku. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The file could not be prepared. Check your internet connection and try again.',
  },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'That failed. Check your internet connection and try again.',
  },
} satisfies Words;
