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
  width: { pl: 'Szerokość', en: 'Width', de: 'Breite' },
  height: { pl: 'Wysokość', en: 'Height', de: 'Höhe' },
  bentLength: { pl: 'Łuk w narożniku', en: 'Bent rail in the corners', de: 'Bogen in den Ecken' },
  outerSize: {
    pl: 'Wymiar zewnętrzny: {width} × {height} cm.',
    en: 'Outer size: {width} × {height} cm.',
    de: 'Außenmaß: {width} × {height} cm.',
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
  listed: {
    pl: 'Na liście kroki {from}–{to} z {count}; zaznacz krok na rysunku, by przejść do innych.',
    en: 'Steps {from}–{to} of {count} are listed; select one in the drawing to reach others.',
    de: 'Gelistet sind Schritte {from}–{to} von {count}; wählen Sie in der Zeichnung, um zu anderen zu kommen.',
  },
  way_start: { pl: 'szyna początkowa', en: 'first rail', de: 'erste Schiene' },
  way_island: {
    pl: 'początek ciągu {number}',
    en: 'first rail of run {number}',
    de: 'erste Schiene von Zug {number}',
  },
  way_straight: { pl: 'prosto', en: 'straight on', de: 'geradeaus' },
  way_left: { pl: 'narożnik w lewo', en: 'corner to the left', de: 'Ecke nach links' },
  way_right: { pl: 'narożnik w prawo', en: 'corner to the right', de: 'Ecke nach rechts' },
  way_bend_left: { pl: 'łuk w lewo', en: 'bend to the left', de: 'Bogen nach links' },
  way_bend_right: { pl: 'łuk w prawo', en: 'bend to the right', de: 'Bogen nach rechts' },
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
