import type { Texts } from './texts.ts';

/** Why an edit was not done, and what cannot be built as drawn. */
export const problem = {
  lengthNotWhole: { pl: 'Podaj długość w pełnych centymetrach, np. 120.', en: 'Enter the length in whole centimetres, such as 120.', de: 'Geben Sie die Länge in ganzen Zentimetern an, etwa 120.' },
  lengthOutOfRange: { pl: 'Długość musi wynosić od {min} do {max} cm.', en: 'The length must be between {min} and {max} cm.', de: 'Die Länge muss zwischen {min} und {max} cm liegen.' },
  bentLength: { pl: 'Szyna gięta ma 100 albo 200 cm.', en: 'A bent rail is 100 or 200 cm long.', de: 'Eine Bogenschiene ist 100 oder 200 cm lang.' },
  tooManySteps: {
    pl: 'Układ ma już {steps, plural, one {# szyna} few {# szyny} many {# szyn} other {# szyny}}, więcej nie można. Podziel go na kilka.',
    en: 'The layout already has {steps, plural, one {# rail} other {# rails}}, the maximum. Split it into several.',
    de: 'Die Anlage hat schon {steps, plural, one {# Schiene} other {# Schienen}}, mehr sind nicht möglich. Teilen Sie sie auf.',
  },
  wouldOpen: {
    pl: 'Zamknięty układ by się otworzył: żaden inny bok nie może się dopasować. Podaj inną długość albo najpierw usuń jeden z boków.',
    en: 'The closed shape would open: no other side can adapt. Enter another length, or remove one of the sides first.',
    de: 'Die geschlossene Form würde sich öffnen: Keine andere Seite kann sich anpassen. Geben Sie eine andere Länge ein oder entfernen Sie zuerst eine der Seiten.',
  },
  unknownStep: { pl: 'Tej szyny już nie ma.', en: 'This rail no longer exists.', de: 'Diese Schiene gibt es nicht mehr.' },
  endTaken: { pl: 'Ten koniec jest zajęty. Wybierz inny otwarty koniec.', en: 'This end is in use. Choose another open end.', de: 'Dieses Ende ist belegt. Wählen Sie ein anderes offenes Ende.' },
  entryInactive: {
    pl: 'Ten koniec jest wyłączony. Włącz go przy szynie 1.',
    en: 'This end is turned off. Turn it on at rail 1.',
    de: 'Dieses Ende ist ausgeschaltet. Schalten Sie es bei Schiene 1 ein.',
  },
  entryTaken: {
    pl: 'Do tego końca dołączono już szynę. Najpierw ją usuń.',
    en: 'A rail is attached to this end. Delete it first.',
    de: 'An diesem Ende ist schon eine Schiene angeschlossen. Entfernen Sie sie zuerst.',
  },
  onTGoesStraight: { pl: 'Z trójnika szyna wychodzi tylko prosto.', en: 'A rail can only leave a tee straight on.', de: 'An ein T-Stück schließt eine Schiene nur geradeaus an.' },
  startIsStraight: { pl: 'Pierwsza szyna jest prosta.', en: 'The first rail is straight.', de: 'Die erste Schiene ist gerade.' },
  startStays: { pl: 'Pierwsza szyna zostaje; usuwa ją „Zacznij od nowa”.', en: 'The first rail stays; “Start over” removes it.', de: 'Die erste Schiene bleibt; „Neu beginnen“ entfernt sie.' },
  wallsCross: {
    pl: 'Ściany przecięłyby się albo nałożyły na siebie. Wybierz inne miejsce albo inny wymiar.',
    en: 'Walls would cross or overlap. Choose another position or size.',
    de: 'Wände würden sich kreuzen oder aufeinander liegen. Wählen Sie eine andere Stelle oder ein anderes Maß.',
  },
  roomTooFar: {
    pl: 'Pokój leżałby dalej niż {metres} m od początku rysunku. Przesuń podkład bliżej i spróbuj ponownie.',
    en: 'The room would be more than {metres} m from the origin of the drawing. Move the floor plan closer and try again.',
    de: 'Der Raum läge mehr als {metres} m vom Ursprung der Zeichnung entfernt. Schieben Sie den Grundriss näher heran und versuchen Sie es erneut.',
  },
  tooFar: {
    pl: 'To za daleko: osobny ciąg może być najwyżej {metres} m od pierwszego.',
    en: 'That is too far: a separate run can be at most {metres} m from the first.',
    de: 'Das ist zu weit: Ein eigener Schienenzug kann höchstens {metres} m vom ersten entfernt sein.',
  },
  hangingDoesNotFit: {
    pl: 'Następne szyny przestałyby pasować. Najpierw je usuń.',
    en: 'The rails after it would no longer fit. Delete them first.',
    de: 'Die folgenden Schienen würden nicht mehr passen. Löschen Sie sie zuerst.',
  },
  severalHang: {
    pl: 'Dołączono do niej kilka szyn, a na jej miejsce pasuje tylko jedna.',
    en: 'Several rails are attached to it, but only one fits in its place.',
    de: 'An sie schließen mehrere Schienen an, an ihre Stelle passt nur eine.',
  },
  nothingBefore: {
    pl: 'Od tej szyny ciąg się zaczyna: reszty nie ma do czego dosunąć. Zostaw ją na miejscu.',
    en: 'The run starts with this rail, so the rest cannot close the gap. Leave the rest where it is.',
    de: 'Mit dieser Schiene beginnt der Schienenzug: Der Rest kann nirgends aufrücken. Lassen Sie ihn, wo er ist.',
  },
  restCannotStay: {
    pl: 'Reszta nie może zostać na miejscu: osobny ciąg zaczyna się prostą szyną bez trójnika na końcu.',
    en: 'The rest cannot stay: a separate run starts with a straight rail without a tee at its end.',
    de: 'Der Rest kann nicht bleiben: Ein eigener Schienenzug beginnt mit einer geraden Schiene ohne T-Stück am Ende.',
  },
  noStartRail: {
    pl: 'Zaznaczonych szyn nie da się skopiować osobno: ciąg zaczyna się prostą szyną bez trójnika na końcu. Zaznacz też szynę przed nimi.',
    en: 'These rails can’t be copied by themselves: a run starts with a straight rail without a tee at its end. Select the rail before them too.',
    de: 'Diese Schienen lassen sich nicht allein kopieren: Ein Schienenzug beginnt mit einer geraden Schiene ohne T-Stück am Ende. Wählen Sie auch die Schiene davor.',
  },
  outsideRoom: {
    pl: 'Szyny wyszłyby poza pokój. Podaj inną odległość.',
    en: 'The rails would extend beyond the room. Enter another distance.',
    de: 'Die Schienen lägen außerhalb des Raums. Geben Sie einen anderen Abstand ein.',
  },
  more: { pl: 'i jeszcze {count} na rysunku', en: 'and {count} more on the drawing', de: '{count, plural, one {und # weiteres in der Zeichnung} other {und # weitere in der Zeichnung}}' },
} as const satisfies Texts;
