import type { Words } from '../words.ts';

/** What is said of articles that the part rules need. */
export const ruleWords = {
  needed: { pl: 'Potrzebny regułom części', en: 'Needed by the part rules' },
  railBlack: { pl: 'Szyna czarna', en: 'Black rail' },
  railWhite: { pl: 'Szyna biała', en: 'White rail' },
  forBlack: { pl: 'do czarnych szyn', en: 'for black rails' },
  forWhite: { pl: 'do białych szyn', en: 'for white rails' },
  warnTitle: {
    pl: 'Reguły części potrzebują tego artykułu |||| Reguły części potrzebują tych artykułów |||| Reguły części potrzebują tych artykułów',
    en: 'The part rules need this article |||| The part rules need these articles',
  },
  warnText: {
    pl: 'Układ na tych szynach wypisze „brak artykułu”, jego suma będzie niepełna, a klient zapisze go dopiero po potwierdzeniu. Szyny bez artykułu nie da się wybrać.',
    en: 'A layout on these rails says “article missing”, its total is incomplete, and the visitor saves it only after a confirmation. A rail without its article cannot be chosen.',
  },
  stays: {
    pl: 'Zapisane zamówienia zostają takie, jakie były.',
    en: 'Orders that are saved stay as they were.',
  },
  manyTitle: {
    pl: 'Usunąć %{smart_count} artykuł? |||| Usunąć %{smart_count} artykuły? |||| Usunąć %{smart_count} artykułów?',
    en: 'Delete %{smart_count} article? |||| Delete %{smart_count} articles?',
  },
  typeCount: { pl: 'Wpisz liczbę usuwanych: %{count}', en: 'Type how many are deleted: %{count}' },
  deactivateAnyway: { pl: 'Dezaktywuj mimo to', en: 'Deactivate anyway' },
  sellAnyway: { pl: 'Sprzedawaj mimo to', en: 'Sell anyway' },
  removeAnyway: { pl: 'Usuń mimo to', en: 'Delete anyway' },
} satisfies Words;
