import { replaceLuminaires } from '@lumitor/domain/kinds/luminaire/replacing';
import { setOpening } from '@lumitor/domain/kinds/opening/positions';
import { BENT_LENGTHS } from '@lumitor/domain/kinds/rail/length';
import {
  addCorner,
  moveCorner,
  moveRoom,
  moveWall,
  removeCorner,
  setWallLength,
} from '@lumitor/domain/kinds/room/reshape';
import { newRoom, type Opening, type Room, rectangle } from '@lumitor/domain/kinds/room/room';
import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import type { PlanEdit } from '@lumitor/domain/plan/editPlan';
import { applyEdit } from '@lumitor/domain/plan/editPlan';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { removeAreaEdit, setAreaEdit, setRoomEdit } from '@lumitor/domain/plan/roomEdits';
import { editOf, planWishes } from '@lumitor/domain/testing/arbitraryEdit';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf, premade, SHAPES } from '@lumitor/domain/testing/sampleLayouts';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { translator } from '@lumitor/domain/translation/lookup';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editWords } from './editWords.ts';

const translations = Object.fromEntries(
  Object.entries(interfaceTexts).map(([section, texts]) => [
    section,
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, { pl, de }]) => [
        [`${key}_PL`, pl],
        [`${key}_DE`, de],
      ]),
    ),
  ]),
);
const plan: Plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([200], [100], [100, 'right']),
  choices: { ...sampleChoices, bindings: [{ id: 'spot', quantity: 2 }] },
  placements: [],
  name: 'Salon',
};
const DOOR: Opening = { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 };
const wording = {
  t: translator(translations, 'PL'),
  titleOf: ({ id }: { id: string }) => `artykuł ${id}`,
  catalogue: sampleCatalogue,
};
const wordsOf = (edit: PlanEdit, before = plan, how = wording): string => {
  const { plan: after } = applyEdit(before, edit);
  if (!after) throw new Error('The edit was refused');
  return editWords(edit, before, after, how);
};
const adding = (shape: keyof typeof SHAPES, length = 100) =>
  ({ kind: 'add', id: 'x', end: null, shape: SHAPES[shape], length }) as const;

it.each<[string, PlanEdit]>([
  ['szyna 130 cm', adding('straight', 130)],
  [
    'zamiana 2 opraw',
    replaceLuminaires(plan, new Map(), { articles: ['spot'] }, 'nero-black').edit ?? {
      kind: 'clearQuantities',
    },
  ],
  ['szyna 100 cm z trójnikiem', adding('T')],
  [`łuk ${BENT_LENGTHS[1]} cm`, adding('bendLeft', 200)],
  ['długość 250 cm', { kind: 'setLength', stepId: 's0', length: 250 }],
  ['kształt szyny', { kind: 'setShape', stepId: 's1', shape: SHAPES.bendLeft }],
  ['usunięcie szyny', { kind: 'removeLast' }],
  ['usunięcie szyny', { kind: 'remove', stepId: 's1', rest: 'stays' }],
  ['usunięcie 2 szyn', { kind: 'remove', stepId: 's1' }],
  [
    'gotowy układ „Prostokąt”',
    { kind: 'premade', id: 'p', option: 'option1', width: 300, height: 200, bentLength: 100 },
  ],
  ['wyłączenie końca', { kind: 'setEntry', end: 'left', isActive: false }],
  ['odbicie ciągu', { kind: 'mirrorIsland', stepId: 's0' }],
  ['kolor szyn biały', { kind: 'choose', choice: 'connectionId', id: 'white' }],
  ['artykuł p60', { kind: 'choose', choice: 'powerId', id: 'p60' }],
  ['bez bramki', { kind: 'choose', choice: 'gatewayId', id: null }],
  ['6 × artykuł spot', { kind: 'setQuantity', collection: 'bindings', id: 'spot', quantity: 6 }],
  ['artykuł spot – usunięcie', { kind: 'setQuantity', collection: 'bindings', id: 'spot', quantity: 0 }],
  [
    'zamiana na artykuł nero-white',
    { kind: 'swap', swaps: [{ collection: 'bindings', id: 'nero-black', by: 'nero-white' }] },
  ],
  ['artykuł spot – usunięcie', { kind: 'swap', swaps: [{ collection: 'bindings', id: 'spot', by: null }] }],
  ['nazwa „Kuchnia”', { kind: 'setName', name: 'Kuchnia' }],
  ['usunięcie pokoju', { kind: 'setRoom', room: null }],
  ['wyczyszczenie rysunku', { kind: 'reset' }],
  ['nowy układ', { kind: 'replace', plan: EMPTY_PLAN }],
  ['otwarcie układu', { kind: 'replace', plan: { ...EMPTY_PLAN, layout: premade('L', 200, 100) } }],
])('says “%s”', (words, edit) => {
  expect(wordsOf(edit)).toBe(words);
});

it.each<[string, (room: Room) => Room]>([
  ['przesunięcie pokoju', (room) => moveRoom(room, { x: 20, y: 0 }).room],
  ['zmiana ścian', (room) => setWallLength(room, 0, 650).room],
  ['zmiana ścian', (room) => moveWall(room, 1, 50).room],
  ['dodanie narożnika ściany', (room) => addCorner(room, 0, 200).room],
  ['usunięcie narożnika ściany', (room) => removeCorner(room, 2).room],
  ['przesunięcie narożnika ściany', (room) => moveCorner(room, 1, { x: 310, y: -220 }).room],
  [
    'dodanie okna',
    (room) => ({ ...room, openings: [...room.openings, { ...DOOR, id: 'w', kind: 'window' }] }),
  ],
  ['zmiana drzwi', (room) => setOpening(room, { ...DOOR, hinge: 'end' })],
  ['usunięcie drzwi', (room) => ({ ...room, openings: [] })],
  ['wysokość pokoju 320 cm', (room) => ({ ...room, height: 320 })],
  ['płaszczyzna robocza 85 cm', (room) => ({ ...room, plane: 85 })],
  ['przeznaczenie pokoju', (room) => ({ ...room, use: 'office' })],
  ['odbicie światła', (room) => ({ ...room, reflectance: { ...room.reflectance, floor: 0.3 } })],
  ['współczynnik utrzymania', (room) => ({ ...room, maintenance: 0.7 })],
])('names what of the room is taken back: “%s”', (words, change) => {
  const room = { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), openings: [DOOR] };
  expect(wordsOf(setRoomEdit({ ...plan, room }, change(room)), { ...plan, room })).toBe(words);
});

it('names undone edits of the floor plan and of vertical areas', () => {
  const picture = {
    id: 'd7b0d5d0-0000-4000-8000-000000000000',
    name: 'parter.pdf',
    width: 2000,
    height: 1400,
  };
  const underlay = newUnderlay(picture, { x: 0, y: 0 }, 900);
  const reported = (changed: Partial<Underlay>) =>
    wordsOf({ kind: 'setUnderlay', underlay: { ...underlay, ...changed } }, { ...plan, underlay });
  expect(wordsOf({ kind: 'setUnderlay', underlay })).toBe('podkład parter.pdf');
  expect(
    [{ scale: 1, isLocked: true }, { rotation: 5 }, { opacity: 1 }, { isLocked: true }, { x: 9 }].map(
      reported,
    ),
  ).toEqual([
    'skala podkładu',
    'obrót podkładu',
    'krycie podkładu',
    'blokada podkładu',
    'przesunięcie podkładu',
  ]);
  const area = {
    id: 'a',
    name: 'Obraz 1',
    begin: { x: 0, y: 0 },
    end: { x: 99, y: 0 },
    bottom: 120,
    top: 180,
  };
  const hung = { ...plan, room: newRoom(rectangle(600, 400, { x: 0, y: 0 })), areas: [area] };
  expect(wordsOf(setAreaEdit({ ...hung, areas: [] }, area), { ...hung, areas: [] })).toBe(
    'dodanie powierzchni „Obraz 1”',
  );
  expect(wordsOf(setAreaEdit(hung, { ...area, top: 200 }), hung)).toBe('zmiana powierzchni „Obraz 1”');
  expect(wordsOf(removeAreaEdit(hung, 'a'), hung)).toBe('usunięcie powierzchni „Obraz 1”');
});

it('names the first chosen rails by their title', () => {
  const before = { ...plan, choices: { ...sampleChoices, connectionId: null } };
  expect(wordsOf({ kind: 'choose', choice: 'connectionId', id: 'white' }, before)).toBe('artykuł white');
});

it('has words for every edit, in the shown language', () => {
  const german = { ...wording, t: translator(translations, 'DE') };
  fc.assert(
    fc.property(planWishes, (all) => {
      let before = EMPTY_PLAN;
      for (const [index, wished] of all.entries()) {
        const edit = editOf(wished, before, `s${index}`);
        const { plan: after } = applyEdit(before, edit);
        if (!after) continue;
        for (const how of [wording, german]) {
          const words = editWords(edit, before, after, how);
          expect(words).not.toMatch(/^$|[{}]|undefined|NaN|Translation not found/);
        }
        before = after;
      }
    }),
  );
});
