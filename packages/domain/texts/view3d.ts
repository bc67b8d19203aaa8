import type { Texts } from './texts.ts';

/** The room in 3D. */
export const view3d = {
  picture: { pl: 'Widok 3D', en: '3D view', de: '3D-Ansicht' },
  described: {
    pl: 'Pokój w 3D: {rails, plural, one {# szyna} few {# szyny} many {# szyn} other {# szyny}}, {luminaires, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}. Wszystkie oprawy są też w tabeli w panelu Oprawy.',
    en: 'The room in 3D: {rails, plural, one {# rail} other {# rails}}, {luminaires, plural, one {# luminaire} other {# luminaires}}. All luminaires are also in the table of the Luminaires panel.',
    de: 'Der Raum in 3D: {rails, plural, one {# Schiene} other {# Schienen}}, {luminaires, plural, one {# Leuchte} other {# Leuchten}}. Alle Leuchten stehen auch in der Tabelle im Bereich Leuchten.',
  },
  keysHint: {
    pl: 'Strzałki obracają widok, a podczas spaceru przesuwają; plus i minus przybliżają i oddalają, F wraca do pierwszego widoku. Nawiasy kwadratowe wybierają oprawę: strzałki ją przesuwają, A kieruje, Esc kończy.',
    en: 'Arrow keys rotate the view, and move you while walking; plus and minus zoom, F goes back to the first view. Square brackets select a luminaire: arrow keys move it, A aims, Esc ends.',
    de: 'Pfeiltasten drehen die Ansicht und bewegen Sie beim Gehen; Plus und Minus zoomen, F kehrt zur ersten Ansicht zurück. Eckige Klammern wählen eine Leuchte: Pfeiltasten verschieben sie, A richtet sie aus, Esc beendet.',
  },
  rail: { pl: 'Szyna {number}', en: 'Rail {number}', de: 'Schiene {number}' },
  tools: { pl: 'Narzędzia widoku 3D', en: '3D view tools', de: 'Werkzeuge der 3D-Ansicht' },
  way: { pl: 'Tryb widoku', en: 'View mode', de: 'Ansichtsmodus' },
  orbit: { pl: 'Dookoła', en: 'Orbit', de: 'Rundum' },
  walk: { pl: 'Spacer', en: 'Walk', de: 'Begehen' },
  ahead: { pl: 'Krok naprzód', en: 'Step forward', de: 'Schritt vor' },
  back: { pl: 'Krok wstecz', en: 'Step back', de: 'Schritt zurück' },
  home: { pl: 'Pierwszy widok', en: 'First view', de: 'Erste Ansicht' },
  beams: { pl: 'Snopy światła', en: 'Light beams', de: 'Lichtkegel' },
  noBeams: { pl: 'Snopy zniekształciłyby fałszywe barwy', en: 'Beams would distort the false colours', de: 'Lichtkegel würden die Falschfarben verfälschen' },
  falseColour: { pl: 'Fałszywe barwy', en: 'False colour', de: 'Falschfarben' },
  falseColourHint: {
    pl: 'Natężenie na ścianach, podłodze i suficie w fałszywych barwach',
    en: 'Illuminance of walls, floor and ceiling in false colour',
    de: 'Beleuchtungsstärke auf Wänden, Boden und Decke in Falschfarben',
  },
  attach: { pl: 'Dołącz widok', en: 'Attach view', de: 'Ansicht beifügen' },
  renew: { pl: 'Dołącz na nowo', en: 'Attach again', de: 'Neu beifügen' },
  attachHint: {
    pl: 'Do zamówienia: obrazek zobaczy każdy, kto ma do niego link',
    en: 'To the order: anyone with its link will see the picture',
    de: 'Der Bestellung: Wer ihren Link hat, sieht das Bild',
  },
  outdated: {
    pl: 'Dołączony widok pokazuje projekt sprzed zmian.',
    en: 'The attached view shows the project before it was changed.',
    de: 'Die beigefügte Ansicht zeigt das Projekt vor den Änderungen.',
  },
  attached: { pl: 'Widok 3D jest dołączony do zamówienia.', en: 'The 3D view is attached to the order.', de: 'Die 3D-Ansicht ist der Bestellung beigefügt.' },
  detach: { pl: 'Odłącz widok od zamówienia', en: 'Detach the view from the order', de: 'Ansicht von der Bestellung lösen' },
  glb: { pl: 'Pobierz GLB', en: 'Download GLB', de: 'GLB herunterladen' },
  augmented: { pl: 'Pokaż u siebie', en: 'Show in my room', de: 'In meinem Raum zeigen' },
  failed: { pl: 'Nie udało się. Spróbuj jeszcze raz.', en: 'Something went wrong. Try again.', de: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.' },
  noWebgl: { pl: 'Ta przeglądarka nie obsługuje 3D', en: 'This browser does not support 3D', de: 'Dieser Browser unterstützt kein 3D' },
  noWebglHint: {
    pl: 'Włącz akcelerację sprzętową w ustawieniach przeglądarki albo otwórz projekt w innej. Plan i światło działają dalej.',
    en: 'Turn on hardware acceleration in the browser settings, or open the project in another browser. Plan and light keep working.',
    de: 'Schalten Sie in den Einstellungen des Browsers die Hardwarebeschleunigung ein, oder öffnen Sie das Projekt in einem anderen. Plan und Licht funktionieren weiter.',
  },
  lost: { pl: 'Karta graficzna przerwała wyświetlanie 3D', en: 'The graphics card interrupted the 3D view', de: 'Die Grafikkarte hat die 3D-Ansicht unterbrochen' },
  lostHint: {
    pl: 'Zwykle widok sam wraca po chwili. Projekt jest bezpieczny.',
    en: 'It usually comes back by itself in a moment. The project is safe.',
    de: 'Meist kommt sie gleich von selbst wieder. Das Projekt ist sicher.',
  },
  again: { pl: 'Pokaż ponownie', en: 'Show again', de: 'Erneut zeigen' },
} as const satisfies Texts;
