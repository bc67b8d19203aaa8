import { MAX_PHOTOMETRY_MEGABYTES, type PhotometryFault } from '@lumitor/domain/photometry/fault';
import type { Words } from './words.ts';

const faults = {
  tooLarge: {
    pl: `Plik ma ponad ${MAX_PHOTOMETRY_MEGABYTES} MB. Wyeksportuj go z mniejszą liczbą płaszczyzn i kątów.`,
    en: `The file exceeds ${MAX_PHOTOMETRY_MEGABYTES} MB. Export it with fewer planes and angles.`,
  },
  notPhotometry: {
    pl: 'To nie jest plik EULUMDAT (LDT), IES ani TM-33 (XML). Pobierz plik fotometryczny ze strony producenta oprawy.',
    en: 'This is not an EULUMDAT (LDT), IES or TM-33 (XML) file. Download the photometric file from the manufacturer.',
  },
  tiltElsewhere: {
    pl: 'Dane pochylenia są w innym pliku. Wyeksportuj plik z TILT=NONE albo TILT=INCLUDE.',
    en: 'The tilt data is in another file. Export the file with TILT=NONE or TILT=INCLUDE.',
  },
  typeA: {
    pl: 'Pomiar jest typu A, a do obliczeń potrzebny jest typ C. Poproś producenta o plik typu C.',
    en: 'The measurement is type A, but light is computed from type C. Ask the manufacturer for a type C file.',
  },
  typeB: {
    pl: 'Pomiar jest typu B, a do obliczeń potrzebny jest typ C. Poproś producenta o plik typu C.',
    en: 'The measurement is type B, but light is computed from type C. Ask the manufacturer for a type C file.',
  },
  anglesDoNotRise: {
    pl: 'Kąty nie są ułożone rosnąco. Popraw je albo wyeksportuj plik ponownie.',
    en: 'The angles are not in ascending order. Correct them, or export the file again.',
  },
  angleOutOfRange: {
    pl: 'Kąt jest poza zakresem: C ma od 0° do 360°, γ od 0° do 180°. Popraw go albo wyeksportuj plik ponownie.',
    en: 'An angle is out of range: C runs from 0° to 360°, γ from 0° to 180°. Correct it, or export the file again.',
  },
  negativeIntensity: { pl: 'Światłość jest ujemna. Popraw ją na 0 albo wyeksportuj plik ponownie.', en: 'An intensity is negative. Correct it to 0, or export the file again.' },
  missingNumber: { pl: 'Brakuje liczby: plik jest niepełny. Pobierz go jeszcze raz.', en: 'A number is missing: the file is incomplete. Download it again.' },
  notANumber: { pl: 'Tutaj powinna być liczba. Popraw wiersz albo wyeksportuj plik ponownie.', en: 'A number is expected here. Correct the line, or export the file again.' },
  unknownValue: { pl: 'Ta liczba jest tutaj niedozwolona. Popraw ją albo wyeksportuj plik ponownie.', en: 'This number is not allowed here. Correct it, or export the file again.' },
  tooManyAngles: { pl: 'Plik ma za dużo płaszczyzn albo kątów. Wyeksportuj go z krokiem 1° lub większym.', en: 'The file has too many planes or angles. Export it in steps of 1° or more.' },
  surplusNumber: {
    pl: 'Plik powinien się tu kończyć: zawiera więcej liczb, niż deklaruje. Usuń nadmiar albo wyeksportuj plik ponownie.',
    en: 'The file should end here: it has more numbers than it declares. Remove the surplus, or export the file again.',
  },
  ambiguousComma: {
    pl: 'Nie wiadomo, czy przecinek rozdziela tu liczby, tysiące czy części dziesiętne. Wyeksportuj plik z kropką dziesiętną i bez separatora tysięcy.',
    en: 'The comma here may separate numbers, thousands or decimals. Export the file with decimal points and without a thousands separator.',
  },
  unknownSymmetry: {
    pl: 'Symetria w pliku LDT to liczba od 0 do 4. Popraw ją albo wyeksportuj plik ponownie.',
    en: 'The symmetry of an LDT file must be a number from 0 to 4. Correct it, or export the file again.',
  },
  planesAgainstSymmetry: {
    pl: 'Płaszczyzny nie pasują do symetrii: 2 wymaga płaszczyzn 0–180°, 3 płaszczyzn 270–90°, 4 płaszczyzn 0–90°. Popraw symetrię albo wyeksportuj plik ponownie.',
    en: 'The planes do not match the symmetry: 2 requires the planes 0–180°, 3 the planes 270–90°, 4 the planes 0–90°. Correct the symmetry, or export the file again.',
  },
  planesOfNoSymmetry: {
    pl: 'Płaszczyzny pliku IES muszą obejmować 0°, 0–90°, 0–180°, 90–270° albo 0–360°. Wyeksportuj plik z takimi płaszczyznami.',
    en: 'The planes of an IES file must cover 0°, 0–90°, 0–180°, 90–270° or 0–360°. Export the file with such planes.',
  },
  unknownSymm: {
    pl: 'Symetria pliku TM-33 musi być jedną z nazw Symm i pasować do płaszczyzn h. Popraw ją albo wyeksportuj plik ponownie.',
    en: 'The symmetry of a TM-33 file must be one of the Symm names and match its planes h. Correct it, or export the file again.',
  },
  noIntensity: { pl: 'Plik nie zawiera światłości: wszystkie to 0. Wyeksportuj go ponownie.', en: 'The file contains no luminous intensities: all are 0. Export it again.' },
  malformed: { pl: 'Plik XML jest uszkodzony. Pobierz go jeszcze raz albo wyeksportuj ponownie.', en: 'The XML file is damaged. Download it again, or export it again.' },
  documentType: {
    pl: 'Plik XML ma DOCTYPE, który może odwoływać się do innych plików. Wyeksportuj go bez DOCTYPE.',
    en: 'The XML file has a DOCTYPE, which could access other files. Export it without a DOCTYPE.',
  },
  notLuminous: {
    pl: 'Plik nie podaje światłości (LuminousIntensity), tylko inne wielkości. Poproś producenta o plik ze światłościami.',
    en: 'The file has other quantities but no luminous intensities (LuminousIntensity). Ask the manufacturer for a file with intensities.',
  },
  severalEmitters: {
    pl: 'Plik ma kilka źródeł (Emitter), każde z własną krzywą. Poproś producenta o plik z jedną krzywą całej oprawy.',
    en: 'The file has several emitters, each with its own curve. Ask the manufacturer for a file with one curve for the whole luminaire.',
  },
} satisfies Record<PhotometryFault, Words[string]>;

export const photometryWordsOfAll = {
  line: { pl: 'Wiersz %{line}: %{why}', en: 'Line %{line}: %{why}' },
  lineSaying: { pl: 'Wiersz %{line} („%{text}”): %{why}', en: 'Line %{line} (“%{text}”): %{why}' },
  faults,
  failed: { pl: 'Nie udało się wczytać krzywej światłości. Sprawdź połączenie z internetem.', en: 'The polar curve could not be loaded. Check your internet connection.' },
  curve: { pl: 'Krzywa światłości: maksimum %{peak}; %{angles}', en: 'Polar curve: peak %{peak}; %{angles}' },
  flux: { pl: 'Strumień z pliku', en: 'Flux from file' },
  peak: { pl: 'Największa światłość', en: 'Peak intensity' },
  beam: {
    all: { pl: 'Kąt świecenia', en: 'Beam angle' },
    c0c180: { pl: 'Kąt w C0-C180', en: 'Beam angle in C0-C180' },
    c90c270: { pl: 'Kąt w C90-C270', en: 'Beam angle in C90-C270' },
  },
  field: {
    all: { pl: 'Kąt pola (10%)', en: 'Field angle (10%)' },
    c0c180: { pl: 'Kąt pola w C0-C180', en: 'Field angle in C0-C180' },
    c90c270: { pl: 'Kąt pola w C90-C270', en: 'Field angle in C90-C270' },
  },
  contradicts: {
    pl: 'Strumień z pliku różni się o %{percent}% od podanego: %{stated}. Sprawdź, czy to plik tej oprawy.',
    en: 'The flux in the file differs by %{percent}% from the stated %{stated}. Check that the file belongs to this luminaire.',
  },
  statedByFile: {
    pl: 'Plik podaje %{stated}, a z jego światłości wynika %{flux} (%{percent}%). Światło jest liczone ze światłości. Sprawdź plik u producenta.',
    en: 'The file states %{stated}, but its intensities add up to %{flux} (%{percent}%). Light is computed from the intensities. Check the file with the manufacturer.',
  },
  statedOfLamps: {
    pl: 'Według pliku źródła światła dają %{stated}, a z jego światłości wynika %{flux} (%{percent}%). Oprawa nie może dawać więcej niż jej źródła. Sprawdź plik u producenta.',
    en: 'The lamps give %{stated} according to the file, but its intensities add up to %{flux} (%{percent}%). A luminaire cannot emit more than its lamps. Check the file with the manufacturer.',
  },
  ugr: {
    title: { pl: 'UGR w 4H × 8H, 70/50/20, w poprzek / wzdłuż', en: 'UGR in 4H × 8H, 70/50/20, crosswise / endwise' },
    about: {
      pl: 'Tabela według CIE 117 i CIE 190, odstęp 0,25 H, z całego pliku. Odwiedzający widzą ją na karcie oprawy.',
      en: 'Table according to CIE 117 and CIE 190, spacing 0.25 H, from the whole file. Visitors see it on the luminaire’s card.',
    },
    room: { pl: 'Pomieszczenie', en: 'Room' },
    crosswise: { pl: 'W poprzek', en: 'Crosswise' },
    endwise: { pl: 'Wzdłuż', en: 'Endwise' },
    mean: { pl: 'Ćwiartki pomiaru różnią się: policzono ich średnią.', en: 'The quadrants of the measurement differ: their mean is used.' },
    narrow: { pl: 'kąt świecenia jest mniejszy niż 60°, tabela nie dotyczy reflektorów.', en: 'the beam angle is below 60°; the table does not apply to spotlights.' },
    asymmetric: { pl: 'oprawa świeci na jedną stronę, tabela tego nie obejmuje.', en: 'the luminaire throws light to one side, which the table does not cover.' },
    tilts: { pl: 'oprawa się pochyla, więc olśnienie zależy od planu.', en: 'the luminaire tilts, so glare depends on the plan.' },
  },
  noOpening: {
    ldt: { pl: 'plik nie podaje powierzchni świecącej w wierszach 16–21.', en: 'the file does not give the luminous area in lines 16–21.' },
    ies: { pl: 'plik nie podaje wymiarów powierzchni świecącej (po typie jednostek).', en: 'the file does not give the dimensions of the luminous area (after the unit type).' },
    xml: { pl: 'plik nie podaje powierzchni świecącej (EmissionAreas).', en: 'the file does not give the luminous area (EmissionAreas).' },
  },
  takeOver: { pl: 'Użyj strumienia i kąta z pliku', en: 'Use flux and beam angle from file' },
  c0: { pl: 'C0 wskazuje %{turn}° od kierunku szyny, zgodnie z ruchem wskazówek zegara.', en: 'C0 points %{turn}° clockwise from the direction of the rail.' },
  c0OfFile: {
    pl: 'C0 wskazuje %{turn}° od kierunku szyny, zgodnie z ruchem wskazówek zegara, według pliku.',
    en: 'C0 points %{turn}° clockwise from the direction of the rail, according to the file.',
  },
} satisfies Words;
