/** Words in the two languages of the administration, by key; groups of keys may nest once. */
export interface Words {
  [key: string]: Word | { [key: string]: Word };
}
interface Word {
  pl: string;
  en: string;
}

/** Of all lists. */
export const listWords = {
  loading: { pl: 'Wczytuję…', en: 'Loading…' },
  failed: {
    pl: 'Nie udało się wczytać listy. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The list could not be loaded. Check your internet connection and try again.',
  },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again' },
  nothingFits: { pl: 'Nic nie pasuje do tych filtrów.', en: 'Nothing matches these filters.' },
  clearFilters: { pl: 'Wyczyść filtry', en: 'Clear filters' },
} satisfies Words;
