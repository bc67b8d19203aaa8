import type { Texts } from './texts.ts';

/** What the check finds (D57), and what helps. */
export const check = {
  title: {
    pl: '{count, plural, one {# uwaga do projektu} few {# uwagi do projektu} many {# uwag do projektu} other {# uwagi do projektu}}',
    en: '{count, plural, one {# remark on the project} other {# remarks on the project}}',
    de: '{count, plural, one {# Hinweis zum Projekt} other {# Hinweise zum Projekt}}',
  },
  weight_blocks: { pl: 'Przed zapisem', en: 'Before saving', de: 'Vor dem Speichern' },
  weight_confirm: { pl: 'Do potwierdzenia', en: 'To be confirmed', de: 'Zu bestätigen' },
  weight_advice: { pl: 'Wskazówka', en: 'Advice', de: 'Empfehlung' },
  more: {
    pl: '{count, plural, one {Pokaż jeszcze #} few {Pokaż jeszcze #} many {Pokaż jeszcze #} other {Pokaż jeszcze #}}',
    en: '{count, plural, one {Show # more} other {Show # more}}',
    de: '{count, plural, one {# weiteren zeigen} other {# weitere zeigen}}',
  },
  fewer: { pl: 'Pokaż mniej', en: 'Show fewer', de: 'Weniger zeigen' },
  show: { pl: 'Pokaż na rysunku', en: 'Show in the drawing', de: 'In der Zeichnung zeigen' },
  onRequest: { pl: 'cena na zapytanie', en: 'price on request', de: 'Preis auf Anfrage' },
  free: { pl: 'bez zmiany ceny', en: 'same price', de: 'Preis bleibt gleich' },
  failed: {
    pl: 'Nie udało się sprawdzić projektu. Odśwież stronę.',
    en: 'The project could not be checked. Reload the page.',
    de: 'Das Projekt konnte nicht geprüft werden. Laden Sie die Seite neu.',
  },

  noFamily: { pl: 'Wybierz rodzinę szyn.', en: 'Choose a rail family.', de: 'Wählen Sie eine Schienenfamilie.' },
  misfit_gone: {
    pl: '{title}: nie ma już w ofercie. Wybierz coś innego albo usuń.',
    en: '{title}: no longer sold. Choose another, or take it out.',
    de: '{title}: nicht mehr im Angebot. Wählen Sie anderes oder entfernen Sie es.',
  },
  misfit_colour: {
    pl: '{title}: inny kolor niż szyny. Zamień albo usuń.',
    en: '{title}: not the colour of the rails. Swap it, or take it out.',
    de: '{title}: andere Farbe als die Schienen. Tauschen oder entfernen.',
  },
  misfit_system: {
    pl: '{title}: nie działa w wybranym systemie. Zmień system albo usuń.',
    en: '{title}: does not work with the chosen system. Change the system, or take it out.',
    de: '{title}: passt nicht zum gewählten System. System ändern oder entfernen.',
  },
  misfit_dali: {
    pl: '{title}: nie obsługuje DALI. Wybierz inny zasilacz.',
    en: '{title}: does not support DALI. Choose another supply.',
    de: '{title}: unterstützt kein DALI. Wählen Sie ein anderes Netzteil.',
  },
  crossing: {
    pl: 'Szyny {first} i {second} przecinają się lub nakładają. Rozsuń je albo skróć jedną.',
    en: 'Rails {first} and {second} cross or overlap. Move them apart, or shorten one.',
    de: 'Schienen {first} und {second} kreuzen oder überlappen sich. Rücken Sie sie auseinander, oder kürzen Sie eine.',
  },
  meeting: {
    pl: 'Końce szyn {first} i {second} spotykają się, ale nie dają się połączyć. Skróć jedną z nich.',
    en: 'The ends of rails {first} and {second} meet but cannot be joined. Shorten one of them.',
    de: 'Die Enden der Schienen {first} und {second} treffen sich, lassen sich aber nicht verbinden. Kürzen Sie eine davon.',
  },
  missingCode: {
    pl: 'Artykułu {code} ({quantity} szt.) brak w katalogu: suma jest bez niego. Zapisz mimo to, a sklep go wyceni.',
    en: 'Article {code} ({quantity} pcs) is missing in the catalogue: the total is without it. Save all the same, and the shop will price it.',
    de: 'Artikel {code} ({quantity} St.) fehlt im Katalog: Die Summe ist ohne ihn. Speichern Sie trotzdem, der Shop kalkuliert ihn.',
  },
  unruled: {
    pl: 'Do szyny {code} nie dobrano części: ich ceny nie znamy. Zapisz mimo to, a sklep je wyceni.',
    en: 'No parts were chosen for rail {code}: their price is not known. Save all the same, and the shop will price them.',
    de: 'Zur Schiene {code} fehlen gewählte Teile: Ihr Preis ist nicht bekannt. Speichern Sie trotzdem, der Shop kalkuliert sie.',
  },
  powerUnknown: {
    pl: '{title}: moc nie jest znana, więc nie wiadomo, jaki zasilacz wystarczy. Zapytaj o nią sklep.',
    en: '{title}: its power is not known, so that nobody can tell which supply is enough. Ask the shop.',
    de: '{title}: Die Leistung ist nicht bekannt, daher steht nicht fest, welches Netzteil reicht. Fragen Sie den Shop.',
  },
  cannotWork: {
    pl: 'Instalacja nie zadziała: na szyny trafia za mało napięcia. Dodaj zasilania albo wybierz mniej opraw.',
    en: 'The installation cannot work: too little voltage reaches the rails. Add feeds, or choose fewer luminaires.',
    de: 'Die Anlage funktioniert nicht: An den Schienen kommt zu wenig Spannung an. Ergänzen Sie Einspeisungen oder wählen Sie weniger Leuchten.',
  },
  unfed: {
    pl: '{count, plural, one {Oprawa L{luminaire} nie ma zasilania: usuń przecięcie albo dodaj zasilanie.} few {# oprawy nie mają zasilania, pierwsza L{luminaire}: usuń przecięcie albo dodaj zasilanie.} many {# opraw nie ma zasilania, pierwsza L{luminaire}: usuń przecięcie albo dodaj zasilanie.} other {# oprawy nie ma zasilania, pierwsza L{luminaire}: usuń przecięcie albo dodaj zasilanie.}}',
    en: '{count, plural, one {Luminaire L{luminaire} is not fed: remove a cut, or add a feed.} other {# luminaires are not fed, the first is L{luminaire}: remove a cut, or add a feed.}}',
    de: '{count, plural, one {Leuchte L{luminaire} wird nicht versorgt: Trennung entfernen oder Einspeisung ergänzen.} other {# Leuchten werden nicht versorgt, zuerst L{luminaire}: Trennung entfernen oder Einspeisung ergänzen.}}',
  },
  zoneUnfed: {
    pl: '{count, plural, one {Strefa Z{zone} nie ma zasilania: dodaj je albo usuń przecięcie.} few {# strefy nie mają zasilania, pierwsza Z{zone}: dodaj je albo usuń przecięcia.} many {# stref nie ma zasilania, pierwsza Z{zone}: dodaj je albo usuń przecięcia.} other {# strefy nie ma zasilania, pierwsza Z{zone}: dodaj je albo usuń przecięcia.}}',
    en: '{count, plural, one {Zone Z{zone} has no feed: add one, or remove the cut.} other {# zones have no feed, the first is Z{zone}: add them, or remove the cuts.}}',
    de: '{count, plural, one {Zone Z{zone} hat keine Einspeisung: ergänzen oder Trennung entfernen.} other {# Zonen haben keine Einspeisung, zuerst Z{zone}: ergänzen oder Trennungen entfernen.}}',
  },
  feedCurrent: {
    pl: 'Zasilanie F{feed} daje {current}, a wolno {most}. Dodaj zasilania albo wybierz mniej opraw.',
    en: 'Feed F{feed} gives {current} of at most {most}. Add feeds, or choose fewer luminaires.',
    de: 'Einspeisung F{feed} liefert {current}, erlaubt sind {most}. Ergänzen Sie Einspeisungen oder wählen Sie weniger Leuchten.',
  },
  voltage: {
    pl: 'Do L{luminaire} dochodzi {voltage}, a potrzeba {least}. Przesuń zasilanie bliżej albo dodaj następne.',
    en: '{voltage} reach L{luminaire}, which needs {least}. Move a feed closer, or add another.',
    de: 'An L{luminaire} kommen {voltage} an, nötig sind {least}. Rücken Sie eine Einspeisung näher, oder ergänzen Sie eine.',
  },
  drop: {
    pl: 'Spadek napięcia do L{luminaire} to {drop} ({voltage}). Lepiej do 3 %.',
    en: 'The voltage drops by {drop} on the way to L{luminaire} ({voltage}). Up to 3% is better.',
    de: 'Der Spannungsfall bis L{luminaire} beträgt {drop} ({voltage}). Besser sind bis 3 %.',
  },
  overload: {
    pl: '{zones, plural, one {Oprawy pobierają {load}, a zasilacz daje {supply}. Podziel na strefy albo weź mocniejszy zasilacz.} few {Strefa Z{zone} pobiera {load}, a zasilacz daje {supply}. Podziel inaczej albo weź mocniejszy zasilacz.} many {Strefa Z{zone} pobiera {load}, a zasilacz daje {supply}. Podziel inaczej albo weź mocniejszy zasilacz.} other {Strefa Z{zone} pobiera {load}, a zasilacz daje {supply}. Podziel inaczej albo weź mocniejszy zasilacz.}}',
    en: '{zones, plural, one {The luminaires draw {load}, the supply gives {supply}. Split into zones, or take a stronger supply.} other {Zone Z{zone} draws {load}, its supply gives {supply}. Split otherwise, or take a stronger supply.}}',
    de: '{zones, plural, one {Die Leuchten benötigen {load}, das Netzteil liefert {supply}. In Zonen aufteilen oder stärkeres Netzteil wählen.} other {Zone Z{zone} benötigt {load}, ihr Netzteil liefert {supply}. Anders aufteilen oder stärkeres Netzteil wählen.}}',
  },
  heavyLoad: {
    pl: '{zones, plural, one {Zasilacz jest obciążony w {percent} ({load} z {supply}). Lepiej do 80 %.} few {Zasilacz strefy Z{zone} jest obciążony w {percent}. Lepiej do 80 %.} many {Zasilacz strefy Z{zone} jest obciążony w {percent}. Lepiej do 80 %.} other {Zasilacz strefy Z{zone} jest obciążony w {percent}. Lepiej do 80 %.}}',
    en: '{zones, plural, one {The supply is loaded to {percent} ({load} of {supply}). Up to 80% is better.} other {The supply of zone Z{zone} is loaded to {percent}. Up to 80% is better.}}',
    de: '{zones, plural, one {Das Netzteil ist zu {percent} ausgelastet ({load} von {supply}). Besser sind bis 80 %.} other {Das Netzteil der Zone Z{zone} ist zu {percent} ausgelastet. Besser sind bis 80 %.}}',
  },
  gatewayFull: {
    pl: '{luminaires, plural, one {# oprawa wymaga {needed} bramek} few {# oprawy wymagają {needed} bramek} many {# opraw wymaga {needed} bramek} other {# oprawy wymaga {needed} bramek}}: jedna obsługuje {carries}.',
    en: '{luminaires, plural, one {# luminaire takes {needed} gateways} other {# luminaires take {needed} gateways}}: one carries {carries}.',
    de: '{luminaires, plural, one {# Leuchte braucht {needed} Gateways} other {# Leuchten brauchen {needed} Gateways}}: Eines bedient {carries}.',
  },
  idleWiring: {
    pl: '{count, plural, one {Zasilanie albo przecięcie, albo zasilacz nie ma już miejsca w układzie.} few {# zasilania, przecięcia i zasilacze nie mają już miejsca w układzie.} many {# zasilań, przecięć i zasilaczy nie ma już miejsca w układzie.} other {# zasilania, przecięcia i zasilacza nie ma już miejsca w układzie.}}',
    en: '{count, plural, one {A feed, a cut or a power supply has no place in the layout any more.} other {# feeds, cuts and power supplies have no place in the layout any more.}}',
    de: '{count, plural, one {Eine Einspeisung, eine Trennung oder ein Netzteil hat keinen Platz mehr im Layout.} other {# Einspeisungen, Trennungen und Netzteile haben keinen Platz mehr im Layout.}}',
  },
  thinCable: {
    pl: 'Przewód zasilania F{feed} ma {conductor} na {cableLength}. Przy tej długości lepiej od {leastConductor}.',
    en: 'The cable of feed F{feed} has {conductor} over {cableLength}. At that length {leastConductor} or more is better.',
    de: 'Das Kabel der Einspeisung F{feed} hat {conductor} auf {cableLength}. Bei dieser Länge sind {leastConductor} oder mehr besser.',
  },
  railOutside: {
    pl: '{count, plural, one {Szyna {number} wychodzi poza pomieszczenie. Przesuń ją albo ścianę.} few {# szyny wychodzą poza pomieszczenie, pierwsza {number}. Przesuń je albo ścianę.} many {# szyn wychodzi poza pomieszczenie, pierwsza {number}. Przesuń je albo ścianę.} other {# szyny wychodzi poza pomieszczenie, pierwsza {number}. Przesuń je albo ścianę.}}',
    en: '{count, plural, one {Rail {number} leaves the room. Move it, or the wall.} other {# rails leave the room, the first is {number}. Move them, or the wall.}}',
    de: '{count, plural, one {Schiene {number} ragt aus dem Raum. Verschieben Sie sie oder die Wand.} other {# Schienen ragen aus dem Raum, zuerst {number}. Verschieben Sie sie oder die Wand.}}',
  },
  luminaireOutside: {
    pl: '{count, plural, one {Oprawa L{number} wisi poza pomieszczeniem i go nie oświetla.} few {# oprawy wiszą poza pomieszczeniem, pierwsza L{number}: nie oświetlają go.} many {# opraw wisi poza pomieszczeniem, pierwsza L{number}: nie oświetlają go.} other {# oprawy wisi poza pomieszczeniem, pierwsza L{number}.}}',
    en: '{count, plural, one {Luminaire L{number} hangs outside the room and does not light it.} other {# luminaires hang outside the room, the first is L{number}: they do not light it.}}',
    de: '{count, plural, one {Leuchte L{number} hängt außerhalb des Raums und beleuchtet ihn nicht.} other {# Leuchten hängen außerhalb des Raums, zuerst L{number}: Sie beleuchten ihn nicht.}}',
  },
  supplyOutside: {
    pl: '{count, plural, one {Zasilacz S{number} stoi poza pomieszczeniem. Przesuń go albo policz przewód przez ścianę.} few {# zasilacze stoją poza pomieszczeniem, pierwszy S{number}. Przesuń je albo policz przewody przez ścianę.} many {# zasilaczy stoi poza pomieszczeniem, pierwszy S{number}. Przesuń je albo policz przewody przez ścianę.} other {# zasilacza stoi poza pomieszczeniem, pierwszy S{number}.}}',
    en: '{count, plural, one {Power supply S{number} stands outside the room. Move it, or reckon its cable through the wall.} other {# power supplies stand outside the room, the first is S{number}. Move them, or reckon their cables through the wall.}}',
    de: '{count, plural, one {Netzteil S{number} steht außerhalb des Raums. Verschieben Sie es oder rechnen Sie das Kabel durch die Wand.} other {# Netzteile stehen außerhalb des Raums, zuerst S{number}. Verschieben Sie sie oder rechnen Sie die Kabel durch die Wand.}}',
  },
  gatewayOutside: {
    pl: '{count, plural, one {Bramka G{number} stoi poza pomieszczeniem. Przesuń ją albo sprawdź drogę magistrali i zasięg.} few {# bramki stoją poza pomieszczeniem, pierwsza G{number}. Przesuń je albo sprawdź drogę magistrali i zasięg.} many {# bramek stoi poza pomieszczeniem, pierwsza G{number}. Przesuń je albo sprawdź drogę magistrali i zasięg.} other {# bramki stoi poza pomieszczeniem, pierwsza G{number}.}}',
    en: '{count, plural, one {Gateway G{number} stands outside the room. Move it, or check the way of its bus and its range.} other {# gateways stand outside the room, the first is G{number}. Move them, or check the ways of their buses and their range.}}',
    de: '{count, plural, one {Gateway G{number} steht außerhalb des Raums. Verschieben Sie es oder prüfen Sie Busweg und Reichweite.} other {# Gateways stehen außerhalb des Raums, zuerst G{number}. Verschieben Sie sie oder prüfen Sie Busweg und Reichweite.}}',
  },
  intoObstacle: {
    pl: '{count, plural, one {Oprawa L{number} wchodzi w mebel albo słup. Przesuń jedno z nich albo podnieś szyny.} few {# oprawy wchodzą w meble albo słupy, pierwsza L{number}. Przesuń je albo podnieś szyny.} many {# opraw wchodzi w meble albo słupy, pierwsza L{number}. Przesuń je albo podnieś szyny.} other {# oprawy wchodzi w meble albo słupy, pierwsza L{number}.}}',
    en: '{count, plural, one {Luminaire L{number} hangs into furniture or a column. Move one of them, or raise the rails.} other {# luminaires hang into furniture or columns, the first is L{number}. Move them, or raise the rails.}}',
    de: '{count, plural, one {Leuchte L{number} ragt in ein Möbel oder eine Säule. Verschieben Sie eines davon oder hängen Sie die Schienen höher.} other {# Leuchten ragen in Möbel oder Säulen, zuerst L{number}. Verschieben Sie sie oder hängen Sie die Schienen höher.}}',
  },
  onConnector: {
    pl: '{count, plural, one {Oprawa L{number} wypada na łączniku, gdzie się jej nie wepnie. Przesuń ją obok.} few {# oprawy wypadają na łącznikach, pierwsza L{number}. Przesuń je obok.} many {# opraw wypada na łącznikach, pierwsza L{number}. Przesuń je obok.} other {# oprawy wypada na łącznikach, pierwsza L{number}.}}',
    en: '{count, plural, one {Luminaire L{number} stands on a connector, where it can’t be fitted. Move it beside.} other {# luminaires stand on connectors, the first is L{number}. Move them beside.}}',
    de: '{count, plural, one {Leuchte L{number} sitzt auf einem Verbinder, wo sie sich nicht einsetzen lässt. Rücken Sie sie daneben.} other {# Leuchten sitzen auf Verbindern, zuerst L{number}. Rücken Sie sie daneben.}}',
  },
  target_least: {
    pl: 'W pomieszczeniu jest {lux}, a potrzeba {wanted}. Dodaj oprawy w „Wypełnij do celu”.',
    en: 'The room has {lux} of the {wanted} it needs. Add luminaires with “Fill to the target”.',
    de: 'Im Raum sind {lux}, nötig sind {wanted}. Leuchten mit „Bis zum Ziel füllen“ ergänzen.',
  },
  target_greatest: {
    pl: 'Najjaśniejsze miejsce ma {lux}, a wolno {wanted}. Odsuń oprawy albo wybierz słabsze.',
    en: 'The brightest place has {lux} of the {wanted} allowed. Move luminaires away, or choose weaker ones.',
    de: 'Die hellste Stelle hat {lux}, erlaubt sind {wanted}. Leuchten wegrücken oder schwächere wählen.',
  },
  target_uniformity: {
    pl: 'Równomierność U₀ wynosi {uniformity}, a potrzeba {wantedUniformity}. Rozstaw oprawy równiej.',
    en: 'The uniformity U₀ is {uniformity} of the {wantedUniformity} needed. Space the luminaires more evenly.',
    de: 'Die Gleichmäßigkeit U₀ beträgt {uniformity}, nötig sind {wantedUniformity}. Leuchten gleichmäßiger verteilen.',
  },
  dormant_noStep: { pl: '{title}: szyny, na której wisiała, już nie ma.', en: '{title}: the rail that it hung on is gone.', de: '{title}: Die Schiene, an der sie hing, gibt es nicht mehr.' },
  dormant_beyondEnd: {
    pl: '{title} na szynie {step}: wystawałaby poza jej koniec.',
    en: '{title} on rail {step}: it would stick out of its end.',
    de: '{title} an Schiene {step}: Sie stünde über das Ende hinaus.',
  },
  dormant_notOnBend: {
    pl: '{title} na szynie {step}: nie wchodzi na szynę giętą.',
    en: '{title} on rail {step}: it does not fit a bent rail.',
    de: '{title} an Schiene {step}: Sie passt auf keine gebogene Schiene.',
  },
  dormant_overlaps: {
    pl: '{title} na szynie {step}: wisi tam już inna oprawa.',
    en: '{title} on rail {step}: another luminaire hangs there.',
    de: '{title} an Schiene {step}: Dort hängt schon eine andere Leuchte.',
  },
  dormant_tooMany: {
    pl: '{title} na szynie {step}: wybrano mniej takich opraw.',
    en: '{title} on rail {step}: fewer of these are chosen.',
    de: '{title} an Schiene {step}: Davon sind weniger gewählt.',
  },
  noRoom: {
    pl: '{title}: {count} szt. nie mieści się na szynach. Dodaj szynę prostą albo wydłuż którąś.',
    en: '{title}: {count} pcs find no room on the rails. Add a straight rail, or lengthen one.',
    de: '{title}: {count} St. finden keinen Platz an den Schienen. Ergänzen oder verlängern Sie eine gerade.',
  },
  fix_giveBack: { pl: 'Niech ustawi się sama', en: 'Place it automatically', de: 'Automatisch setzen' },
  fix_takeOut: { pl: 'Usuń z układu', en: 'Take it out', de: 'Entfernen' },
  fix_oneMore: { pl: 'Dodaj jedną sztukę', en: 'Add one more', de: 'Eine mehr wählen' },
  fix_move: { pl: 'Przesuń na szynę {rail}, {at} cm', en: 'Move to rail {rail}, {at} cm', de: 'Auf Schiene {rail}, {at} cm' },
  fix_lengthen: { pl: 'Wydłuż szynę do {length} cm', en: 'Lengthen the rail to {length} cm', de: 'Schiene auf {length} cm verlängern' },
  fix_addRail: { pl: 'Dodaj szynę {length} cm na aktywnym końcu', en: 'Add a rail of {length} cm on the active end', de: 'Schiene mit {length} cm am aktiven Ende ergänzen' },
  fix_takeOutSurplus: { pl: '{count, plural, one {Usuń # zbędną} few {Usuń # zbędne} many {Usuń # zbędnych} other {Usuń # zbędnej}}', en: 'Take {count} out', de: '{count} entfernen' },
  fix_swap: { pl: 'Zamień na: {title}', en: 'Swap for {title}', de: 'Tauschen gegen {title}' },
  fix_takeOutChoice: { pl: 'Usuń: {title}', en: 'Take out: {title}', de: 'Entfernen: {title}' },
  fix_shorten: { pl: 'Skróć szynę {step} do {length} cm', en: 'Shorten rail {step} to {length} cm', de: 'Schiene {step} auf {length} cm kürzen' },
  fix_moveIsland: { pl: 'Odsuń ciąg o {apart} cm', en: 'Move the run {apart} cm away', de: 'Schienenzug um {apart} cm wegrücken' },
  fix_removeStep: { pl: 'Usuń szynę {step}', en: 'Remove rail {step}', de: 'Schiene {step} entfernen' },
  fix_freeFeeds: { pl: 'Rozstaw zasilania równo', en: 'Space the feeds evenly', de: 'Einspeisungen gleichmäßig setzen' },
  fix_evenOut: { pl: 'Wyrównaj obciążenie', en: 'Even out the load', de: 'Last ausgleichen' },
  fix_middle: { pl: 'Zasilanie w środek obciążenia', en: 'Feed at the middle of the load', de: 'Einspeisung in die Mitte der Last' },
  fix_uncut: {
    pl: '{count, plural, one {Usuń przecięcie} few {Usuń # przecięcia} many {Usuń # przecięć} other {Usuń # przecięcia}}',
    en: '{count, plural, one {Remove the cut} other {Remove # cuts}}',
    de: '{count, plural, one {Trennung entfernen} other {# Trennungen entfernen}}',
  },
  fix_moreFeeds: {
    pl: '{count, plural, one {Dodaj # zasilanie} few {Dodaj # zasilania} many {Dodaj # zasilań} other {Dodaj # zasilania}}',
    en: '{count, plural, one {Add # feed} other {Add # feeds}}',
    de: '{count, plural, one {# Einspeisung ergänzen} other {# Einspeisungen ergänzen}}',
  },
  fix_split: {
    pl: '{count, plural, one {Podziel na # strefę} few {Podziel na # strefy} many {Podziel na # stref} other {Podziel na # strefy}}',
    en: '{count, plural, one {Split into # zone} other {Split into # zones}}',
    de: '{count, plural, one {In # Zone aufteilen} other {In # Zonen aufteilen}}',
  },
  fix_supply: { pl: 'Weź: {title}', en: 'Take: {title}', de: 'Nehmen: {title}' },
  fix_gateways: {
    pl: '{count, plural, one {Weź # bramkę} few {Weź # bramki} many {Weź # bramek} other {Weź # bramki}}',
    en: '{count, plural, one {Take # gateway} other {Take # gateways}}',
    de: '{count, plural, one {# Gateway nehmen} other {# Gateways nehmen}}',
  },
  fix_thickerCable: { pl: 'Przewód {conductor}', en: 'Cable of {conductor}', de: 'Kabel {conductor}' },
  fix_moveInside: { pl: 'Wsuń do pomieszczenia', en: 'Move into the room', de: 'In den Raum rücken' },
  fix_moveBeside: { pl: 'Odsuń od łączników', en: 'Move off the connectors', de: 'Von den Verbindern wegrücken' },
  fix_clearIdle: { pl: 'Usuń je', en: 'Remove them', de: 'Entfernen' },

  confirmTitle: { pl: 'Zapisać z tymi uwagami?', en: 'Save with these remarks?', de: 'Mit diesen Hinweisen speichern?' },
  confirmReason: {
    pl: 'Zostaną przy zamówieniu, żeby sklep o nich wiedział.',
    en: 'They stay with the order, so that the shop knows of them.',
    de: 'Sie bleiben bei der Bestellung, damit der Shop sie kennt.',
  },
  confirm: { pl: 'Zapisz mimo to', en: 'Save all the same', de: 'Trotzdem speichern' },
  confirmed: { pl: 'Potwierdzone przy zapisie', en: 'Confirmed when it was saved', de: 'Beim Speichern bestätigt' },
} as const satisfies Texts;
