import type { Words } from './words.ts';

export const frameWords = {
  title: { pl: 'Administracja', en: 'Administration' },
  sales: { pl: 'Sprzedaż', en: 'Sales' },
  catalogue: { pl: 'Katalog', en: 'Catalogue' },
  line: { pl: 'Linia produktów', en: 'Product line' },
  rules: { pl: 'Reguły i stan', en: 'Rules and state' },
  content: { pl: 'Treść', en: 'Content' },
  shop: { pl: 'Sklep', en: 'Shop' },
  closed: {
    pl: 'Ta strona nie należy do Twojej roli (%{role}). Jeśli jej potrzebujesz, zwróć się do właściciela sklepu.',
    en: 'This page is not part of your role (%{role}). If you need it, ask an owner of the shop.',
  },
  readOnly: { pl: 'Możesz tu tylko przeglądać: zmiany nie należą do Twojej roli.', en: 'You can look around here: changes are not part of your role.' },
  language: { pl: 'Język', en: 'Language' },
  toConfigurator: { pl: 'Konfigurator', en: 'Configurator' },
  account: { pl: 'Konto %{email}', en: 'Account %{email}' },
  retried: { pl: 'Serwer nie odpowiada. Próbuję ponownie, najdłużej przez 2 minuty…', en: 'The server does not answer. Trying again, for 2 minutes at most…' },
  retriedOffline: { pl: 'Nie ma połączenia z internetem. Próbuję ponownie, najdłużej przez 2 minuty…', en: 'There is no internet connection. Trying again, for 2 minutes at most…' },
  stop: { pl: 'Przerwij', en: 'Stop' },
  signOut: { pl: 'Wyloguj się', en: 'Sign out' },
  signOutFailed: { pl: 'Nie udało się wylogować. Sprawdź połączenie z internetem i spróbuj ponownie.', en: 'Signing out failed. Check your internet connection and try again.' },
} satisfies Words;
