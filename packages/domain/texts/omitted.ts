import type { Texts } from './texts.ts';

/** Contents of a CAD file that its floor plan does not show, each with a remedy. */
export const omitted = {
  title: {
    pl: 'Czego z pliku nie widać',
    en: 'Not shown from the file',
    de: 'Aus der Datei nicht gezeigt',
  },
  layers: { pl: 'Warstwy: {layers}.', en: 'Layers: {layers}.', de: 'Layer: {layers}.' },
  more: { pl: 'Pokaż wszystkie ({count})', en: 'Show all ({count})', de: 'Alle zeigen ({count})' },
  damaged: {
    pl: '{count, plural, one {# uszkodzony element} few {# uszkodzone elementy} many {# uszkodzonych elementów} other {# uszkodzonego elementu}} ({name}). Sprawdź rysunek w programie CAD (AUDIT) i zapisz go ponownie.',
    en: '{count, plural, one {# damaged object} other {# damaged objects}} ({name}). Check the drawing in the CAD program (AUDIT) and save it again.',
    de: '{count, plural, one {# beschädigtes Objekt} other {# beschädigte Objekte}} ({name}). Prüfen Sie die Zeichnung im CAD-Programm (PRÜFUNG) und speichern Sie sie neu.',
  },
  reference: {
    pl: 'Rysunek odwołuje się do {name}, którego nie ma w pliku. Dołącz odnośnik (XREF, Zwiąż) i zapisz rysunek ponownie.',
    en: 'The drawing refers to {name}, which is not in the file. Bind the reference (XREF, Bind) and save the drawing again.',
    de: 'Die Zeichnung verweist auf {name}, das nicht in der Datei enthalten ist. Binden Sie die Referenz (XREF, Binden) und speichern Sie die Zeichnung neu.',
  },
  missingBlock: {
    pl: '{count, plural, one {# blok} few {# bloki} many {# bloków} other {# bloku}} bez definicji w pliku ({name}). Zapisz rysunek ponownie ze wszystkimi blokami.',
    en: '{count, plural, one {# block} other {# blocks}} without a definition in the file ({name}). Save the drawing again with all blocks.',
    de: '{count, plural, one {# Block} other {# Blöcke}} ohne Definition in der Datei ({name}). Speichern Sie die Zeichnung neu mit allen Blöcken.',
  },
  clipped: {
    pl: '{count, plural, one {# przycięty blok jest pokazany} few {# przycięte bloki są pokazane} many {# przyciętych bloków jest pokazanych} other {# przyciętego bloku jest pokazane}} w całości. Rozbij blok (ROZBIJ) i usuń linie poza granicą.',
    en: '{count, plural, one {# clipped block is} other {# clipped blocks are}} shown whole. Explode the block and remove the lines outside the boundary.',
    de: '{count, plural, one {# zugeschnittener Block ist} other {# zugeschnittene Blöcke sind}} ganz zu sehen. Lösen Sie den Block auf (URSPRUNG) und entfernen Sie die Linien außerhalb der Grenze.',
  },
  callout: {
    pl: '{count, plural, one {# odnośnik z opisem} few {# odnośniki z opisem} many {# odnośników z opisem} other {# odnośnika z opisem}}. Rozbij je (ROZBIJ), jeśli są potrzebne.',
    en: '{count, plural, one {# multileader or tolerance} other {# multileaders or tolerances}}. Explode them if you need them.',
    de: '{count, plural, one {# Multi-Führungslinie oder Toleranz} other {# Multi-Führungslinien oder Toleranzen}}. Lösen Sie sie auf (URSPRUNG), wenn Sie sie brauchen.',
  },
  dimension: {
    pl: '{count, plural, one {# wymiar} few {# wymiary} many {# wymiarów} other {# wymiaru}} bez rysunku w pliku. Rozbij je (ROZBIJ), jeśli są potrzebne.',
    en: '{count, plural, one {# dimension} other {# dimensions}} without lines in the file. Explode them if you need them.',
    de: '{count, plural, one {# Bemaßung} other {# Bemaßungen}} ohne Linien in der Datei. Lösen Sie sie auf (URSPRUNG), wenn Sie sie brauchen.',
  },
  image: {
    pl: '{count, plural, one {# obraz lub podkład PDF} few {# obrazy lub podkłady PDF} many {# obrazów lub podkładów PDF} other {# obrazu lub podkładu PDF}}. Wczytaj sam obraz lub PDF, jeśli to on jest rzutem.',
    en: '{count, plural, one {# picture or PDF underlay} other {# pictures or PDF underlays}}. Open the picture or PDF itself if it is the floor plan.',
    de: '{count, plural, one {# Bild oder PDF-Unterlage} other {# Bilder oder PDF-Unterlagen}}. Öffnen Sie das Bild oder PDF selbst, wenn es der Grundriss ist.',
  },
  mask: {
    pl: '{count, plural, one {# maska nic nie zakrywa} few {# maski nic nie zakrywają} many {# masek nic nie zakrywa} other {# maski nic nie zakrywa}}: widać linie pod nią. Ukryj ich warstwę albo je usuń.',
    en: '{count, plural, one {# wipeout hides} other {# wipeouts hide}} nothing: the lines below are shown. Hide their layer or remove them.',
    de: '{count, plural, one {# Abdeckung verdeckt} other {# Abdeckungen verdecken}} nichts: Die Linien darunter sind zu sehen. Blenden Sie deren Layer aus oder entfernen Sie sie.',
  },
  addOn: {
    pl: '{count, plural, one {# obiekt} few {# obiekty} many {# obiektów} other {# obiektu}} programu dodatkowego ({name}). Wyeksportuj rysunek do zwykłego AutoCAD-a (EXPORTTOAUTOCAD) albo rozbij te obiekty.',
    en: '{count, plural, one {# object} other {# objects}} of an add-on program ({name}). Export the drawing to plain AutoCAD (EXPORTTOAUTOCAD) or explode the objects.',
    de: '{count, plural, one {# Objekt} other {# Objekte}} eines Zusatzprogramms ({name}). Exportieren Sie die Zeichnung für AutoCAD (EXPORTTOAUTOCAD) oder lösen Sie die Objekte auf.',
  },
  solid: {
    pl: '{count, plural, one {# bryła, siatka lub region} few {# bryły, siatki lub regiony} many {# brył, siatek lub regionów} other {# bryły, siatki lub regionu}}. Zamień je na linie (PŁASKIKSZTAŁT, region: ROZBIJ).',
    en: '{count, plural, one {# solid, mesh or region} other {# solids, meshes or regions}}. Turn them into lines (FLATSHOT; regions: EXPLODE).',
    de: '{count, plural, one {# Körper, Netz oder Region} other {# Körper, Netze oder Regionen}}. Machen Sie Linien daraus (ABFLACH; Regionen: URSPRUNG).',
  },
  infinite: {
    pl: '{count, plural, one {# linia nieskończona} few {# linie nieskończone} many {# linii nieskończonych} other {# linii nieskończonej}}. Przytnij je (UTNIJ), jeśli są potrzebne.',
    en: '{count, plural, one {# infinite line} other {# infinite lines}}. Trim them if you need them.',
    de: '{count, plural, one {# unendliche Linie} other {# unendliche Linien}}. Stutzen Sie sie, wenn Sie sie brauchen.',
  },
  wide: {
    pl: '{count, plural, one {# polilinia z szerokością ma} few {# polilinie z szerokością mają} many {# polilinii z szerokością ma} other {# polilinii z szerokością ma}} tylko swoją oś. Narysuj jej krawędzie (ODSUŃ), jeśli to ściana.',
    en: '{count, plural, one {# polyline with a width shows} other {# polylines with a width show}} the centre line only. Draw both edges (OFFSET) if it is a wall.',
    de: '{count, plural, one {# Polylinie mit Breite zeigt} other {# Polylinien mit Breite zeigen}} nur die Mittellinie. Zeichnen Sie beide Kanten (VERSETZ), wenn es eine Wand ist.',
  },
  surplus: {
    pl: '{count, plural, one {# napis lub wypełnienie} few {# napisy lub wypełnienia} many {# napisów lub wypełnień} other {# napisu lub wypełnienia}} ponad 20 000. Usuń te, których nie trzeba.',
    en: '{count, plural, one {# text or hatch} other {# texts or hatches}} beyond 20,000. Remove those you don’t need.',
    de: '{count, plural, one {# Text oder Schraffur} other {# Texte oder Schraffuren}} über 20.000 hinaus. Entfernen Sie, was Sie nicht brauchen.',
  },
  far: {
    pl: '{count, plural, one {# element jest} few {# elementy są} many {# elementów jest} other {# elementu jest}} daleko od budynku. Włącz jego warstwę na końcu listy warstw, jeśli jest potrzebny.',
    en: '{count, plural, one {# object is} other {# objects are}} far from the building. Turn on its layer at the end of the layer list to show it.',
    de: '{count, plural, one {# Objekt liegt} other {# Objekte liegen}} weit vom Gebäude entfernt. Schalten Sie den Layer am Ende der Layerliste ein, um es zu sehen.',
  },
  other: {
    pl: '{count, plural, one {# element} few {# elementy} many {# elementów} other {# elementu}} rodzaju {name}. Rozbij je (ROZBIJ) albo narysuj liniami.',
    en: '{count, plural, one {# object} other {# objects}} of type {name}. Explode them or draw them as lines.',
    de: '{count, plural, one {# Objekt} other {# Objekte}} vom Typ {name}. Lösen Sie sie auf (URSPRUNG) oder zeichnen Sie sie als Linien.',
  },
} as const satisfies Texts;
