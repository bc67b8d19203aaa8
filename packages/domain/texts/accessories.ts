import type { Texts } from './texts.ts';

export const accessories = {
  title: { pl: 'Akcesoria', en: 'Accessories', de: 'Zubehör' },
  byRules: { pl: 'Z układu ({count})', en: 'From the layout ({count})', de: 'Aus der Anlage ({count})' },
  byRulesAbout: {
    pl: 'Dobierają się same i zmieniają razem z układem.',
    en: 'Counted for you; they change with the layout.',
    de: 'Werden berechnet und ändern sich mit der Anlage.',
  },
  noneRequired: {
    pl: 'Dodaj pierwszą szynę, a policzymy łączniki i zaślepki.',
    en: 'Add the first rail and we will count connectors and end caps.',
    de: 'Erste Schiene hinzufügen, dann zählen wir Verbinder und Endkappen.',
  },
  pieces: { pl: '{count} szt.', en: '{count, plural, one {# pc} other {# pcs}}', de: '{count} St.' },
  missing: {
    pl: 'Brak {code} w katalogu',
    en: '{code} missing in the catalogue',
    de: '{code} fehlt im Katalog',
  },
  byHand: { pl: 'Dodane ręcznie', en: 'Added by hand', de: 'Von Hand hinzugefügt' },
  byHandAbout: {
    pl: 'Dochodzą do tego, czego wymaga układ, i zostają, gdy się zmieni.',
    en: 'They come on top of what the layout needs, and stay when it changes.',
    de: 'Kommen zum Bedarf der Anlage hinzu und bleiben, wenn sie sich ändert.',
  },
  besides: {
    pl: '{code} · poza {count} z układu',
    en: '{code} · besides {count} from the layout',
    de: '{code} · neben {count} aus der Anlage',
  },
  none: {
    pl: 'W katalogu nie ma jeszcze akcesoriów.',
    en: 'The catalogue has no accessories yet.',
    de: 'Der Katalog enthält noch kein Zubehör.',
  },
  noneFit: {
    pl: 'Żadne akcesorium nie pasuje do koloru szyn. Zmień kolor.',
    en: 'No accessory fits the colour of the rails. Change the colour.',
    de: 'Kein Zubehör passt zur Schienenfarbe. Ändern Sie die Farbe.',
  },

  why_endCap: {
    pl: 'Po jednej na każdy otwarty koniec.',
    en: 'One for each open end.',
    de: 'Eine für jedes offene Ende.',
  },
  why_straightConnector: {
    pl: 'Łączy szyny biegnące prosto, także wewnątrz jednego odcinka.',
    en: 'Joins rails that run straight on, also inside one run.',
    de: 'Verbindet gerade Schienen, auch innerhalb einer Strecke.',
  },
  why_angleConnector: {
    pl: 'Po jednym na każdy narożnik.',
    en: 'One for each corner.',
    de: 'Einer für jede Ecke.',
  },
  why_tConnector: {
    pl: 'Po jednym na każde rozgałęzienie T.',
    en: 'One for each T.',
    de: 'Einer für jede T-Verzweigung.',
  },
  why_bentRail100: {
    pl: 'Łuki o długości 100 cm.',
    en: 'Bends of 100 cm.',
    de: 'Bögen von 100 cm.',
  },
  why_bentRail200: {
    pl: 'Łuki o długości 200 cm.',
    en: 'Bends of 200 cm.',
    de: 'Bögen von 200 cm.',
  },
  why_feed: {
    pl: 'Po jednym na każde rozpoczęte {metres} m szyn.',
    en: 'One for each started {metres} m of rail.',
    de: 'Eine je angefangene {metres} m Schiene.',
  },
  why_feedEnd: {
    pl: 'Zasila koniec szyny, zamiast zaślepki.',
    en: 'Feeds the end of a rail, instead of a cap.',
    de: 'Speist ein Schienenende, statt einer Endkappe.',
  },
  why_feedInline: {
    pl: 'Zasila w złączu, zamiast łącznika prostego.',
    en: 'Feeds at a joint, instead of a straight connector.',
    de: 'Speist an einer Verbindung, statt eines Längsverbinders.',
  },
  why_feedCorner: {
    pl: 'Zasila w narożniku albo trójniku, zamiast łącznika.',
    en: 'Feeds at a corner or a T, instead of a connector.',
    de: 'Speist an Ecke oder T, statt eines Verbinders.',
  },
  whyMounting: {
    pl: 'Na szynę 100 cm: {short}, na szynę 200 cm: {long}.',
    en: '{short} for a rail of 100 cm, {long} for one of 200 cm.',
    de: '{short} je Schiene von 100 cm, {long} je 200 cm.',
  },
  why_isolatingJoint: {
    pl: 'W DALI po jednym na każdą zamkniętą pętlę.',
    en: 'With DALI one for each closed loop.',
    de: 'Bei DALI einer für jede geschlossene Schleife.',
  },
  why_powerExtra: {
    pl: 'Wymaga go wybrany zasilacz.',
    en: 'The chosen power supply needs it.',
    de: 'Das gewählte Netzteil braucht es.',
  },

  type_endCap: { pl: 'Zaślepki', en: 'End caps', de: 'Endkappen' },
  type_straightConnector: { pl: 'Łączniki proste', en: 'Straight connectors', de: 'Längsverbinder' },
  type_angleConnector: { pl: 'Łączniki kątowe', en: 'Angle connectors', de: 'Eckverbinder' },
  type_tConnector: { pl: 'Łączniki T', en: 'T connectors', de: 'T-Verbinder' },
  type_bentRail100: { pl: 'Szyny gięte 100 cm', en: 'Bent rails 100 cm', de: 'Bogenschienen 100 cm' },
  type_bentRail200: { pl: 'Szyny gięte 200 cm', en: 'Bent rails 200 cm', de: 'Bogenschienen 200 cm' },
  type_feed: { pl: 'Zasilanie szyn', en: 'Live feeds', de: 'Einspeisungen' },
  type_mountingSet: { pl: 'Zestawy montażowe', en: 'Mounting sets', de: 'Montagesets' },
  type_isolatingJoint: { pl: 'Łączniki izolujące', en: 'Isolating joints', de: 'Isolierverbinder' },
  type_powerExtra: { pl: 'Do zasilaczy', en: 'For power supplies', de: 'Für Netzteile' },
  type_suspension: { pl: 'Zawieszenia', en: 'Suspensions', de: 'Abhängungen' },
  type_cover: { pl: 'Maskownice', en: 'Covers', de: 'Abdeckungen' },
  type_cable: { pl: 'Przewody', en: 'Cables', de: 'Leitungen' },
  type_control: { pl: 'Sterowanie', en: 'Controls', de: 'Bedienelemente' },
  type_optics: { pl: 'Optyka', en: 'Optics', de: 'Optik' },
  type_mounting: { pl: 'Montaż', en: 'Mounting', de: 'Montage' },

  clear: { pl: 'Wyczyść wybór', en: 'Clear the choice', de: 'Auswahl leeren' },
  nothingToClear: {
    pl: 'Nie wybrano opraw ani akcesoriów',
    en: 'No luminaires or accessories are chosen',
    de: 'Weder Leuchten noch Zubehör gewählt',
  },
  clearTitle: {
    pl: 'Wyczyścić oprawy i akcesoria?',
    en: 'Clear luminaires and accessories?',
    de: 'Leuchten und Zubehör leeren?',
  },
  clearWhat: { pl: 'Do zera wrócą:', en: 'These go back to 0:', de: 'Auf 0 gesetzt werden:' },
  clearBindings: { pl: 'Oprawy', en: 'Luminaires', de: 'Leuchten' },
  clearAccessories: {
    pl: 'Akcesoria dodane ręcznie',
    en: 'Accessories added by hand',
    de: 'Von Hand hinzugefügtes Zubehör',
  },
  toZero: {
    pl: '{count} szt. → 0',
    en: '{count, plural, one {# pc} other {# pcs}} → 0',
    de: '{count} St. → 0',
  },
  clearStays: {
    pl: 'Szyny, zasilacz i to, czego wymaga układ, zostają.',
    en: 'Rails, power supply and what the layout needs stay.',
    de: 'Schienen, Netzteil und was die Anlage braucht, bleiben.',
  },
  clearCancel: { pl: 'Anuluj', en: 'Cancel', de: 'Abbrechen' },
  clearConfirm: { pl: 'Wyczyść', en: 'Clear', de: 'Leeren' },
} as const satisfies Texts;
