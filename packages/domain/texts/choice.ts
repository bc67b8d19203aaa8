import type { Texts } from './texts.ts';

/** What luminaires, control and accessories are chosen with alike. */
export const choice = {
  search: { pl: 'Szukaj nazwy lub kodu', en: 'Search title or code', de: 'Name oder Code suchen' },
  filters: { pl: 'Filtruj i sortuj', en: 'Filter and sort', de: 'Filtern und sortieren' },
  order: { pl: 'Kolejność', en: 'Order', de: 'Reihenfolge' },
  order_catalogue: { pl: 'Kolejność katalogu', en: 'In catalogue order', de: 'Reihenfolge des Katalogs' },
  open: { pl: 'Szczegóły: {title}', en: 'Details: {title}', de: 'Details: {title}' },
  type: { pl: 'Rodzaj', en: 'Kind', de: 'Art' },
  allTypes: { pl: 'Wszystkie rodzaje', en: 'All kinds', de: 'Alle Arten' },
  show: { pl: 'Pokaż', en: 'Show', de: 'Anzeigen' },
  showAll: { pl: 'Wszystkie', en: 'All', de: 'Alle' },
  showChosen: { pl: 'Wybrane ({count})', en: 'Chosen ({count})', de: 'Gewählte ({count})' },
  found: { pl: 'Znaleziono: {count}', en: 'Found: {count}', de: 'Gefunden: {count}' },
  nothingFound: {
    pl: 'Nic nie pasuje do tego, czego szukasz.',
    en: 'Nothing matches what you are looking for.',
    de: 'Nichts entspricht Ihrer Suche.',
  },
  noneChosenYet: {
    pl: 'Nic jeszcze nie wybrano.',
    en: 'Nothing chosen yet.',
    de: 'Noch nichts gewählt.',
  },
  clearFilters: { pl: 'Pokaż wszystko', en: 'Show everything', de: 'Alles anzeigen' },

  quantityOf: { pl: 'Liczba sztuk: {title}', en: 'Quantity: {title}', de: 'Stückzahl: {title}' },
  fewer: { pl: 'Jedna sztuka mniej: {title}', en: 'One fewer: {title}', de: 'Ein Stück weniger: {title}' },
  more: { pl: 'Jedna sztuka więcej: {title}', en: 'One more: {title}', de: 'Ein Stück mehr: {title}' },
  noneChosen: { pl: 'Nie wybrano ani jednej sztuki', en: 'None is chosen', de: 'Kein Stück gewählt' },
  leastChosen: { pl: 'Co najmniej jedna sztuka', en: 'At least one piece', de: 'Mindestens ein Stück' },
  mostChosen: {
    pl: 'Więcej niż {max} sztuk nie można zamówić',
    en: 'No more than {max} pieces can be ordered',
    de: 'Mehr als {max} Stück sind nicht möglich',
  },
  quantity_empty: {
    pl: 'Wpisz liczbę sztuk; 0 usuwa artykuł.',
    en: 'Type a number of pieces; 0 takes the article out.',
    de: 'Stückzahl eingeben; 0 entfernt den Artikel.',
  },
  quantity_notWhole: {
    pl: '„{typed}” to nie liczba sztuk. Wpisz liczbę całkowitą od 0 do {max}.',
    en: '“{typed}” is not a number of pieces. Type a whole number from 0 to {max}.',
    de: '„{typed}“ ist keine Stückzahl. Geben Sie eine ganze Zahl von 0 bis {max} ein.',
  },
  outOfRange: {
    pl: 'Podaj liczbę od {min} do {max}.',
    en: 'Enter a number from {min} to {max}.',
    de: 'Geben Sie eine Zahl von {min} bis {max} ein.',
  },
  quantity_outOfRange: {
    pl: 'Wpisz liczbę od 0 do {max}.',
    en: 'Type a number from 0 to {max}.',
    de: 'Geben Sie eine Zahl von 0 bis {max} ein.',
  },
  priceOnRequest: { pl: 'cena na zapytanie', en: 'price on request', de: 'Preis auf Anfrage' },

  misfits: { pl: 'Do wyjaśnienia', en: 'To be resolved', de: 'Zu klären' },
  misfit_gone: {
    pl: 'Nie ma go już w ofercie',
    en: 'No longer sold',
    de: 'Nicht mehr im Angebot',
  },
  misfit_colour: {
    pl: 'Inny kolor niż szyny',
    en: 'Not the colour of the rails',
    de: 'Andere Farbe als die Schienen',
  },
  misfit_system: {
    pl: 'Nie działa w wybranym systemie',
    en: 'Does not work with the chosen system',
    de: 'Passt nicht zum gewählten System',
  },
  misfit_dali: {
    pl: 'Nie obsługuje DALI',
    en: 'Does not support DALI',
    de: 'Unterstützt kein DALI',
  },
  several: { pl: '{count} × {title}', en: '{count} × {title}', de: '{count} × {title}' },
  swap: { pl: 'Zamień kolor', en: 'Swap colour', de: 'Farbe tauschen' },
  swapOne: { pl: 'Zamień kolor: {title}', en: 'Swap colour: {title}', de: 'Farbe tauschen: {title}' },
  swapAll: {
    pl: 'Zamień wszystkie na kolor szyn ({count})',
    en: 'Swap all for the colour of the rails ({count})',
    de: 'Alle in die Farbe der Schienen tauschen ({count})',
  },
  remove: { pl: 'Usuń', en: 'Remove', de: 'Entfernen' },
  removeOne: { pl: 'Usuń: {title}', en: 'Remove: {title}', de: 'Entfernen: {title}' },
  former: {
    pl: 'Artykuł wycofany z oferty',
    en: 'Discontinued article',
    de: 'Nicht mehr geführter Artikel',
  },
} as const satisfies Texts;
