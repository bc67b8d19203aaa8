import type { Texts } from './texts.ts';

/** As many luminaires as a target needs. */
export const fill = {
  title: { pl: 'Wypełnij do celu', en: 'Fill to the target', de: 'Bis zum Zielwert auffüllen' },
  fillTo: { pl: 'Wypełnij do {lux}', en: 'Fill to {lux}', de: 'Auf {lux} auffüllen' },
  article: { pl: 'Którą oprawą', en: 'With which luminaire', de: 'Mit welcher Leuchte' },
  noTarget: {
    pl: 'Najpierw wybierz przeznaczenie pokoju',
    en: 'Choose the use of the room first',
    de: 'Wählen Sie zuerst die Nutzung des Raums',
  },
  noLeast: {
    pl: 'Cel tego pokoju to najwyższe dopuszczalne natężenie, nie najniższe',
    en: 'The target of this room is a greatest illuminance, not a least',
    de: 'Der Zielwert dieses Raums ist ein Höchstwert, kein Mindestwert',
  },
  loading: {
    pl: 'Wczytuję dane fotometryczne…',
    en: 'Loading photometric data…',
    de: 'Photometrische Daten werden geladen…',
  },
  computing: {
    pl: 'Liczę, ile opraw wystarczy…',
    en: 'Computing how many luminaires suffice…',
    de: 'Berechne, wie viele Leuchten genügen…',
  },
  proposed: {
    pl: '{has} → {count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}, {lux}, U₀ {uniformity}',
    en: '{has} → {count, plural, one {# luminaire} other {# luminaires}}, {lux}, U₀ {uniformity}',
    de: '{has} → {count, plural, one {# Leuchte} other {# Leuchten}}, {lux}, U₀ {uniformity}',
  },
  isEnough: {
    pl: 'Tyle, ile trzeba: {count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}, {lux}, U₀ {uniformity}.',
    en: 'Just as many as needed: {count, plural, one {# luminaire} other {# luminaires}}, {lux}, U₀ {uniformity}.',
    de: 'Genau so viele wie nötig: {count, plural, one {# Leuchte} other {# Leuchten}}, {lux}, U₀ {uniformity}.',
  },
  noPlace: {
    pl: 'Na szynach nie ma więcej miejsca: {count, plural, one {# oprawa daje} few {# oprawy dają} many {# opraw daje} other {# oprawy daje}} {lux}, U₀ {uniformity}. Dodaj szyny albo wybierz mocniejszą oprawę.',
    en: 'There is no more room on the rails: {count, plural, one {# luminaire gives} other {# luminaires give}} {lux}, U₀ {uniformity}. Add rails or choose a stronger luminaire.',
    de: 'Auf den Schienen ist kein Platz mehr: {count, plural, one {# Leuchte ergibt} other {# Leuchten ergeben}} {lux}, U₀ {uniformity}. Fügen Sie Schienen hinzu oder wählen Sie eine stärkere Leuchte.',
  },
  noneFits: {
    pl: 'Na szynach nie ma miejsca na tę oprawę. Dodaj szyny.',
    en: 'There is no room for this luminaire on the rails. Add rails.',
    de: 'Auf den Schienen ist kein Platz für diese Leuchte. Fügen Sie Schienen hinzu.',
  },
  uneven: {
    pl: 'Światła wystarczy, ale nierówno: najlepiej U₀ {uniformity} i {lux} przy {count, plural, one {# oprawie} few {# oprawach} many {# oprawach} other {# oprawach}}. Poprowadź szyny bliżej ścian albo wybierz szerszy kąt.',
    en: 'There is light enough, but uneven: at best U₀ {uniformity} and {lux} with {count, plural, one {# luminaire} other {# luminaires}}. Lead rails nearer to the walls or choose a wider beam.',
    de: 'Das Licht genügt, aber ungleichmäßig: bestenfalls U₀ {uniformity} und {lux} mit {count, plural, one {# Leuchte} other {# Leuchten}}. Führen Sie Schienen näher an die Wände oder wählen Sie einen breiteren Winkel.',
  },
  noData: {
    pl: 'O świetle tej oprawy nic nie wiadomo. Wybierz inną.',
    en: 'Nothing is known of this luminaire’s light. Choose another.',
    de: 'Über das Licht dieser Leuchte ist nichts bekannt. Wählen Sie eine andere.',
  },
  noGrid: {
    pl: 'Pokój jest za mały, żeby zmierzyć w nim światło.',
    en: 'The room is too small for its light to be measured.',
    de: 'Der Raum ist zu klein, um sein Licht zu messen.',
  },
  failed: {
    pl: 'Nie udało się policzyć. Spróbuj ponownie za chwilę.',
    en: 'It could not be computed. Try again in a moment.',
    de: 'Die Berechnung ist fehlgeschlagen. Versuchen Sie es gleich erneut.',
  },
  take: { pl: 'Zastosuj', en: 'Apply', de: 'Anwenden' },
  leave: { pl: 'Odrzuć', en: 'Dismiss', de: 'Verwerfen' },
  stop: { pl: 'Przerwij', en: 'Stop', de: 'Abbrechen' },
  close: { pl: 'Zamknij', en: 'Close', de: 'Schließen' },
} as const satisfies Texts;
