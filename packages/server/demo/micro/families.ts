import type { Family } from '../binding.ts';

export const POINT: Family = {
  description: [
    'Miniaturowy reflektor na adapterze magnetycznym do szyn Micro. Wpina się jednym ruchem, obraca i pochyla do poziomu. Akcentuje obraz, roślinę albo towar na półce i prawie nie zwraca na siebie uwagi.',
    'A miniature spotlight on a magnetic adapter for Micro tracks. It clicks in with one hand, turns and tilts to the horizontal. It picks out a picture, a plant or goods on a shelf and hardly draws attention to itself.',
    'Miniaturstrahler mit Magnetadapter für Micro-Schienen. Er rastet mit einem Griff ein, dreht und neigt sich bis in die Waagerechte. Er betont Bild, Pflanze oder Ware im Regal und hält sich selbst zurück.',
  ],
  light: { optics: 'lens', file: 2019 },
  cct: 3000,
  cri: 92,
  ip: '20',
  drop: 7,
  tiltMax: 90,
  length: 6,
  luminousLength: 0,
  fitsBent: true,
};

export const GRID: Family = {
  description: [
    'Wkład magnetyczny z rzędem soczewek cofniętych za czarny raster. Wsunięty w szynę tworzy z nią jedną linię, a światło na blacie jest mocne i wolne od olśnienia.',
    'A magnetic insert with a row of lenses set back behind a black louvre. In the track it becomes one line with it, and the light on the worktop is strong and free of glare.',
    'Magnetischer Einsatz mit einer Reihe zurückgesetzter Linsen hinter schwarzem Raster. In der Schiene bildet er mit ihr eine Linie; das Licht auf der Fläche ist kräftig und blendfrei.',
  ],
  light: { optics: 'louvre', file: 'ldt' },
  cct: 3000,
  cri: 90,
  ip: '20',
  drop: 1,
  tiltMax: 0,
  beam: 40,
  fitsBent: false,
};

export const LINE: Family = {
  description: [
    'Świecący odcinek szyny z dyfuzorem na równi z profilem. Daje równe światło do korytarza, kuchni i garderoby, a odcinki ustawione jeden za drugim tworzą ciągłą linię.',
    'A luminous stretch of track whose diffuser lies flush with the profile. It gives even light for corridor, kitchen and dressing room, and stretches set one after another make an unbroken line.',
    'Ein leuchtendes Stück Schiene mit profilbündigem Diffusor. Es gibt gleichmäßiges Licht für Flur, Küche und Ankleide; hintereinander gesetzt entsteht eine durchgehende Linie.',
  ],
  light: { optics: 'opal', file: 2002 },
  cct: 4000,
  cri: 90,
  ip: '20',
  drop: 1,
  tiltMax: 0,
  beam: 110,
  fitsBent: false,
};

export const NEEDLE: Family = {
  description: [
    'Bardzo cienki walec na przewodzie z adapterem magnetycznym. Rysuje małą, wyraźną plamę na stoliku, a w szeregu oświetla bar albo wyspę kuchenną.',
    'A very thin cylinder on a cable with a magnetic adapter. It draws a small, distinct pool of light on a table, and in a row it lights a bar or a kitchen island.',
    'Ein sehr schlanker Zylinder am Kabel mit Magnetadapter. Er zeichnet einen kleinen, klaren Lichtkreis auf den Tisch; in Reihe beleuchtet er Bar oder Kücheninsel.',
  ],
  light: { optics: 'profile', file: 'ldt' },
  cct: 2700,
  cri: 92,
  ip: '20',
  drop: 90,
  tiltMax: 0,
  beam: 30,
  length: 5,
  luminousLength: 0,
  fitsBent: true,
};

export const BELL: Family = {
  description: [
    'Mały dzwon z białym wnętrzem, który rozprasza światło nad stołem i przyjemnie rozjaśnia twarze. Przewód skraca się przy montażu.',
    'A small bell, white inside, that diffuses light above a table and is kind to faces. The cable is cut to length on site.',
    'Eine kleine Glocke mit weißer Innenseite, die das Licht über dem Tisch streut und Gesichter freundlich aufhellt. Das Kabel wird bei der Montage gekürzt.',
  ],
  light: { optics: 'diffuser', file: 1995 },
  cct: 2700,
  cri: 90,
  ip: '20',
  drop: 100,
  tiltMax: 0,
  beam: 70,
  length: 5,
  luminousLength: 0,
  fitsBent: true,
};

export const FUNNEL: Family = {
  description: [
    'Lejek z matowego metalu, wąski u góry i otwarty ku stołowi. Świeci w dół szerokim kręgiem, a z boku widać samą formę, bez blasku.',
    'A funnel of matt metal, narrow at the top and open towards the table. It throws a wide circle of light down, while from the side one sees its shape alone, without glare.',
    'Ein Trichter aus mattem Metall, oben schmal und zum Tisch hin offen. Er wirft einen breiten Lichtkreis nach unten; von der Seite sieht man nur die Form, keine Blendung.',
  ],
  light: { optics: 'reflector', file: 'ldt' },
  cct: 3000,
  cri: 90,
  ip: '20',
  drop: 100,
  tiltMax: 0,
  beam: 60,
  length: 5,
  luminousLength: 0,
  fitsBent: true,
};
