import type { Texts } from './texts.ts';

/** What is said where there is no network (D72). */
export const offline = {
  unreachable: {
    pl: 'Sklep jest teraz nieosiągalny, można pracować dalej.',
    en: 'The shop cannot be reached now; you can go on working.',
    de: 'Der Shop ist gerade nicht erreichbar, Sie können weiterarbeiten.',
  },
  pricesOf: {
    pl: 'Ceny i produkty: stan z {time}.',
    en: 'Prices and products are those of {time}.',
    de: 'Preise und Produkte: Stand vom {time}.',
  },
  kept: { pl: 'Otwiera się też bez internetu', en: 'Also opens without a network', de: 'Öffnet auch ohne Internet' },
  notKept: {
    pl: 'Nie udało się zachować tego zamówienia na czas bez internetu, zwykle z braku miejsca lub zgody przeglądarki. Pobierz pliki, zanim stracisz zasięg.',
    en: 'This order could not be kept for when there is no network, mostly for want of room or of the browser’s permission. Download the files before you lose the network.',
    de: 'Diese Bestellung ließ sich nicht für die Zeit ohne Internet aufbewahren, meist fehlt Platz oder die Erlaubnis des Browsers. Laden Sie die Dateien herunter, bevor Sie offline sind.',
  },
} as const satisfies Texts;
