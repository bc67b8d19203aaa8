import type { Texts } from './texts.ts';

export const download = {
  savedLayout: { pl: 'Zapisane zamówienie', en: 'Saved order', de: 'Gespeicherte Bestellung' },
  openInConfigurator: {
    pl: 'Otwórz w konfiguratorze',
    en: 'Open in the configurator',
    de: 'Im Konfigurator öffnen',
  },
  files: { pl: 'Inne pliki', en: 'Other files', de: 'Weitere Dateien' },
  file_csv: { pl: 'Zestawienia (CSV)', en: 'Tables (CSV)', de: 'Tabellen (CSV)' },
  fileInProgress: {
    pl: 'Przygotowuję plik…',
    en: 'Preparing the file…',
    de: 'Datei wird erstellt…',
  },
  fileFailed: {
    pl: 'Nie udało się przygotować pliku. Spróbuj jeszcze raz.',
    en: 'The file could not be made. Please try again.',
    de: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  },
  revision: {
    pl: 'Zmiany względem poprzedniej wersji',
    en: 'Changes since the version before',
    de: 'Änderungen gegenüber der vorigen Fassung',
  },
  revises: {
    pl: 'Wersja zamówienia {number}',
    en: 'A revision of order {number}',
    de: 'Überarbeitung der Bestellung {number}',
  },
  netChange: { pl: 'netto {change}', en: 'net {change}', de: 'netto {change}' },
  noDifferences: {
    pl: 'Części i ceny są te same.',
    en: 'Parts and prices are the same.',
    de: 'Teile und Preise sind gleich.',
  },
  piecesBefore: { pl: 'Było', en: 'Before', de: 'Vorher' },
  piecesNow: { pl: 'Jest', en: 'Now', de: 'Jetzt' },
  change: { pl: 'Różnica', en: 'Difference', de: 'Differenz' },
  facts: { pl: 'Parametry', en: 'Details', de: 'Eckdaten' },
  totals: { pl: 'Wartość', en: 'Total', de: 'Gesamtbetrag' },
  frozen: {
    pl: 'Ceny z dnia zapisu. Późniejsze zmiany w katalogu ich nie zmieniają.',
    en: 'Prices as on the day of saving. Later changes to the catalogue do not alter them.',
    de: 'Preise vom Tag der Speicherung. Spätere Änderungen im Katalog ändern sie nicht.',
  },
  missing: {
    pl: 'Części pozycji nie ma w katalogu: {codes}. Skontaktuj się z nami, aby je dobrać.',
    en: 'Some items are not in the catalogue: {codes}. Contact us and we will find them for you.',
    de: 'Einige Positionen fehlen im Katalog: {codes}. Kontaktieren Sie uns, wir finden Ersatz.',
  },
  lightFailed: {
    pl: 'Nie udało się policzyć światła tego zamówienia.',
    en: 'The light of this order could not be computed.',
    de: 'Das Licht dieser Bestellung konnte nicht berechnet werden.',
  },
  lightAgain: { pl: 'Policz jeszcze raz', en: 'Compute it again', de: 'Erneut berechnen' },
  unruled: {
    pl: 'Zestawienie nie jest pełne: do tych szyn nie dobraliśmy części. Skontaktuj się z nami, aby je dobrać.',
    en: 'The parts list is incomplete: no parts were chosen for these rails. Contact us and we will find them for you.',
    de: 'Die Stückliste ist unvollständig: Für diese Schienen wurden keine Teile bestimmt. Kontaktieren Sie uns, wir ergänzen sie.',
  },
} as const satisfies Texts;
