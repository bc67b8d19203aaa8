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
    pl: 'Strzałki obracają widok, a podczas spaceru prowadzą; plus i minus przybliżają, F wraca do pierwszego widoku. Nawiasy kwadratowe wybierają oprawę: strzałki ją przesuwają, A celuje, Esc kończy.',
    en: 'Arrows turn the view, and lead while walking; plus and minus zoom, F goes back to the first view. Square brackets select a luminaire: arrows move it, A aims, Esc ends.',
    de: 'Pfeile drehen die Ansicht und führen beim Gehen; Plus und Minus zoomen, F kehrt zur ersten Ansicht zurück. Eckige Klammern wählen eine Leuchte: Pfeile verschieben sie, A richtet sie aus, Esc beendet.',
  },
  rail: { pl: 'Szyna {number}', en: 'Rail {number}', de: 'Schiene {number}' },
  tools: { pl: 'Narzędzia widoku 3D', en: '3D view tools', de: 'Werkzeuge der 3D-Ansicht' },
  way: { pl: 'Sposób oglądania', en: 'How to look', de: 'Art der Betrachtung' },
  orbit: { pl: 'Dookoła', en: 'Around', de: 'Rundum' },
  walk: { pl: 'Spacer', en: 'Walk', de: 'Begehen' },
  ahead: { pl: 'Krok naprzód', en: 'Step forward', de: 'Schritt vor' },
  back: { pl: 'Krok wstecz', en: 'Step back', de: 'Schritt zurück' },
  home: { pl: 'Pierwszy widok', en: 'First view', de: 'Erste Ansicht' },
  beams: { pl: 'Snopy światła', en: 'Beams of light', de: 'Lichtkegel' },
  noBeams: { pl: 'Snopy zmieniłyby fałszywe barwy', en: 'Beams would change the false colours', de: 'Lichtkegel würden die Falschfarben verändern' },
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
    en: 'To the order: anyone who has its link will see the picture',
    de: 'Der Bestellung: Wer ihren Link hat, sieht das Bild',
  },
  outdated: {
    pl: 'Dołączony widok pokazuje projekt sprzed zmian.',
    en: 'The attached view shows the design before it was changed.',
    de: 'Die beigefügte Ansicht zeigt den Entwurf vor den Änderungen.',
  },
  attached: { pl: 'Widok 3D jest dołączony do zamówienia.', en: 'The 3D view is attached to the order.', de: 'Die 3D-Ansicht ist der Bestellung beigefügt.' },
  detach: { pl: 'Odłącz widok od zamówienia', en: 'Detach the view from the order', de: 'Ansicht von der Bestellung lösen' },
  glb: { pl: 'Pobierz GLB', en: 'Download GLB', de: 'GLB herunterladen' },
  augmented: { pl: 'Pokaż u siebie', en: 'Show in my room', de: 'In meinem Raum zeigen' },
  failed: { pl: 'Nie udało się. Spróbuj jeszcze raz.', en: 'Something went wrong. Try again.', de: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.' },
  noWebgl: { pl: 'Ta przeglądarka nie pokazuje 3D', en: 'This browser cannot show 3D', de: 'Dieser Browser zeigt kein 3D' },
  noWebglHint: {
    pl: 'Włącz akcelerację sprzętową w ustawieniach przeglądarki albo otwórz projekt w innej. Plan i światło działają dalej.',
    en: 'Turn on hardware acceleration in the settings of the browser, or open the design in another one. Plan and light keep working.',
    de: 'Schalten Sie in den Einstellungen des Browsers die Hardwarebeschleunigung ein, oder öffnen Sie den Entwurf in einem anderen. Plan und Licht funktionieren weiter.',
  },
  lost: { pl: 'Karta graficzna przerwała obraz 3D', en: 'The graphics card interrupted the 3D picture', de: 'Die Grafikkarte hat das 3D-Bild unterbrochen' },
  lostHint: {
    pl: 'Zwykle obraz sam wraca po chwili. Projekt jest bezpieczny.',
    en: 'It usually comes back by itself in a moment. The design is safe.',
    de: 'Meist kommt es gleich von selbst wieder. Der Entwurf ist sicher.',
  },
  again: { pl: 'Pokaż ponownie', en: 'Show again', de: 'Erneut zeigen' },
} as const satisfies Texts;
