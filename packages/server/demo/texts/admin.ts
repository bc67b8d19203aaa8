import type { Texts } from './texts.ts';

export const admin = {
  title: { pl: 'Administracja', en: 'Administration', de: 'Verwaltung' },
  signedInAs: {
    pl: 'Zalogowano jako {email}',
    en: 'Signed in as {email}',
    de: 'Angemeldet als {email}',
  },
  signOut: { pl: 'Wyloguj się', en: 'Sign out', de: 'Abmelden' },
  signOutFailed: {
    pl: 'Nie udało się wylogować. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Signing out failed. Check your internet connection and try again.',
    de: 'Das Abmelden ist fehlgeschlagen. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  },
  nextVersion: {
    pl: 'Zarządzanie katalogiem pojawi się w następnej wersji.',
    en: 'Managing the catalogue arrives in the next version.',
    de: 'Die Katalogverwaltung kommt mit der nächsten Version.',
  },
  meanwhile: {
    pl: 'Do tego czasu dokumenty katalogu, tłumaczeń i linków partnerów można dodawać, zmieniać i usuwać przez usługę danych pod adresem /api/documents, w tej samej sesji. Zmiana od razu trafia do otwartych konfiguratorów.',
    en: 'Until then the documents of the catalogue, translations and partner links can be added, changed and removed through the data service at /api/documents, within this session. A change reaches open configurators at once.',
    de: 'Bis dahin lassen sich die Dokumente des Katalogs, der Übersetzungen und der Partnerlinks über den Datendienst unter /api/documents in dieser Sitzung anlegen, ändern und löschen. Eine Änderung erreicht geöffnete Konfiguratoren sofort.',
  },
} satisfies Texts;
