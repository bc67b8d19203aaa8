import type { Texts } from './texts.ts';

export const bindings = {
  title: { pl: 'Oprawy', en: 'Luminaires', de: 'Leuchten' },
  hint: {
    pl: 'Wybierz oprawy i ich liczbę.',
    en: 'Choose luminaires and how many.',
    de: 'Leuchten und ihre Anzahl wählen.',
  },
  sum: {
    pl: '{count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}, {power}',
    en: '{count, plural, one {# luminaire} other {# luminaires}}, {power}',
    de: '{count, plural, one {# Leuchte} other {# Leuchten}}, {power}',
  },
  figure_lumens: { pl: 'Strumień świetlny', en: 'Luminous flux', de: 'Lichtstrom' },
  figure_efficacy: { pl: 'Skuteczność świetlna', en: 'Luminous efficacy', de: 'Lichtausbeute' },
  figure_watts: { pl: 'Moc', en: 'Power', de: 'Leistung' },
  figure_cct: { pl: 'Barwa światła', en: 'Colour temperature', de: 'Farbtemperatur' },
  figure_cri: { pl: 'Oddawanie barw', en: 'Colour rendering', de: 'Farbwiedergabe' },
  figure_beam: { pl: 'Kąt świecenia', en: 'Beam angle', de: 'Ausstrahlungswinkel' },
  figure_ip: { pl: 'Stopień ochrony', en: 'Ingress protection', de: 'Schutzart' },
  figure_length: { pl: 'Długość', en: 'Length', de: 'Länge' },
  figure_drop: { pl: 'Światło poniżej szyny', en: 'Light below the track', de: 'Licht unter der Schiene' },
  figure_tiltMax: { pl: 'Pochylenie do', en: 'Tilts up to', de: 'Neigbar bis' },
  bentRails: { pl: 'Montaż na szynach giętych', en: 'On bent rails', de: 'Auf Bogenschienen' },
  bentRails_yes: { pl: 'tak', en: 'yes', de: 'ja' },
  bentRails_no: { pl: 'nie', en: 'no', de: 'nein' },
  sheet: { pl: 'Karta katalogowa (PDF)', en: 'Data sheet (PDF)', de: 'Datenblatt (PDF)' },
  close: { pl: 'Zamknij', en: 'Close', de: 'Schließen' },

  anyCct: { pl: 'Barwa: każda', en: 'Colour: any', de: 'Lichtfarbe: alle' },
  anyBeam: { pl: 'Kąt: każdy', en: 'Beam: any', de: 'Winkel: alle' },
  beam_narrow: { pl: 'Wąski, < {from}°', en: 'Narrow, < {from}°', de: 'Eng, < {from}°' },
  beam_medium: { pl: 'Średni, {from}–{to}°', en: 'Medium, {from}–{to}°', de: 'Mittel, {from}–{to}°' },
  beam_wide: { pl: 'Szeroki, > {to}°', en: 'Wide, > {to}°', de: 'Breit, > {to}°' },
  anyLumens: { pl: 'Strumień: każdy', en: 'Flux: any', de: 'Lichtstrom: alle' },
  anyIp: { pl: 'IP: każde', en: 'IP: any', de: 'IP: alle' },
  atLeast: { pl: 'od {figure}', en: '{figure} and up', de: 'ab {figure}' },
  order_title: { pl: 'Nazwa od A do Z', en: 'Name from A to Z', de: 'Name von A bis Z' },
  order_cheapest: { pl: 'Cena od najniższej', en: 'Price, lowest first', de: 'Preis, niedrigster zuerst' },
  order_dearest: { pl: 'Cena od najwyższej', en: 'Price, highest first', de: 'Preis, höchster zuerst' },
  order_brightest: {
    pl: 'Strumień od największego',
    en: 'Flux, brightest first',
    de: 'Lichtstrom, höchster zuerst',
  },
  order_power: { pl: 'Moc od najmniejszej', en: 'Power, lowest first', de: 'Leistung, niedrigste zuerst' },
  order_narrowest: {
    pl: 'Kąt od najwęższego',
    en: 'Beam, narrowest first',
    de: 'Winkel, engster zuerst',
  },

  none: {
    pl: 'W katalogu nie ma jeszcze opraw.',
    en: 'The catalogue has no luminaires yet.',
    de: 'Der Katalog enthält noch keine Leuchten.',
  },
  noneFit: {
    pl: 'Żadna oprawa nie pasuje do koloru szyn i wybranego systemu. Zmień kolor albo system.',
    en: 'No luminaire fits the colour of the rails and the chosen system. Change the colour or the system.',
    de: 'Keine Leuchte passt zu Schienenfarbe und System. Ändern Sie Farbe oder System.',
  },
} as const satisfies Texts;
