import type { Texts } from './texts.ts';

/** Light on the plan: the switch to it, the map and its readings. */
export const light = {
  mode: { pl: 'Widok rysunku', en: 'View of the drawing', de: 'Ansicht der Zeichnung' },
  mode_plan: { pl: '2D', en: '2D', de: '2D' },
  mode_view3d: { pl: '3D', en: '3D', de: '3D' },
  mode_installation: { pl: 'Instalacja', en: 'Installation', de: 'Installation' },
  mode_light: { pl: 'Światło', en: 'Light', de: 'Licht' },
  readings: { pl: 'Odczyty światła', en: 'Readings of light', de: 'Lichtwerte' },
  legend: {
    pl: 'Barwy mapy zmieniają się przy {steps} lx, ponad {hot} lx mapa jest kreskowana',
    en: 'The colours of the map change at {steps} lx, above {hot} lx it is hatched',
    de: 'Die Farben der Karte wechseln bei {steps} lx, über {hot} lx ist sie schraffiert',
  },
  use: { pl: 'Przeznaczenie pokoju', en: 'Use of the room', de: 'Nutzung des Raums' },
  noUse: { pl: 'Bez celu', en: 'No target', de: 'Ohne Zielwert' },
  gone: { pl: '{use} (spoza listy)', en: '{use} (not on the list)', de: '{use} (nicht auf der Liste)' },
  goneHint: {
    pl: 'Tego przeznaczenia nie ma już na liście. Wybierz inne.',
    en: 'This use is no longer on the list. Choose another.',
    de: 'Diese Nutzung steht nicht mehr auf der Liste. Wählen Sie eine andere.',
  },
  surface: { pl: 'Gdzie mierzone', en: 'Where it is measured', de: 'Wo gemessen wird' },
  onPlane: { pl: 'na wysokości {height} cm', en: 'at {height} cm', de: 'auf {height} cm Höhe' },
  onFloor: { pl: 'na podłodze', en: 'on the floor', de: 'auf dem Boden' },
  reflected: { pl: 'z odbiciami', en: 'with reflections', de: 'mit Reflexionen' },
  roughly: { pl: 'wstępnie', en: 'roughly', de: 'vorläufig' },
  direct: { pl: 'bez odbić', en: 'without reflections', de: 'ohne Reflexionen' },
  mean: { pl: 'Średnie natężenie', en: 'Mean illuminance', de: 'Mittlere Beleuchtungsstärke' },
  told: { pl: 'Średnio {mean}, równomierność {uniformity}.', en: 'On average {mean}, uniformity {uniformity}.', de: 'Im Mittel {mean}, Gleichmäßigkeit {uniformity}.' },
  uniformity: { pl: 'Równomierność', en: 'Uniformity', de: 'Gleichmäßigkeit' },
  greatestLabel: { pl: 'Największe natężenie', en: 'Greatest illuminance', de: 'Größte Beleuchtungsstärke' },
  most: { pl: 'maks.', en: 'max.', de: 'max.' },
  target: { pl: 'cel {value}', en: 'target {value}', de: 'Ziel {value}' },
  targetMost: { pl: 'do {value}', en: 'up to {value}', de: 'bis {value}' },
  least: { pl: 'najmniej {value}', en: 'least {value}', de: 'mindestens {value}' },
  greatest: { pl: 'najwięcej {value}', en: 'greatest {value}', de: 'höchstens {value}' },
  tooBright: { pl: 'za jasno w {count} z {all} punktów', en: 'too bright at {count} of {all} points', de: 'zu hell an {count} von {all} Punkten' },
  noRoom: {
    pl: 'Bez pokoju nie ma odbić ani średniej: mapa leży na podłodze.',
    en: 'Without a room nothing is reflected and there is no mean: the map lies on the floor.',
    de: 'Ohne Raum gibt es weder Reflexionen noch Mittelwert: Die Karte liegt auf dem Boden.',
  },
  estimate: { pl: 'Szacunek', en: 'Estimate', de: 'Schätzung' },
  estimateHint: {
    pl: 'Nie każda oprawa ma plik fotometryczny: jej światło policzono ze strumienia i kąta.',
    en: 'Not every luminaire has a photometric file: its light follows from flux and beam angle.',
    de: 'Nicht jede Leuchte hat eine photometrische Datei: Ihr Licht folgt aus Lichtstrom und Winkel.',
  },
  dark: { pl: 'Bez danych o świetle: {titles}', en: 'Without data of light: {titles}', de: 'Ohne Lichtdaten: {titles}' },
  figures: { pl: 'Wartości w punktach', en: 'Figures at points', de: 'Werte an Punkten' },
  point: { pl: 'Punkt pomiaru', en: 'Measuring point', de: 'Messpunkt' },
  pointKeys: {
    pl: 'Strzałki przesuwają o {fine} cm, z Shift o {coarse} cm.',
    en: 'Arrows move it by {fine} cm, with Shift by {coarse} cm.',
    de: 'Pfeiltasten bewegen ihn um {fine} cm, mit Umschalt um {coarse} cm.',
  },
  outside: { pl: 'poza mapą', en: 'off the map', de: 'außerhalb der Karte' },
  unfold: { pl: 'Więcej o świetle', en: 'More on the light', de: 'Mehr zum Licht' },
  fold: { pl: 'Mniej o świetle', en: 'Less on the light', de: 'Weniger zum Licht' },
  computing: { pl: 'Liczę światło…', en: 'Computing the light…', de: 'Das Licht wird berechnet…' },
  problem_noPieces: { pl: 'Dodaj oprawy, żeby zobaczyć światło.', en: 'Add luminaires to see their light.', de: 'Fügen Sie Leuchten hinzu, um ihr Licht zu sehen.' },
  problem_noTables: {
    pl: 'Nie udało się wczytać danych fotometrycznych opraw.',
    en: 'The photometric data of the luminaires could not be loaded.',
    de: 'Die photometrischen Daten der Leuchten konnten nicht geladen werden.',
  },
  problem_noWorker: {
    pl: 'Ta przeglądarka nie pozwala liczyć światła. Otwórz konfigurator w nowszej.',
    en: 'This browser does not let light be computed. Open the configurator in a newer one.',
    de: 'Dieser Browser lässt keine Lichtberechnung zu. Öffnen Sie den Konfigurator in einem neueren.',
  },
  problem_failed: { pl: 'Nie udało się policzyć światła.', en: 'The light could not be computed.', de: 'Das Licht konnte nicht berechnet werden.' },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again', de: 'Erneut versuchen' },
} as const satisfies Texts;

/** Advice on where a luminaire stands, with its figure. */
export const hints = {
  title: { pl: 'Wskazówki', en: 'Advice', de: 'Hinweise' },
  accent: {
    pl: 'Światło pada na „{area}” pod kątem {angle}°. Najlepiej pod {wanted}°, z {wantedDistance} cm zamiast {distance} cm.',
    en: 'Its light falls on “{area}” at {angle}°. Best is {wanted}°, from {wantedDistance} cm instead of {distance} cm.',
    de: 'Das Licht fällt mit {angle}° auf „{area}“. Am besten sind {wanted}°, aus {wantedDistance} cm statt {distance} cm.',
  },
  wallwasher: {
    pl: 'Do oświetlanej ściany jest {distance} cm. Najrówniej świeci z jednej trzeciej jej wysokości, {wanted} cm.',
    en: 'The wall that it lights is {distance} cm away. Most even is a third of the wall’s height, {wanted} cm.',
    de: 'Zur beleuchteten Wand sind es {distance} cm. Am gleichmäßigsten ist ein Drittel ihrer Höhe, {wanted} cm.',
  },
  spacing: {
    pl: 'Do następnej oprawy jest {distance} cm. Światło opraw łączy się do {wanted} cm.',
    en: 'The next luminaire is {distance} cm away. Their light meets up to {wanted} cm.',
    de: 'Zur nächsten Leuchte sind es {distance} cm. Ihr Licht trifft sich bis {wanted} cm.',
  },
  fromWall: {
    pl: 'Do ściany jest {distance} cm. Powyżej {wanted} cm będzie przy niej ciemniej.',
    en: 'The wall is {distance} cm away. Beyond {wanted} cm it is darker there.',
    de: 'Zur Wand sind es {distance} cm. Über {wanted} cm wird es dort dunkler.',
  },
} as const satisfies Texts;
