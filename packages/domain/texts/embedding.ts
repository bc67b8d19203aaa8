import type { Texts } from './texts.ts';

/** The configurator in a page of another site, or entered from there with an article. */
export const embedding = {
  notKept: {
    pl: 'Na tej stronie przeglądarka nie przechowa projektu na później',
    en: 'On this page the browser won’t keep the project for later',
    de: 'Auf dieser Seite bewahrt der Browser das Projekt nicht auf',
  },
  notKeptRemedy: {
    pl: 'Projektuj dalej. Zapisane zamówienie dostaje własny adres i z niego otworzysz je ponownie.',
    en: 'Go on designing. A saved order has an address of its own, from which you can open it again.',
    de: 'Planen Sie weiter. Eine gespeicherte Bestellung hat eine eigene Adresse, unter der Sie sie wieder öffnen.',
  },
  begun: { pl: 'Masz tu rozpoczęty projekt, zostawiliśmy go bez zmian', en: 'You have a project here already; it was left as it is', de: 'Sie haben hier schon ein Projekt; es blieb unverändert' },
  begunRemedy: { pl: '„{title}” możesz do niego dodać.', en: 'You can add “{title}” to it.', de: 'Sie können „{title}“ hinzufügen.' },
  add: { pl: 'Dodaj do projektu', en: 'Add to the project', de: 'Zum Projekt hinzufügen' },
  unknown: { pl: 'Produktu {code} nie ma w tej linii', en: 'There is no product {code} in this line', de: 'Ein Produkt {code} gibt es in dieser Linie nicht' },
  unknownRemedy: { pl: 'Podobne znajdziesz w etapie „Oprawy”.', en: 'Similar ones are in the step “Luminaires”.', de: 'Ähnliche finden Sie im Schritt „Leuchten“.' },
} as const satisfies Texts;
