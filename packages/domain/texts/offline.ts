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
    pl: 'Ta przeglądarka nie może zachować zamówienia na czas bez internetu: brakuje miejsca albo zgody. Pobierz pliki, zanim stracisz zasięg.',
    en: 'This browser cannot keep the order for when there is no network: it lacks room or permission. Download the files before you go where there is none.',
    de: 'Dieser Browser kann die Bestellung nicht für die Zeit ohne Internet aufbewahren: Es fehlt Platz oder die Erlaubnis. Laden Sie die Dateien herunter, bevor Sie offline sind.',
  },
} as const satisfies Texts;
