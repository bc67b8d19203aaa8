import type { Texts } from './texts.ts';

/** The installation: feeds, cuts, zones, and what is lost along the rails. */
export const wiring = {
  title: { pl: 'Instalacja', en: 'Installation', de: 'Installation' },
  hint: {
    pl: 'Przeciągnij zasilanie, kliknij łącznik, aby go przeciąć, albo szynę, aby dodać zasilanie.',
    en: 'Drag a feed, click a joint to cut it, or a rail to add a feed.',
    de: 'Einspeisung ziehen, Verbindung zum Trennen anklicken, oder Schiene für weitere Einspeisung.',
  },
  keysHint: {
    pl: 'Nawiasy kwadratowe wybierają zasilanie, strzałki przesuwają je wzdłuż szyny, Delete usuwa. Znak zapytania pokazuje wszystkie klawisze.',
    en: 'Square brackets choose a feed, arrows move it along its rail, Delete removes it. A question mark shows all keys.',
    de: 'Eckige Klammern wählen eine Einspeisung, Pfeiltasten verschieben sie an der Schiene, Entf entfernt sie. Das Fragezeichen zeigt alle Tasten.',
  },
  zone: { pl: 'strefa {zone}', en: 'zone {zone}', de: 'Zone {zone}' },
  feed: { pl: 'Zaznaczone zasilanie', en: 'Selected feed', de: 'Gewählte Einspeisung' },
  selectFeed: { pl: 'Zaznacz {name}', en: 'Select {name}', de: '{name} wählen' },
  isAutomatic: { pl: 'ustawia się samo', en: 'placed automatically', de: 'automatisch gesetzt' },
  told: {
    pl: '{name}, szyna {rail}, {at} cm od początku.',
    en: '{name}, rail {rail}, {at} cm from its begin.',
    de: '{name}, Schiene {rail}, {at} cm vom Anfang.',
  },
  current: { pl: 'Prąd zasilania {name}', en: 'Current of {name}', de: 'Strom von {name}' },
  currentOf: { pl: '{current} z {most}', en: '{current} of {most}', de: '{current} von {most}' },
  giveBackHint: {
    pl: 'Zasilania tego ciągu wrócą tam, gdzie wynika z jego długości',
    en: 'The feeds of this run return to where its length has them',
    de: 'Die Einspeisungen dieses Zugs kehren dorthin zurück, wo seine Länge sie vorsieht',
  },
  remove: { pl: 'Usuń zasilanie', en: 'Remove the feed', de: 'Einspeisung entfernen' },
  needed: {
    pl: 'Tyle zasilań wymaga długość szyn',
    en: 'The length of the rails takes as many feeds',
    de: 'So viele Einspeisungen verlangt die Länge der Schienen',
  },
  add: { pl: 'Dodaj zasilanie', en: 'Add a feed', de: 'Einspeisung hinzufügen' },
  taken: {
    pl: 'Tu już jest zasilanie',
    en: 'A feed is there already',
    de: 'Dort ist schon eine Einspeisung',
  },
  ofRail: {
    pl: 'Instalacja szyny {number}',
    en: 'Installation of rail {number}',
    de: 'Installation von Schiene {number}',
  },
  cuts: { pl: 'Przecięcia', en: 'Cuts', de: 'Trennungen' },
  cutBegin: { pl: 'na początku', en: 'at its begin', de: 'am Anfang' },
  cutEnd: { pl: 'na końcu', en: 'at its end', de: 'am Ende' },
  cutAt: { pl: 'w {at} cm', en: 'at {at} cm', de: 'bei {at} cm' },
  ownZone: { pl: 'Ciąg jako osobna strefa', en: 'Run as a zone of its own', de: 'Zug als eigene Zone' },
  drop: { pl: 'Spadek napięcia', en: 'Voltage drop', de: 'Spannungsfall' },
  dropBelow: { pl: 'do {percent}', en: 'to {percent}', de: 'bis {percent}' },
  dropAbove: { pl: 'ponad {percent}', en: 'above {percent}', de: 'über {percent}' },
  unfed: { pl: 'bez zasilania', en: 'not fed', de: 'ohne Einspeisung' },
  cannotWork: {
    pl: 'Przy tym obciążeniu instalacja nie zadziała.',
    en: 'With this load the installation cannot work.',
    de: 'Mit dieser Last kann die Installation nicht arbeiten.',
  },
  cableLength: { pl: 'Przewód', en: 'Cable', de: 'Kabel' },
  cableConductor: { pl: 'Przekrój żyły', en: 'Cross-section', de: 'Querschnitt' },
  cableUnknown: {
    pl: 'Bez długości przewodu napięcia liczą się od zasilania.',
    en: 'Without the length of the cable voltages are counted from the feed.',
    de: 'Ohne Kabellänge zählen die Spannungen ab der Einspeisung.',
  },
  cableLoss: {
    pl: 'Przewód traci {voltage}.',
    en: 'The cable loses {voltage}.',
    de: 'Das Kabel verliert {voltage}.',
  },
  forgetCable: { pl: 'Przewód nieznany', en: 'Cable not known', de: 'Kabel unbekannt' },
  withoutCable: {
    pl: 'bez przewodu zasilacza',
    en: 'without the supply’s cable',
    de: 'ohne Kabel des Netzteils',
  },
  weakest: {
    pl: 'najniższe napięcie {voltage} przy {piece}, spadek {drop}',
    en: 'lowest voltage {voltage} at {piece}, a drop of {drop}',
    de: 'niedrigste Spannung {voltage} an {piece}, Spannungsfall {drop}',
  },
} as const satisfies Texts;
