import type { Texts } from './texts.ts';

export const control = {
  title: { pl: 'Sterowanie i zasilanie', en: 'Control and power', de: 'Steuerung und Versorgung' },
  hint: {
    pl: 'Od systemu zależy, które oprawy i zasilacze pasują.',
    en: 'The system decides which luminaires and supplies fit.',
    de: 'Das System bestimmt, welche Leuchten und Netzteile passen.',
  },
  system: { pl: 'System sterowania', en: 'Control system', de: 'Steuerungssystem' },
  noSystems: { pl: 'W katalogu nie ma jeszcze systemów.', en: 'The catalogue has no systems yet.', de: 'Der Katalog enthält noch keine Systeme.' },

  gateway: { pl: 'Bramka', en: 'Gateway', de: 'Gateway' },
  noGateway: { pl: 'Bez bramki', en: 'No gateway', de: 'Kein Gateway' },
  noGatewayHint: { pl: 'Sterowanie jest już na miejscu.', en: 'The control is already in place.', de: 'Die Steuerung ist bereits vorhanden.' },
  noGateways: { pl: 'Ten system nie potrzebuje bramki.', en: 'This system needs no gateway.', de: 'Dieses System braucht kein Gateway.' },

  power: { pl: 'Zasilacz', en: 'Power supply', de: 'Netzteil' },
  powerUnknown: { pl: 'moc nieznana', en: 'power unknown', de: 'Leistung nicht bekannt' },
  loadUnknown: {
    pl: 'Moc niektórych opraw jest nieznana, więc nie da się polecić zasilacza.',
    en: 'The power of some luminaires is unknown, so no power supply can be recommended.',
    de: 'Die Leistung mancher Leuchten ist nicht bekannt, daher lässt sich kein Netzteil empfehlen.',
  },
  automaticPower: { pl: 'Automatycznie', en: 'Automatic', de: 'Automatisch' },
  automaticPowerIs: { pl: '{title}: najtańszy o wystarczającej mocy.', en: '{title}: the cheapest with enough capacity.', de: '{title}: das günstigste mit ausreichender Leistung.' },
  automaticPowerHint: { pl: 'Najtańszy zasilacz o wystarczającej mocy.', en: 'The cheapest power supply with enough capacity.', de: 'Das günstigste Netzteil mit ausreichender Leistung.' },
  forDali: { pl: 'Zasilacz do sterowania DALI', en: 'Power supply for DALI control', de: 'Netzteil für DALI-Steuerung' },
  noPower: { pl: 'Bez zasilacza', en: 'No power supply', de: 'Kein Netzteil' },
  noPowerHint: { pl: 'Zasilanie jest już na miejscu.', en: 'Power is already in place.', de: 'Die Versorgung ist bereits vorhanden.' },
  noPowers: {
    pl: 'Żaden zasilacz nie pasuje do koloru szyn i wybranego systemu. Zmień kolor albo system.',
    en: 'No power supply matches the rail colour and the chosen system. Change the colour or the system.',
    de: 'Kein Netzteil passt zu Schienenfarbe und System. Ändern Sie Farbe oder System.',
  },
  noLoad: { pl: 'Wybierz oprawy, a podpowiemy zasilacz.', en: 'Choose luminaires to get a recommended power supply.', de: 'Wählen Sie Leuchten, dann empfehlen wir ein Netzteil.' },
  total: { pl: 'Oprawy pobierają {total}.', en: 'The luminaires draw {total}.', de: 'Die Leuchten benötigen {total}.' },
  totalOfZone: { pl: 'Najbardziej obciążona strefa pobiera {total}.', en: 'The zone with the greatest load draws {total}.', de: 'Die am stärksten belastete Zone benötigt {total}.' },
  load: { pl: 'Obciążenie {percent} %', en: 'Load {percent}%', de: 'Auslastung {percent} %' },
  tooWeak: { pl: 'Za słaby: brakuje {missing}', en: 'Too weak: {missing} short', de: 'Zu schwach: {missing} fehlen' },
  recommended: { pl: 'zalecany', en: 'recommended', de: 'empfohlen' },
  chooseRecommended: { pl: 'Wybierz zalecany: {title}', en: 'Choose recommended: {title}', de: 'Empfohlenes wählen: {title}' },
  split: { pl: 'Podziel układ na kilka systemów', en: 'Split the layout into several systems', de: 'Anlage in mehrere Systeme aufteilen' },
  splitReason: {
    pl: 'Oprawy pobierają {total}. Żaden zasilacz nie daje tyle przy obciążeniu do {share} %.',
    en: 'The luminaires draw {total}. No power supply delivers that at a load of up to {share}%.',
    de: 'Die Leuchten benötigen {total}. Kein Netzteil liefert das bei höchstens {share} % Auslastung.',
  },
  splitReasonOfZone: {
    pl: 'Najbardziej obciążona strefa pobiera {total}. Żaden zasilacz nie daje tyle przy obciążeniu do {share} %.',
    en: 'The zone with the greatest load draws {total}. No power supply delivers that at a load of up to {share}%.',
    de: 'Die am stärksten belastete Zone benötigt {total}. Kein Netzteil liefert das bei höchstens {share} % Auslastung.',
  },
  addresses: { pl: 'Adresy DALI', en: 'DALI addresses', de: 'DALI-Adressen' },
  busCurrent: { pl: 'Prąd magistrali', en: 'Bus current', de: 'Busstrom' },
  onGateways: { pl: 'Oprawy na bramkach', en: 'Luminaires on gateways', de: 'Leuchten an Gateways' },
  usedOf: { pl: '{used} z {most}', en: '{used} of {most}', de: '{used} von {most}' },
} as const satisfies Texts;

export const powerDialog = {
  title: { pl: 'Przekroczono moc zasilacza', en: 'The power supply is overloaded', de: 'Netzteil überlastet' },
  titleOfZone: { pl: 'Przekroczono moc zasilacza strefy {zone}', en: 'The power supply of zone {zone} is overloaded', de: 'Netzteil der Zone {zone} überlastet' },
  supply: { pl: 'Moc zasilacza', en: 'Power supply capacity', de: 'Leistung des Netzteils' },
  total: { pl: 'Moc opraw', en: 'Luminaire power', de: 'Leistung der Leuchten' },
  totalOfZone: { pl: 'Moc opraw w strefie {zone}', en: 'Luminaire power in zone {zone}', de: 'Leistung der Leuchten in {zone}' },
  seeking: { pl: 'Szukam rozwiązań…', en: 'Looking for solutions…', de: 'Lösungen werden gesucht…' },
  ways: { pl: 'Zmniejsz liczbę opraw albo wybierz:', en: 'Use fewer luminaires, or choose:', de: 'Nehmen Sie weniger Leuchten oder wählen Sie:' },
  mute: { pl: 'Nie przypominaj przy tym projekcie', en: 'Do not remind me for this project', de: 'Bei diesem Projekt nicht mehr erinnern' },
  muteHint: { pl: 'Zestawienie nadal pokaże przeciążenie.', en: 'The bill still shows the overload.', de: 'Die Aufstellung zeigt die Überlast weiterhin.' },
  confirm: { pl: 'Rozumiem', en: 'Got it', de: 'Verstanden' },
} as const satisfies Texts;
