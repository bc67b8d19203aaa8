import type { Texts } from './texts.ts';

/** Groups of luminaires and scenes of light. */
export const dimming = {
  scenesOf: { pl: 'Sceny ({count})', en: 'Scenes ({count})', de: 'Szenen ({count})' },
  groups: { pl: 'Grupy opraw', en: 'Groups of luminaires', de: 'Leuchtengruppen' },
  noGroups: {
    pl: 'Zaznacz oprawy na rysunku i utwórz z nich grupę: w scenach ściemnisz ją jednym suwakiem.',
    en: 'Select luminaires on the drawing and group them: in a scene, one slider dims the group.',
    de: 'Wählen Sie Leuchten in der Zeichnung und bilden Sie eine Gruppe: In Szenen dimmt sie ein Regler.',
  },
  addGroup: { pl: 'Grupuj zaznaczone', en: 'Group selection', de: 'Auswahl gruppieren' },
  mostGroups: { pl: 'Bramka obsługuje najwyżej {count} grup.', en: 'A gateway supports at most {count} groups.', de: 'Ein Gateway unterstützt höchstens {count} Gruppen.' },
  selectFirst: { pl: 'Najpierw zaznacz oprawy na rysunku.', en: 'Select luminaires on the drawing first.', de: 'Wählen Sie zuerst Leuchten in der Zeichnung.' },
  allIn: { pl: 'Zaznaczone są już w tej grupie.', en: 'The selection is in this group already.', de: 'Die gewählten sind schon in dieser Gruppe.' },
  noneIn: { pl: 'Żadnej z zaznaczonych nie ma w tej grupie.', en: 'The selection is not in this group.', de: 'Keine der gewählten ist in dieser Gruppe.' },
  isEmpty: { pl: 'Na rysunku nie ma żadnej oprawy tej grupy.', en: 'No luminaire of this group is on the drawing.', de: 'Keine Leuchte dieser Gruppe ist in der Zeichnung.' },
  name: { pl: 'Nazwa', en: 'Name', de: 'Name' },
  number: { pl: 'Numer', en: 'Number', de: 'Nummer' },
  selectMembers: { pl: 'Zaznacz na rysunku: {name}', en: 'Select on the drawing: {name}', de: 'In der Zeichnung wählen: {name}' },
  addTo: { pl: 'Dodaj zaznaczone do: {name}', en: 'Add selection to: {name}', de: 'Auswahl aufnehmen: {name}' },
  takeFrom: { pl: 'Usuń zaznaczone z: {name}', en: 'Remove selection from: {name}', de: 'Auswahl entfernen: {name}' },
  removeGroup: { pl: 'Usuń grupę: {name}', en: 'Delete the group: {name}', de: 'Gruppe löschen: {name}' },

  addScene: { pl: 'Dodaj scenę', en: 'Add a scene', de: 'Szene hinzufügen' },
  mostScenes: { pl: 'Bramka obsługuje najwyżej {count} scen.', en: 'A gateway supports at most {count} scenes.', de: 'Ein Gateway unterstützt höchstens {count} Szenen.' },
  isForWorkHint: {
    pl: 'Cele oświetlenia dotyczą tej sceny, a nie wszystkich opraw naraz.',
    en: 'Lighting targets apply to this scene, not to all luminaires at once.',
    de: 'Zielwerte gelten für diese Szene, nicht für alle Leuchten zugleich.',
  },
  hours: { pl: 'Godziny w roku', en: 'Hours per year', de: 'Stunden pro Jahr' },
  hoursHint: { pl: '0: bez zużycia energii', en: '0: no energy use', de: '0: kein Verbrauch' },
  duplicate: { pl: 'Powiel scenę', en: 'Duplicate the scene', de: 'Szene duplizieren' },
  removeScene: { pl: 'Usuń scenę', en: 'Delete the scene', de: 'Szene löschen' },
  noShares: {
    pl: 'Najpierw utwórz grupę albo zaznacz oprawę: inaczej scena włącza wszystkie oprawy.',
    en: 'Create a group first, or select a luminaire: otherwise this scene turns everything on.',
    de: 'Bilden Sie zuerst eine Gruppe oder wählen Sie eine Leuchte: Sonst ist in dieser Szene alles an.',
  },
  percentOf: { pl: 'Poziom w %: {name}', en: 'Level in %: {name}', de: 'Dimmwert in %: {name}' },
  level: { pl: 'DALI {level}', en: 'DALI {level}', de: 'DALI {level}' },
  own: { pl: 'Poziom oprawy', en: 'Individual luminaire levels', de: 'Dimmwerte einzelner Leuchten' },
  setOwn: { pl: 'Ustaw poziom: {names}', en: 'Set a level for {names}', de: 'Dimmwert setzen: {names}' },
  clearOwn: { pl: '{names}: poziom grupy', en: '{names}: use the group’s level', de: '{names}: Dimmwert der Gruppe' },
  noDali: {
    pl: 'Wybrany system nie ściemnia pojedynczych opraw: scena włącza obwody grup, a 0 % je wyłącza.',
    en: 'The chosen system cannot dim single luminaires: a scene switches the circuits of groups, off at 0%.',
    de: 'Das gewählte System dimmt nicht einzeln: Eine Szene schaltet die Kreise der Gruppen, bei 0 % aus.',
  },

  compare: { pl: 'Porównanie scen', en: 'Scene comparison', de: 'Szenen im Vergleich' },
  withoutFigures: {
    pl: 'Ē i U₀ pojawią się, gdy światło na płaszczyźnie zostanie policzone w widoku „Światło”.',
    en: 'Ē and U₀ appear once the working plane has been calculated in the “Light” view.',
    de: 'Ē und U₀ erscheinen, sobald das Licht der Nutzebene in der Ansicht „Licht“ berechnet ist.',
  },
  file: { pl: 'Lista uruchomieniowa (CSV)', en: 'Commissioning list (CSV)', de: 'Inbetriebnahmeliste (CSV)' },
  fileFailed: { pl: 'Nie udało się utworzyć pliku. Spróbuj ponownie.', en: 'The file could not be created. Try again.', de: 'Die Datei konnte nicht erstellt werden. Versuchen Sie es erneut.' },
} as const satisfies Texts;

/** Names of groups and scenes, also on the page of an order and in its files. */
export const scenes = {
  groupName: { pl: 'Grupa {number}', en: 'Group {number}', de: 'Gruppe {number}' },
  allOn: { pl: 'Wszystko włączone', en: 'All on', de: 'Alles an' },
  sceneName: { pl: 'Scena {number}', en: 'Scene {number}', de: 'Szene {number}' },
  isForWork: { pl: 'Scena robocza', en: 'Working scene', de: 'Arbeitsszene' },
  switched: { pl: 'Bez DALI: {words}', en: 'Without DALI: {words}', de: 'Ohne DALI: {words}' },
  isOn: { pl: '{name} włącz', en: '{name} on', de: '{name} ein' },
  isOff: { pl: '{name} wyłącz', en: '{name} off', de: '{name} aus' },
  scene: { pl: 'Scena', en: 'Scene', de: 'Szene' },
  powerColumn: { pl: 'Moc, W', en: 'Power, W', de: 'Leistung, W' },
  energyColumn: { pl: 'kWh/rok', en: 'kWh/year', de: 'kWh/Jahr' },
  gateway: { pl: 'Bramka', en: 'Gateway', de: 'Gateway' },
  address: { pl: 'Adres', en: 'Address', de: 'Adresse' },
  luminaire: { pl: 'Oprawa', en: 'Luminaire', de: 'Leuchte' },
  groupsColumn: { pl: 'Grupy', en: 'Groups', de: 'Gruppen' },
  on: { pl: 'wł.', en: 'on', de: 'ein' },
  off: { pl: 'wył.', en: 'off', de: 'aus' },
  title: { pl: 'Sceny', en: 'Scenes', de: 'Szenen' },
  fileName: { pl: 'sceny', en: 'scenes', de: 'szenen' },
  addressesFileName: { pl: 'adresy-dali', en: 'dali-addresses', de: 'dali-adressen' },
} as const satisfies Texts;
