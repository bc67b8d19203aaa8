import type { Texts } from './texts.ts';

/** Obstacles in the panel of the room. */
export const obstacles = {
  title: { pl: 'Meble i przeszkody', en: 'Furniture and obstacles', de: 'Möbel und Hindernisse' },
  hint: {
    pl: 'Lada, regał albo słup: rzucają cień, odbijają światło, są widoczne na rzucie i w 3D.',
    en: 'A counter, a shelf or a column: they cast shadows, reflect light, and appear on the plan and in 3D.',
    de: 'Eine Theke, ein Regal oder eine Säule: Sie werfen Schatten, reflektieren Licht und erscheinen im Plan und in 3D.',
  },
  made_counter: { pl: 'Lada', en: 'Counter', de: 'Theke' },
  made_wallShelf: { pl: 'Regał ścienny', en: 'Wall shelf', de: 'Wandregal' },
  made_gondola: { pl: 'Gondola', en: 'Gondola', de: 'Gondel' },
  made_column: { pl: 'Słup', en: 'Column', de: 'Säule' },
  made_box: { pl: 'Bryła', en: 'Box', de: 'Quader' },
  add: { pl: 'Dodaj: {name} {size} mm', en: 'Add: {name} {size} mm', de: 'Hinzufügen: {name} {size} mm' },
  toCeiling: { pl: 'do sufitu', en: 'to the ceiling', de: 'bis zur Decke' },
  most: { pl: 'W pokoju może być najwyżej {count} mebli i przeszkód', en: 'A room can have at most {count} obstacles', de: 'In einem Raum sind höchstens {count} Hindernisse möglich' },
  kind: { pl: 'Rodzaj', en: 'Type', de: 'Art' },
  width: { pl: 'Szerokość', en: 'Width', de: 'Breite' },
  depth: { pl: 'Głębokość', en: 'Depth', de: 'Tiefe' },
  heading: { pl: 'Obrót', en: 'Rotation', de: 'Drehung' },
  from: { pl: 'Dół', en: 'Bottom', de: 'Unten' },
  to: { pl: 'Góra', en: 'Top', de: 'Oben' },
  left: { pl: 'Od lewej', en: 'From left', de: 'Von links' },
  top: { pl: 'Od góry', en: 'From top', de: 'Von oben' },
  reflectance: { pl: 'Odbicie', en: 'Reflectance', de: 'Reflexion' },
  duplicate: { pl: 'Powiel: {name}', en: 'Duplicate: {name}', de: 'Duplizieren: {name}' },
  turn: { pl: 'Obróć o 15°: {name}', en: 'Rotate by 15°: {name}', de: 'Um 15° drehen: {name}' },
  remove: { pl: 'Usuń: {name}', en: 'Remove: {name}', de: 'Entfernen: {name}' },
  fronts: { pl: 'Światło na frontach', en: 'Light on its fronts', de: 'Licht auf den Fronten' },
  frontName: { pl: '{name}, front {number}', en: '{name}, front {number}', de: '{name}, Front {number}' },
  noFront: {
    pl: 'Każdy długi bok ma już powierzchnię, stoi przy ścianie albo jest za krótki',
    en: 'Each long side already has an area, is at a wall or is too short',
    de: 'Jede lange Seite hat schon eine Fläche, steht an einer Wand oder ist zu kurz',
  },
} as const satisfies Texts;
