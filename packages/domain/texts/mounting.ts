import type { Texts } from './texts.ts';

export const mounting = {
  title: { pl: 'Lista montażowa', en: 'Mounting list', de: 'Montageliste' },
  toOrder: { pl: 'Wróć do zamówienia', en: 'Back to the order', de: 'Zurück zur Bestellung' },
  hint: { pl: 'Odhaczone pozycje pamięta ta przeglądarka.', en: 'This browser remembers what is ticked.', de: 'Dieser Browser merkt sich, was abgehakt ist.' },
  progress: { pl: 'Postęp montażu', en: 'Progress of mounting', de: 'Stand der Montage' },
  doneOf: { pl: '{done} z {all}', en: '{done} of {all}', de: '{done} von {all}' },
  next: { pl: 'Następna pozycja', en: 'Next piece', de: 'Nächste Position' },
  allDone: { pl: 'Wszystko zamontowane', en: 'All is mounted', de: 'Alles ist montiert' },
  unknownPiece: {
    pl: 'Na tej liście nie ma pozycji {key}. Sprawdź, czy etykieta jest od tego zamówienia.',
    en: 'There is no {key} on this list. Check that the label is of this order.',
    de: 'Auf dieser Liste gibt es kein {key}. Prüfen Sie, ob das Etikett zu dieser Bestellung gehört.',
  },
  fault_unkept: {
    pl: 'Przeglądarka nie zapisuje odhaczonych pozycji: jej pamięć jest pełna albo wyłączona. Zwolnij miejsce i nie zamykaj tej karty.',
    en: 'The browser does not keep what is ticked: its storage is full or switched off. Make room, and leave this tab open.',
    de: 'Der Browser speichert das Abgehakte nicht: Sein Speicher ist voll oder abgeschaltet. Schaffen Sie Platz und lassen Sie diesen Tab offen.',
  },
  fault_damaged: {
    pl: 'Nie da się odczytać, co było odhaczone. Odhacz zamontowane pozycje jeszcze raz.',
    en: 'What was ticked cannot be read any more. Tick again what is mounted.',
    de: 'Was abgehakt war, ist nicht mehr lesbar. Haken Sie Montiertes noch einmal ab.',
  },

  labels: {
    pl: 'Etykiety {width} × {height} mm, {count} na arkuszu A4. Drukuj bez skalowania (100%).',
    en: 'Labels of {width} × {height} mm, {count} on a sheet of A4. Print without scaling (100%).',
    de: 'Etiketten {width} × {height} mm, {count} je A4-Bogen. Ohne Skalierung drucken (100%).',
  },
  sheet: { pl: 'Arkusz {number} z {all}', en: 'Sheet {number} of {all}', de: 'Bogen {number} von {all}' },

  preparation: { pl: 'Przed montażem szyn', en: 'Before the rails', de: 'Vor den Schienen' },
  rail: { pl: 'Szyna {number}', en: 'Rail {number}', de: 'Schiene {number}' },
  supplies: { pl: 'Zasilanie i sterowanie', en: 'Power and control', de: 'Versorgung und Steuerung' },
  rest: { pl: 'Pozostałe', en: 'The rest', de: 'Übriges' },

  piece: { pl: 'Odcinek {length} cm', en: 'Piece of {length} cm', de: 'Stück von {length} cm' },
  bent: { pl: 'gięta, promień {radius} cm', en: 'bent, radius {radius} cm', de: 'gebogen, Radius {radius} cm' },
  atBegin: { pl: 'na początku szyny', en: 'at the begin of the rail', de: 'am Anfang der Schiene' },
  atEnd: { pl: 'na końcu szyny', en: 'at the end of the rail', de: 'am Ende der Schiene' },
  feed_end: { pl: 'w końcu szyny', en: 'in the end of the rail', de: 'im Schienenende' },
  feed_straight: { pl: 'w złączu', en: 'at a joint', de: 'an der Verbindung' },
  feed_angle: { pl: 'w narożniku', en: 'at a corner', de: 'an der Ecke' },
  feed_t: { pl: 'w ramieniu T', en: 'in an arm of the T', de: 'im Arm des T' },
  feed_drilled: { pl: 'szynę nawiercić', en: 'the rail is drilled', de: 'Schiene anbohren' },
  at: { pl: '{place} cm od początku', en: '{place} cm from the begin', de: '{place} cm vom Anfang' },
  toRail: { pl: 'do szyny {number}', en: 'to rail {number}', de: 'an Schiene {number}' },
  arm_left: { pl: 'lewe ramię łącznika T', en: 'left arm of the T', de: 'linker Arm des T' },
  arm_right: { pl: 'prawe ramię łącznika T', en: 'right arm of the T', de: 'rechter Arm des T' },
  arm_straight: { pl: 'ramię łącznika T na wprost', en: 'straight arm of the T', de: 'gerader Arm des T' },
  turned: { pl: 'obrót {angle}°', en: 'turn {angle}°', de: 'Drehung {angle}°' },
  tilted: { pl: 'pochylenie {angle}°', en: 'tilt {angle}°', de: 'Neigung {angle}°' },
  zone: { pl: 'strefa {name}', en: 'zone {name}', de: 'Zone {name}' },
  supply: { pl: 'zasilacz {name}', en: 'supply {name}', de: 'Netzteil {name}' },
  address: { pl: 'adres {name}', en: 'address {name}', de: 'Adresse {name}' },
  luminaires: {
    pl: '{count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}',
    en: '{count, plural, one {# luminaire} other {# luminaires}}',
    de: '{count, plural, one {# Leuchte} other {# Leuchten}}',
  },
  withoutPlace: { pl: 'bez miejsca na rysunku', en: 'without a place on the drawing', de: 'ohne Ort auf der Zeichnung' },
} as const satisfies Texts;
