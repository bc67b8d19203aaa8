import type { Texts } from './texts.ts';

/** A floor plan from a CAD program, in the panel of the room. */
export const floorPlan = {
  unit: { pl: 'Jednostka rysunku', en: 'Unit of the drawing', de: 'Einheit der Zeichnung' },
  unitHint: {
    pl: 'Plik nie podaje pewnie jednostki rysunku. Który rozmiar się zgadza? Kreska pod rzutem to szyna 2 m.',
    en: 'The file does not state its unit reliably. Which size is right? The line below the drawing is a 2 m rail.',
    de: 'Die Datei nennt ihre Einheit nicht eindeutig. Welche Größe stimmt? Der Strich darunter ist eine Schiene von 2 m.',
  },
  unit_mm: { pl: 'Milimetry', en: 'Millimetres', de: 'Millimeter' },
  unit_cm: { pl: 'Centymetry', en: 'Centimetres', de: 'Zentimeter' },
  unit_dm: { pl: 'Decymetry', en: 'Decimetres', de: 'Dezimeter' },
  unit_m: { pl: 'Metry', en: 'Metres', de: 'Meter' },
  unit_in: { pl: 'Cale', en: 'Inches', de: 'Zoll' },
  unit_ft: { pl: 'Stopy', en: 'Feet', de: 'Fuß' },
  unit_yd: { pl: 'Jardy', en: 'Yards', de: 'Yard' },
  size: { pl: '{width} × {depth} m', en: '{width} × {depth} m', de: '{width} × {depth} m' },
  doorWidth: { pl: 'Drzwi {width} cm', en: 'Door {width} cm', de: 'Tür {width} cm' },
  otherUnit: { pl: 'Inna jednostka', en: 'Another unit', de: 'Andere Einheit' },
  layers: { pl: 'Warstwy', en: 'Layers', de: 'Layer' },
  farLayer: {
    pl: '{layer} – daleko od budynku',
    en: '{layer} – far from the building',
    de: '{layer} – weit vom Gebäude',
  },
  outlines: { pl: 'Obrysy pomieszczeń', en: 'Room outlines', de: 'Raumumrisse' },
  outlinesHint: {
    pl: 'Kliknij pomieszczenie na rysunku albo wybierz je z listy. Przerwy w ścianach do 2,5 m są domykane, drzwi i okna z rysunku przechodzą do pokoju.',
    en: 'Click a room on the drawing, or choose it from the list. Gaps in walls up to 2.5 m are closed; doors and windows in the drawing are imported.',
    de: 'Klicken Sie einen Raum in der Zeichnung an oder wählen Sie ihn aus der Liste. Lücken in Wänden bis 2,5 m werden geschlossen, Türen und Fenster der Zeichnung übernommen.',
  },
  walls: { pl: 'ściany', en: 'walls', de: 'Wände' },
  noOutline: { pl: 'Nie wybrano', en: 'None chosen', de: 'Keine gewählt' },
  outline: {
    pl: '{width} × {depth} m · {area} m² · {layer}',
    en: '{width} × {depth} m · {area} m² · {layer}',
    de: '{width} × {depth} m · {area} m² · {layer}',
  },
  makeRoom: { pl: 'Utwórz pokój z obrysu', en: 'Create room from outline', de: 'Raum aus Umriss anlegen' },
  chooseFirst: { pl: 'Najpierw wybierz obrys', en: 'Choose an outline first', de: 'Wählen Sie zuerst einen Umriss' },
  left: {
    pl: '{count, plural, one {Nie przejęto # otworu} few {Nie przejęto # otworów} many {Nie przejęto # otworów} other {Nie przejęto # otworu}}: poza ścianą, bez miejsca na ścianie albo węższe niż 20 cm. Dodaj je ręcznie.',
    en: '{count, plural, one {# door or window was} other {# doors and windows were}} not imported: not on a wall, no space on the wall, or narrower than 20 cm. Add them by hand.',
    de: '{count, plural, one {# Öffnung wurde} other {# Öffnungen wurden}} nicht übernommen: nicht an einer Wand, ohne Platz darauf oder schmaler als 20 cm. Fügen Sie sie von Hand ein.',
  },
  off: {
    pl: 'Pokój może mieć najwyżej 64 proste ściany: odbiegają od linii do {off} cm.',
    en: 'A room can have at most 64 straight walls: they deviate up to {off} cm from the line.',
    de: 'Ein Raum hat höchstens 64 gerade Wände: Sie weichen bis zu {off} cm von der Linie ab.',
  },
  fault_dwg: {
    pl: 'To jest plik DWG. Zapisz rysunek w programie CAD jako DXF (ASCII) i spróbuj ponownie.',
    en: 'This is a DWG file. Save the drawing in the CAD program as DXF (ASCII) and try again.',
    de: 'Das ist eine DWG-Datei. Speichern Sie die Zeichnung im CAD-Programm als DXF (ASCII) und versuchen Sie es erneut.',
  },
  fault_binaryDxf: {
    pl: 'To jest binarny DXF. Zapisz rysunek jako DXF w postaci ASCII i spróbuj ponownie.',
    en: 'This is a binary DXF. Save the drawing as an ASCII DXF and try again.',
    de: 'Das ist ein binäres DXF. Speichern Sie die Zeichnung als ASCII-DXF und versuchen Sie es erneut.',
  },
  fault_brokenDxf: {
    pl: 'Ten DXF jest uszkodzony albo niepełny, około wiersza {line}. Sprawdź rysunek w programie CAD (AUDIT), zapisz go jeszcze raz i spróbuj ponownie.',
    en: 'This DXF is damaged or incomplete near line {line}. Check the drawing in the CAD program (AUDIT), save it again and try again.',
    de: 'Dieses DXF ist beschädigt oder unvollständig, etwa in Zeile {line}. Prüfen Sie die Zeichnung im CAD-Programm (PRÜFUNG), speichern Sie sie neu und versuchen Sie es erneut.',
  },
  fault_tooManyEntities: {
    pl: 'Rysunek wraz z blokami ma ponad {most} elementów albo jego linie mają zbyt wiele punktów. Usuń to, co niepotrzebne, i spróbuj ponownie.',
    en: 'With its blocks the drawing has more than {most} entities, or their lines have too many points. Remove what you don’t need and try again.',
    de: 'Mit ihren Blöcken hat die Zeichnung mehr als {most} Objekte, oder deren Linien haben zu viele Punkte. Entfernen Sie, was Sie nicht brauchen, und versuchen Sie es erneut.',
  },
  fault_tooWide: {
    pl: 'W tej jednostce rysunek jest większy niż {most} km. Wybierz inną jednostkę albo usuń z niego odległe elementy.',
    en: 'In this unit the drawing is larger than {most} km. Choose another unit, or remove distant objects.',
    de: 'In dieser Einheit ist die Zeichnung größer als {most} km. Wählen Sie eine andere Einheit oder entfernen Sie weit entfernte Objekte.',
  },
  fault_onlyOmitted: {
    pl: 'W obszarze modelu tego DXF nie ma linii, które można odczytać:',
    en: 'The model space of this DXF has no lines that can be read:',
    de: 'Der Modellbereich dieses DXF hat keine Linien, die gelesen werden können:',
  },
  fault_emptyDxf: {
    pl: 'W obszarze modelu tego DXF nie ma linii. Zapisz rzut z obszaru modelu i spróbuj ponownie.',
    en: 'The model space of this DXF has no lines. Save the floor plan from model space and try again.',
    de: 'Der Modellbereich dieses DXF hat keine Linien. Speichern Sie den Grundriss aus dem Modellbereich und versuchen Sie es erneut.',
  },
} as const satisfies Texts;
