/** Words in the two languages of the administration, by key; groups of keys may nest once. */
export interface Words {
  [key: string]: Word | { [key: string]: Word };
}
interface Word {
  pl: string;
  en: string;
}

export const frameWords = {
  title: { pl: 'Administracja', en: 'Administration' },
  sales: { pl: 'Sprzedaż', en: 'Sales' },
  rules: { pl: 'Reguły i stan', en: 'Rules and state' },
  content: { pl: 'Treść', en: 'Content' },
  language: { pl: 'Język', en: 'Language' },
  toConfigurator: { pl: 'Konfigurator', en: 'Configurator' },
  account: { pl: 'Konto %{email}', en: 'Account %{email}' },
  list: {
    loading: { pl: 'Wczytywanie…', en: 'Loading…' },
    failed: {
      pl: 'Nie udało się wczytać listy. Sprawdź połączenie z internetem i spróbuj ponownie.',
      en: 'The list could not be loaded. Check your internet connection and try again.',
    },
    retry: { pl: 'Spróbuj ponownie', en: 'Try again' },
    nothingFits: { pl: 'Nic nie pasuje do tych filtrów.', en: 'Nothing matches these filters.' },
    clearFilters: { pl: 'Wyczyść filtry', en: 'Clear filters' },
  },
  retried: {
    pl: 'Serwer nie odpowiada. Próbuję ponownie, najdłużej przez 2 minuty…',
    en: 'The server does not answer. Trying again, for 2 minutes at most…',
  },
  stop: { pl: 'Przerwij', en: 'Stop' },
  signOut: { pl: 'Wyloguj się', en: 'Sign out' },
  signOutFailed: {
    pl: 'Nie udało się wylogować. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Signing out failed. Check your internet connection and try again.',
  },
} satisfies Words;
