import type { Texts } from './texts.ts';

/** As many luminaires as a target needs. */
export const fill = {
  title: { pl: 'Wypełnij do celu', en: 'Fill to the target', de: 'Bis zum Zielwert auffüllen' },
  fillTo: { pl: 'Wypełnij do {lux}', en: 'Fill to {lux}', de: 'Auf {lux} auffüllen' },
  article: { pl: 'Dodawana oprawa', en: 'Luminaire to add', de: 'Zusätzliche Leuchte' },
  noTarget: { pl: 'Najpierw wybierz przeznaczenie pokoju', en: 'Choose the use of the room first', de: 'Wählen Sie zuerst die Nutzung des Raums' },
  noLeast: {
    pl: 'Cel tego pokoju to najwyższe dopuszczalne natężenie, nie najniższe',
    en: 'The target of this room is a maximum illuminance, not a minimum',
    de: 'Der Zielwert dieses Raums ist ein Höchstwert, kein Mindestwert',
  },
  loading: { pl: 'Wczytuję dane fotometryczne…', en: 'Loading photometric data…', de: 'Lichtdaten werden geladen…' },
  computing: { pl: 'Obliczam, ile opraw wystarczy…', en: 'Calculating how many luminaires are needed…', de: 'Anzahl der Leuchten wird berechnet…' },
  goesOn: {
    pl: 'Obliczam dalej: w tym pokoju jest wiele możliwości. Możesz przerwać.',
    en: 'Still calculating: this room offers many possibilities. You can stop.',
    de: 'Die Berechnung läuft weiter: In diesem Raum gibt es viele Möglichkeiten. Sie können sie abbrechen.',
  },
  proposed: {
    pl: '{has} → {count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}, {lux}, U₀ {uniformity}',
    en: '{has} → {count, plural, one {# luminaire} other {# luminaires}}, {lux}, U₀ {uniformity}',
    de: '{has} → {count, plural, one {# Leuchte} other {# Leuchten}}, {lux}, U₀ {uniformity}',
  },
  isEnough: {
    pl: 'Tyle, ile trzeba: {count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}, {lux}, U₀ {uniformity}.',
    en: 'Exactly as many as needed: {count, plural, one {# luminaire} other {# luminaires}}, {lux}, U₀ {uniformity}.',
    de: 'Genau so viele wie nötig: {count, plural, one {# Leuchte} other {# Leuchten}}, {lux}, U₀ {uniformity}.',
  },
  joins: {
    pl: 'Dołączą do {count, plural, one {# innej oprawy} few {# innych opraw} many {# innych opraw} other {# innych opraw}}: wynik liczy wszystkie razem.',
    en: 'They join {count, plural, one {# other luminaire} other {# other luminaires}}: the figures include all of them.',
    de: 'Sie kommen zu {count, plural, one {# anderen Leuchte} other {# anderen Leuchten}} hinzu: Die Werte gelten für alle zusammen.',
  },
  guessed: { pl: '{lux} (szacunek)', en: '{lux} (estimate)', de: '{lux} (Schätzung)' },
  noPlace: {
    pl: 'Na szynach nie ma więcej miejsca: {count, plural, one {# oprawa daje} few {# oprawy dają} many {# opraw daje} other {# oprawy daje}} {lux}, U₀ {uniformity}.',
    en: 'There is no more space on the rails: {count, plural, one {# luminaire gives} other {# luminaires give}} {lux}, U₀ {uniformity}.',
    de: 'Auf den Schienen ist kein Platz mehr: {count, plural, one {# Leuchte ergibt} other {# Leuchten ergeben}} {lux}, U₀ {uniformity}.',
  },
  noPlaceHelp: {
    pl: 'Dodaj tam szynę albo wybierz mocniejszą oprawę.',
    en: 'Add a rail there, or choose a stronger luminaire.',
    de: 'Fügen Sie dort eine Schiene hinzu oder wählen Sie eine stärkere Leuchte.',
  },
  darkMiddle: { pl: 'Najciemniej ({lux}) jest w środku pokoju.', en: 'It is darkest ({lux}) in the middle of the room.', de: 'Am dunkelsten ({lux}) ist es in der Mitte des Raums.' },
  darkWall: { pl: 'Najciemniej ({lux}) jest przy ścianie {wall}.', en: 'It is darkest ({lux}) at wall {wall}.', de: 'Am dunkelsten ({lux}) ist es an Wand {wall}.' },
  darkCorner: {
    pl: 'Najciemniej ({lux}) jest w rogu ścian {wall} i {other}.',
    en: 'It is darkest ({lux}) in the corner of walls {wall} and {other}.',
    de: 'Am dunkelsten ({lux}) ist es in der Ecke der Wände {wall} und {other}.',
  },
  noneFits: {
    pl: 'Na szynach nie ma miejsca na tę oprawę. Dodaj szyny.',
    en: 'There is no space for this luminaire on the rails. Add rails.',
    de: 'Auf den Schienen ist kein Platz für diese Leuchte. Fügen Sie Schienen hinzu.',
  },
  uneven: {
    pl: 'Światła wystarczy, ale nierówno: najlepiej U₀ {uniformity} i {lux} przy {count, plural, one {# oprawie} few {# oprawach} many {# oprawach} other {# oprawach}}.',
    en: 'There is enough light, but it is uneven: at best U₀ {uniformity} and {lux} with {count, plural, one {# luminaire} other {# luminaires}}.',
    de: 'Das Licht genügt, aber ungleichmäßig: bestenfalls U₀ {uniformity} und {lux} mit {count, plural, one {# Leuchte} other {# Leuchten}}.',
  },
  unevenHelp_rail: {
    pl: 'Poprowadź szynę bliżej tego miejsca: najbliższa oprawa jest {distance} cm od niego.',
    en: 'Draw a rail closer to this place: the nearest luminaire is {distance} cm away.',
    de: 'Führen Sie eine Schiene näher an diese Stelle: Die nächste Leuchte ist {distance} cm von ihr entfernt.',
  },
  unevenHelp_widerBeam: {
    pl: 'Oprawa jest blisko, {distance} cm od tego miejsca: wybierz szerszy kąt świecenia.',
    en: 'A luminaire is close, {distance} cm from this place: choose a wider beam.',
    de: 'Eine Leuchte ist nah, {distance} cm von dieser Stelle: Wählen Sie einen breiteren Ausstrahlungswinkel.',
  },
  noData: {
    pl: 'Ta oprawa nie ma danych fotometrycznych. Wybierz inną.',
    en: 'This luminaire has no photometric data. Choose another.',
    de: 'Diese Leuchte hat keine Lichtdaten. Wählen Sie eine andere.',
  },
  noGrid: { pl: 'Pokój jest za mały, żeby obliczyć w nim światło.', en: 'The room is too small to calculate its light.', de: 'Der Raum ist zu klein, um sein Licht zu berechnen.' },
  failed: {
    pl: 'Obliczenie się nie udało. Spróbuj ponownie za chwilę.',
    en: 'The calculation failed. Try again in a moment.',
    de: 'Die Berechnung ist fehlgeschlagen. Versuchen Sie es gleich erneut.',
  },
  take: { pl: 'Zastosuj', en: 'Apply', de: 'Anwenden' },
  leave: { pl: 'Odrzuć', en: 'Dismiss', de: 'Verwerfen' },
  stop: { pl: 'Przerwij', en: 'Stop', de: 'Abbrechen' },
  close: { pl: 'Zamknij', en: 'Close', de: 'Schließen' },
} as const satisfies Texts;
