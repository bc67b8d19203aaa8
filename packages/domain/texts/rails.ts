import type { Texts } from './texts.ts';

/** The panel of rails: family, ready-made layouts, steps. */
export const rails = {
  title: { pl: 'Szyny', en: 'Rails', de: 'Schienen' },
  hint: {
    pl: 'Kliknij koniec szyny i dodaj następną.',
    en: 'Click the end of a rail and add the next.',
    de: 'Klicken Sie ein Schienenende an und fügen Sie die nächste an.',
  },
  colour: { pl: 'Kolor', en: 'Colour', de: 'Farbe' },
  black: { pl: 'Czarny', en: 'Black', de: 'Schwarz' },
  white: { pl: 'Biały', en: 'White', de: 'Weiß' },
  family: { pl: 'Rodzina', en: 'Family', de: 'Familie' },
  noFamily: {
    pl: 'Katalog nie ma jeszcze żadnych szyn.',
    en: 'There are no rails in the catalogue yet.',
    de: 'Im Katalog gibt es noch keine Schienen.',
  },
  perMetre: { pl: '{price} / m', en: '{price} / m', de: '{price} / m' },
  onRequest: { pl: 'cena na zapytanie', en: 'price on request', de: 'Preis auf Anfrage' },
  premade: { pl: 'Gotowe układy', en: 'Ready-made layouts', de: 'Fertige Anlagen' },
  premade_option1: { pl: 'Prostokąt', en: 'Rectangle', de: 'Rechteck' },
  premade_option1Curved: {
    pl: 'Prostokąt z łukami',
    en: 'Rectangle with bent corners',
    de: 'Rechteck mit Bögen',
  },
  premade_L: { pl: 'Układ L', en: 'L shape', de: 'L-Form' },
  premade_U: { pl: 'Układ U', en: 'U shape', de: 'U-Form' },
  premade_T: { pl: 'Układ T', en: 'T shape', de: 'T-Form' },
  sideA: { pl: 'Bok A', en: 'Side A', de: 'Seite A' },
  sideB: { pl: 'Bok B', en: 'Side B', de: 'Seite B' },
  sides: {
    pl: 'Rzut z góry: bok A biegnie w poziomie rysunku, bok B w pionie.',
    en: 'Seen from above: side A runs across the drawing, side B down it.',
    de: 'Draufsicht: Seite A verläuft waagerecht in der Zeichnung, Seite B senkrecht.',
  },
  measure: { pl: 'Boki podane jako', en: 'Sides given as', de: 'Seiten angegeben als' },
  measure_runs: { pl: 'Odcinki proste', en: 'Straight runs', de: 'Gerade Strecken' },
  measure_outer: { pl: 'Wymiar zewnętrzny', en: 'Outer size', de: 'Außenmaß' },
  bentLength: { pl: 'Łuk w narożniku', en: 'Bent rail in the corners', de: 'Bogen in den Ecken' },
  outerSize: {
    pl: 'Wymiar zewnętrzny: {width} × {height} cm.',
    en: 'Outer size: {width} × {height} cm.',
    de: 'Außenmaß: {width} × {height} cm.',
  },
  runsSize: {
    pl: 'Odcinki proste: {width} i {height} cm.',
    en: 'Straight runs: {width} and {height} cm.',
    de: 'Gerade Strecken: {width} und {height} cm.',
  },
  largerThanRoom: {
    pl: 'Nie zmieści się w pomieszczeniu: część szyn znajdzie się poza ścianami.',
    en: 'It does not fit into the room: some rails will lie outside the walls.',
    de: 'Passt nicht in den Raum: Ein Teil der Schienen liegt außerhalb der Wände.',
  },
  replaces: {
    pl: 'Zastąpi obecny rysunek; można to cofnąć.',
    en: 'It takes the place of the present drawing; you can undo that.',
    de: 'Ersetzt die jetzige Zeichnung; das lässt sich rückgängig machen.',
  },
  lay: { pl: 'Ułóż', en: 'Lay it out', de: 'Anlegen' },
  cancel: { pl: 'Anuluj', en: 'Cancel', de: 'Abbrechen' },
  steps: {
    pl: 'Kroki ({count})',
    en: 'Steps ({count})',
    de: 'Schritte ({count})',
  },
  search: {
    pl: 'Szukaj: numer, długość, rodzaj',
    en: 'Search: number, length, kind',
    de: 'Suchen: Nummer, Länge, Art',
  },
  jump: { pl: 'Przejdź', en: 'Go to', de: 'Gehe zu' },
  listed: {
    pl: 'Na liście pozycje {from}–{to} z {count}. Do innych prowadzi szukanie albo rysunek.',
    en: 'Entries {from}–{to} of {count} are listed. Search or the drawing leads to others.',
    de: 'Gelistet sind Einträge {from}–{to} von {count}. Zu anderen führt die Suche oder die Zeichnung.',
  },
  way_start: { pl: 'Szyna początkowa', en: 'First rail', de: 'Erste Schiene' },
  way_island: {
    pl: 'Początek ciągu {number}',
    en: 'First rail of run {number}',
    de: 'Erste Schiene von Zug {number}',
  },
  offcuts: { pl: 'Wykorzystaj odpady', en: 'Use offcuts', de: 'Reststücke verwenden' },
  offcutsSave: {
    pl: '{count, plural, one {# szyna} few {# szyny} many {# szyn} other {# szyny}} mniej',
    en: '{count, plural, one {# rail} other {# rails}} fewer',
    de: '{count, plural, one {# Schiene} other {# Schienen}} weniger',
  },
  offcutsSaveNothing: {
    pl: 'W tym układzie nic nie da oszczędności.',
    en: 'It saves nothing in this layout.',
    de: 'Bei dieser Anlage spart das nichts.',
  },
  openEnds: {
    pl: 'Otwarte końce ({count})',
    en: 'Open ends ({count})',
    de: 'Offene Enden ({count})',
  },
  endOf: {
    pl: 'Krok {number}, {facing}',
    en: 'Step {number}, facing {facing}',
    de: 'Schritt {number}, nach {facing}',
  },
} as const satisfies Texts;
