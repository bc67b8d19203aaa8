import type { Texts } from './texts.ts';

export const download = {
  savedLayout: { pl: 'Zapisane zamówienie', en: 'Saved order', de: 'Gespeicherte Bestellung' },
  openInConfigurator: {
    pl: 'Otwórz w konfiguratorze',
    en: 'Open in the configurator',
    de: 'Im Konfigurator öffnen',
  },
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
  unruled: {
    pl: 'Zestawienie nie jest pełne: do tych szyn nie dobraliśmy części. Skontaktuj się z nami, aby je dobrać.',
    en: 'The parts list is incomplete: no parts were chosen for these rails. Contact us and we will find them for you.',
    de: 'Die Stückliste ist unvollständig: Für diese Schienen wurden keine Teile bestimmt. Kontaktieren Sie uns, wir ergänzen sie.',
  },
} as const satisfies Texts;
