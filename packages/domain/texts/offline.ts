import type { Texts } from './texts.ts';

/** Notices without a network (D72). */
export const offline = {
  unreachable: {
    pl: 'Sklep jest chwilowo niedostępny, można pracować dalej.',
    en: 'The shop cannot be reached at the moment; you can keep working.',
    de: 'Der Shop ist gerade nicht erreichbar, Sie können weiterarbeiten.',
  },
  administration: {
    pl: 'Brak połączenia z internetem. Nie zamykaj tej karty, dopóki są w niej niezapisane zmiany.',
    en: 'No internet connection. Keep this tab open while it has unsaved changes.',
    de: 'Keine Internetverbindung. Lassen Sie diesen Tab offen, solange er ungespeicherte Änderungen hat.',
  },
  page: {
    pl: 'Brak połączenia z internetem. Ta strona pokazuje dane sprzed jego utraty.',
    en: 'No internet connection. This page shows what was loaded before.',
    de: 'Keine Internetverbindung. Diese Seite zeigt den zuvor geladenen Stand.',
  },
  pricesOf: {
    pl: 'Ceny i produkty: stan z {time}.',
    en: 'Prices and products as of {time}.',
    de: 'Preise und Produkte: Stand vom {time}.',
  },
  fold: { pl: 'Zwiń', en: 'Collapse', de: 'Einklappen' },
  unfold: { pl: 'Bez połączenia: szczegóły', en: 'Offline: details', de: 'Ohne Verbindung: Einzelheiten' },
  stay: {
    pl: 'Nie zamykaj tej karty: ta przeglądarka nie mogła zapisać strony i bez internetu jej nie otworzy.',
    en: 'Keep this tab open: this browser could not store the page and cannot open it again offline.',
    de: 'Lassen Sie diesen Tab offen: Dieser Browser konnte die Seite nicht speichern und kann sie ohne Internet nicht wieder öffnen.',
  },
  kept: { pl: 'Dostępne bez internetu', en: 'Available offline', de: 'Offline verfügbar' },
  notKept: {
    pl: 'Nie udało się zapisać tego zamówienia na czas bez internetu, zwykle z braku miejsca lub zgody przeglądarki. Pobierz pliki, zanim stracisz zasięg.',
    en: 'This order could not be stored for offline use, usually because the browser has no space or no permission. Download the files before you go offline.',
    de: 'Diese Bestellung ließ sich nicht für die Offline-Nutzung speichern, meist fehlt Platz oder die Erlaubnis des Browsers. Laden Sie die Dateien herunter, bevor Sie offline sind.',
  },
} as const satisfies Texts;
