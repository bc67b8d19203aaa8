import type { Words } from './words.ts';

export const frameWords = {
  title: { pl: 'Administracja', en: 'Administration' },
  sales: { pl: 'Sprzedaż', en: 'Sales' },
  catalogue: { pl: 'Katalog', en: 'Catalogue' },
  line: { pl: 'Linia produktów', en: 'Product line' },
  rules: { pl: 'Reguły i stan', en: 'Rules and state' },
  content: { pl: 'Treść', en: 'Content' },
  language: { pl: 'Język', en: 'Language' },
  toConfigurator: { pl: 'Konfigurator', en: 'Configurator' },
  account: { pl: 'Konto %{email}', en: 'Account %{email}' },
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
