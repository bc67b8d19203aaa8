import type { Texts } from './texts.ts';

/** Luminaires in their places: put, moved, aimed, spaced. */
export const pieces = {
  number: { pl: 'L{number}', en: 'L{number}', de: 'L{number}' },
  rail: { pl: 'szyna {number}', en: 'rail {number}', de: 'Schiene {number}' },
  isAutomatic: { pl: 'ustawia się sama', en: 'placed automatically', de: 'automatisch gesetzt' },
  several: {
    pl: '{count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}',
    en: '{count, plural, one {# luminaire} other {# luminaires}}',
    de: '{count, plural, one {# Leuchte} other {# Leuchten}}',
  },
  selected: { pl: 'Zaznaczona oprawa', en: 'Selected luminaire', de: 'Gewählte Leuchte' },
  severalSelected: { pl: 'Zaznaczone oprawy', en: 'Selected luminaires', de: 'Gewählte Leuchten' },
  close: { pl: 'Odznacz', en: 'Deselect', de: 'Auswahl aufheben' },
  at: { pl: 'Miejsce', en: 'Place', de: 'Ort' },
  turn: { pl: 'Obrót', en: 'Turn', de: 'Drehung' },
  tilt: { pl: 'Pochylenie', en: 'Tilt', de: 'Neigung' },
  noTilt: {
    pl: 'Ta oprawa się nie pochyla.',
    en: 'This luminaire does not tilt.',
    de: 'Diese Leuchte lässt sich nicht neigen.',
  },
  notNumber: {
    pl: 'Podaj liczbę, np. {example}.',
    en: 'Enter a number, such as {example}.',
    de: 'Geben Sie eine Zahl ein, etwa {example}.',
  },
  outOfRange: { pl: 'Od {min} do {max}.', en: 'From {min} to {max}.', de: 'Von {min} bis {max}.' },
  aim: { pl: 'Celuj', en: 'Aim', de: 'Ausrichten' },
  aimHint: {
    pl: 'Wskaż na rysunku, gdzie ma świecić. Strzałki przesuwają cel, Enter kończy.',
    en: 'Point at where it is to shine. Arrow keys move the target, Enter ends.',
    de: 'Zeigen Sie, wohin sie leuchten soll. Pfeiltasten bewegen das Ziel, Enter beendet.',
  },
  onWall: { pl: 'ściana, {height} cm', en: 'wall, {height} cm', de: 'Wand, {height} cm' },
  wallHeight: { pl: 'Na ścianie', en: 'On the wall', de: 'An der Wand' },
  giveBack: { pl: 'Automat', en: 'Automatic', de: 'Automatisch' },
  giveBackHint: {
    pl: 'Niech miejsce znów wynika z pozostałych opraw',
    en: 'Let its place follow from the others again',
    de: 'Der Ort soll wieder aus den anderen folgen',
  },
  duplicate: { pl: 'Powiel', en: 'Duplicate', de: 'Verdoppeln' },
  remove: { pl: 'Usuń z układu', en: 'Take out', de: 'Entfernen' },
  gaps: {
    pl: '{number}, {title}, szyna {rail}, {at} cm od początku; wolne {before} cm przed i {after} cm za oprawą.',
    en: '{number}, {title}, rail {rail}, {at} cm from its begin; {before} cm free before and {after} cm after it.',
    de: '{number}, {title}, Schiene {rail}, {at} cm vom Anfang; {before} cm davor und {after} cm dahinter frei.',
  },
  fault_noStep: {
    pl: 'Tej szyny już nie ma.',
    en: 'That rail is no longer there.',
    de: 'Diese Schiene gibt es nicht mehr.',
  },
  fault_beyondEnd: {
    pl: 'Oprawa wystawałaby poza szynę. Podaj miejsce dalej od jej końca.',
    en: 'The luminaire would stick out of the rail. Choose a place farther from its end.',
    de: 'Die Leuchte stünde über die Schiene hinaus. Wählen Sie einen Ort weiter vom Ende.',
  },
  fault_notOnBend: {
    pl: 'Ta oprawa nie wchodzi na szynę giętą. Wybierz prostą.',
    en: 'This luminaire does not fit a bent rail. Choose a straight one.',
    de: 'Diese Leuchte passt auf keine gebogene Schiene. Wählen Sie eine gerade.',
  },
  fault_overlaps: {
    pl: 'Tam wisi już inna oprawa. Podaj inne miejsce albo najpierw ją przesuń.',
    en: 'Another luminaire hangs there. Choose another place, or move that one first.',
    de: 'Dort hängt schon eine Leuchte. Wählen Sie einen anderen Ort oder verschieben Sie sie zuerst.',
  },
  fault_tooMany: {
    pl: 'Wybrano mniej takich opraw, niż ich stoi. Zwiększ ich liczbę.',
    en: 'Fewer of these are chosen than stand here. Choose more of them.',
    de: 'Es sind weniger davon gewählt, als hier stehen. Wählen Sie mehr.',
  },
  fault_tooManyPieces: {
    pl: 'Więcej niż {max} sztuk jednej oprawy się nie da.',
    en: 'There can be no more than {max} of one luminaire.',
    de: 'Mehr als {max} Stück einer Leuchte sind nicht möglich.',
  },
  fault_doesNotFit: {
    pl: 'Tyle opraw nie zmieści się na tej szynie. Podaj mniej albo wydłuż szynę.',
    en: 'So many do not fit this rail. Enter fewer, or lengthen the rail.',
    de: 'So viele passen nicht auf diese Schiene. Geben Sie weniger ein oder verlängern Sie sie.',
  },
  fault_tooClose: {
    pl: 'Przy tej odległości oprawy by się nakładały. Podaj większą.',
    en: 'At this distance the luminaires would overlap. Enter a greater one.',
    de: 'Bei diesem Abstand lägen die Leuchten übereinander. Geben Sie einen größeren ein.',
  },
  fault_tooFarApart: {
    pl: 'Przy tej odległości oprawy wyszłyby poza szynę. Podaj mniejszą.',
    en: 'At this distance the luminaires would go beyond the rail. Enter a smaller one.',
    de: 'Bei diesem Abstand reichten die Leuchten über die Schiene hinaus. Geben Sie einen kleineren ein.',
  },
  fault_severalOnRail: {
    pl: 'Wyrównać można po jednej oprawie z każdej szyny. Zaznacz po jednej.',
    en: 'One luminaire of each rail can be aligned. Select one of each.',
    de: 'Ausrichten lässt sich je Schiene eine Leuchte. Wählen Sie je eine.',
  },
  fault_nothingOpposite: {
    pl: 'Naprzeciwko nie ma równoległej szyny.',
    en: 'There is no parallel rail opposite.',
    de: 'Gegenüber liegt keine parallele Schiene.',
  },
  fault_notParallel: {
    pl: 'Wyrównać można oprawy na równoległych szynach prostych. Zaznacz takie.',
    en: 'Luminaires on parallel straight rails can be aligned. Select such.',
    de: 'Ausrichten lassen sich Leuchten auf parallelen geraden Schienen. Wählen Sie solche.',
  },
} as const satisfies Texts;
