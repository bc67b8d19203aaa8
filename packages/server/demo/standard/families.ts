import type { Family } from '../binding.ts';

export const NERO: Family = {
  description: [
    'Reflektor z aluminium do codziennego oświetlania ekspozycji. Głowica obraca się wokół osi i pochyla do poziomu, a dioda schowana w głębi tubusa nie oślepia. Adapter przepina się na szynie bez narzędzi.',
    'An aluminium spotlight for everyday display lighting. The head turns about its axis and tilts to the horizontal, and the LED sits deep in the tube, so it does not dazzle. The adapter moves along the track without tools.',
    'Aluminiumstrahler für die tägliche Präsentationsbeleuchtung. Der Kopf dreht sich um seine Achse und neigt sich bis in die Waagerechte; die tief sitzende LED blendet nicht. Der Adapter lässt sich ohne Werkzeug umsetzen.',
  ],
  light: { optics: 'lens', file: 'ldt' },
  cct: 3000,
  cri: 90,
  ip: '20',
  drop: 14,
  tiltMax: 90,
  length: 10,
  luminousLength: 0,
  fitsBent: true,
};

export const FINO: Family = {
  description: [
    'Smukły reflektor do galerii i butików. Soczewka rysuje ostrą granicę plamy, a światło o Ra 95 wiernie oddaje barwy tkanin, skóry i farb. Ustawiony kąt blokuje śruba, więc nie zmienia się przy sprzątaniu.',
    'A slim spotlight for galleries and boutiques. Its lens draws a crisp edge, and light of Ra 95 renders fabrics, leather and paint faithfully. A screw locks the angle, so that cleaning does not shift it.',
    'Schlanker Strahler für Galerien und Boutiquen. Die Linse zeichnet eine scharfe Lichtkante, und Licht mit Ra 95 gibt Stoffe, Leder und Farben getreu wieder. Eine Schraube hält den Winkel auch beim Putzen fest.',
  ],
  light: { optics: 'profile', file: 2002 },
  cct: 3000,
  cri: 95,
  ip: '20',
  drop: 16,
  tiltMax: 90,
  length: 9,
  luminousLength: 0,
  fitsBent: true,
};

export const OPAL: Family = {
  description: [
    'Oprawa liniowa z kloszem opalowym, która świeci równo na całej długości. Daje spokojne światło ogólne nad ladą, biurkiem i przejściem, a klosz zamyka wnętrze przed kurzem.',
    'A linear luminaire with an opal cover that glows evenly from end to end. It gives calm general light above counters, desks and aisles, and the cover keeps dust out.',
    'Linearleuchte mit Opalabdeckung, die auf ganzer Länge gleichmäßig leuchtet. Sie gibt ruhiges Grundlicht über Theke, Schreibtisch und Gang; die Abdeckung hält Staub fern.',
  ],
  light: { optics: 'opal', file: 'ldt' },
  cct: 4000,
  cri: 85,
  ip: '40',
  drop: 4,
  tiltMax: 0,
  beam: 110,
  fitsBent: false,
};

export const RASTER: Family = {
  description: [
    'Rząd małych soczewek za czarnym rastrem. Światło pada szeroko na stół lub regał, a sama oprawa z boku pozostaje ciemna, dlatego dobrze pracuje przy ekranach.',
    'A row of small lenses behind a black louvre. The light falls wide on table or shelf while the luminaire itself stays dark from the side, which makes it a good neighbour to screens.',
    'Eine Reihe kleiner Linsen hinter schwarzem Raster. Das Licht fällt breit auf Tisch oder Regal, während die Leuchte von der Seite dunkel bleibt: gut für Bildschirmarbeitsplätze.',
  ],
  light: { optics: 'louvre', file: 1995 },
  cct: 3000,
  cri: 90,
  ip: '20',
  drop: 5,
  tiltMax: 0,
  beam: 50,
  fitsBent: false,
};

export const TUBA: Family = {
  description: [
    'Cienki walec na przewodzie, który skupia światło na blacie baru lub stoliku. Przewód skraca się przy montażu, a kilka sztuk w rzędzie prowadzi wzrok wzdłuż szyny.',
    'A thin cylinder on a cable that gathers light on a bar or a small table. The cable is cut to length on site, and several in a row lead the eye along the track.',
    'Ein schmaler Zylinder am Kabel, der das Licht auf Bar oder Tisch bündelt. Das Kabel wird bei der Montage gekürzt; mehrere in Reihe führen den Blick die Schiene entlang.',
  ],
  light: { optics: 'reflector', file: 'ldt' },
  cct: 2700,
  cri: 90,
  ip: '20',
  drop: 120,
  tiltMax: 0,
  beam: 36,
  length: 8,
  luminousLength: 0,
  fitsBent: true,
};

export const CONE: Family = {
  description: [
    'Stożek z giętej blachy, w środku biały, na zewnątrz w kolorze szyny. Rozkłada światło szeroko na stół jadalny i nie świeci w oczy siedzącym.',
    'A spun metal cone, white inside and in the colour of the track outside. It spreads light widely over a dining table and keeps it out of the eyes of those who sit there.',
    'Ein Kegel aus gedrücktem Blech, innen weiß, außen in Schienenfarbe. Er verteilt das Licht breit auf dem Esstisch, ohne den Sitzenden in die Augen zu scheinen.',
  ],
  light: { optics: 'reflector', file: 1995 },
  cct: 2700,
  cri: 90,
  ip: '20',
  drop: 110,
  tiltMax: 0,
  beam: 60,
  length: 8,
  luminousLength: 0,
  fitsBent: true,
};

export const DOME: Family = {
  description: [
    'Kopuła z miękkim, rozproszonym światłem do sal i poczekalni. Mleczny dyfuzor zasłania diody, a głęboka czasza ogranicza blask widziany z daleka.',
    'A dome with soft, diffuse light for halls and waiting rooms. A frosted diffuser hides the LEDs, and the deep bowl limits the glare seen from afar.',
    'Eine Kuppel mit weichem, gestreutem Licht für Säle und Wartezonen. Ein satinierter Diffusor verdeckt die LEDs, und die tiefe Schale begrenzt die Blendung aus der Ferne.',
  ],
  light: { optics: 'diffuser', file: 'ldt' },
  cct: 3000,
  cri: 90,
  ip: '20',
  drop: 120,
  tiltMax: 0,
  beam: 90,
  length: 8,
  luminousLength: 0,
  fitsBent: true,
};

export const WAVE: Family = {
  description: [
    'Oprawa do ścian z asymetrycznym odbłyśnikiem. Prowadzi światło od sufitu do podłogi bez jasnej plamy u góry, na regały, obrazy i tablice. Najrówniej świeci metr od ściany.',
    'A wall washer with an asymmetric reflector. It carries light from ceiling to floor without a bright patch at the top, for shelves, paintings and boards. It is most even a metre from the wall.',
    'Wandfluter mit asymmetrischem Reflektor. Er führt das Licht ohne hellen Fleck von der Decke bis zum Boden, für Regale, Bilder und Tafeln. Am gleichmäßigsten leuchtet er einen Meter vor der Wand.',
  ],
  light: { optics: 'wallWasher', file: 'ldt' },
  throwsTo: 0,
  cct: 4000,
  cri: 90,
  ip: '20',
  drop: 9,
  tiltMax: 45,
  beam: 80,
  fitsBent: true,
};

export const PROBE: Family = {
  description: [
    'Downlight na krótkim ramieniu, który świeci prosto w dół jak oprawa wpuszczana, bez otworu w suficie. Ramię pozwala lekko skorygować kąt nad ladą lub stołem.',
    'A downlight on a short arm that shines straight down like a recessed one, without a hole in the ceiling. The arm allows a slight correction above a counter or a table.',
    'Ein Downlight am kurzen Ausleger, das wie ein Einbaustrahler senkrecht leuchtet, ohne Deckenausschnitt. Der Ausleger erlaubt eine leichte Korrektur über Theke oder Tisch.',
  ],
  light: { optics: 'reflector', file: 2002 },
  cct: 3000,
  cri: 90,
  ip: '20',
  drop: 12,
  tiltMax: 25,
  beam: 60,
  length: 11,
  luminousLength: 0,
  fitsBent: true,
};

export const LUNA: Family = {
  description: [
    'Kula z mlecznego szkła, która świeci miękko na wszystkie strony i zdobi także w dzień. Pasuje do recepcji, kawiarni i klatek schodowych, pojedynczo albo w grupach o różnych średnicach.',
    'A globe of opal glass that glows softly all around and is an ornament by day as well. It suits receptions, cafés and stairwells, alone or in groups of different diameters.',
    'Eine Kugel aus Opalglas, die weich nach allen Seiten leuchtet und auch bei Tag schmückt. Für Empfang, Café und Treppenhaus, einzeln oder in Gruppen mit verschiedenen Durchmessern.',
  ],
  light: { optics: 'globe', file: 2019 },
  cct: 2700,
  cri: 90,
  ip: '40',
  drop: 70,
  tiltMax: 0,
  beam: 160,
  length: 8,
  luminousLength: 0,
  fitsBent: true,
};
