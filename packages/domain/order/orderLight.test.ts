import { expect, it } from 'vitest';
import type { Examined } from '../check/examine.ts';
import { lightTarget } from '../check/lightTarget.ts';
import { arrange } from '../kinds/luminaire/arrangement.ts';
import { bodiesOf } from '../kinds/luminaire/body.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { hotSpots } from '../light/hotSpots.ts';
import { figuresOn, lightIn } from '../light/light.ts';
import { sceneOf } from '../light/scene.ts';
import { lightAreas, lightFacts, lightNotes, sceneRows } from '../lists/lightFacts.ts';
import { orderDocument } from '../pdf/orderDocument.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { installationDocument } from '../sheets/installationDocument.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { ISOTROPIC } from '../testing/scenes.ts';
import { displayLux, formatLux } from '../translation/figures.ts';
import { computeOrderLight, orderScene, photometryOf } from './orderLight.ts';
import { storedLuminaires } from './orderLuminaires.ts';
import type { RecordLine } from './record.ts';
import type { StoredTarget } from './storedParts.ts';

const FILE = '/files/photometry/bindings/abcdefghijklmnopqrst.ldt';
const plan: Plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([300]),
  choices: { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity: 4 }] },
  room: newRoom(rectangle(500, 400, { x: 0, y: 0 })),
};
const line = (own: Partial<RecordLine>) =>
  ({ kind: 'binding', articleId: 'spot', code: 'ON0001', titles: { PL: 'Reflektor' }, ...own }) as RecordLine;
const target: StoredTarget = {
  key: 'office',
  titles: { PL: 'Biuro', EN: 'Office' },
  kind: 'least',
  lux: 500,
  uniformity: 0.6,
  source: 'EN 12464-1:2021',
};
const stored = (own: Partial<RecordLine>, more: Partial<Parameters<typeof orderScene>[0]> = {}) => ({
  lines: [line({ length: 12, ...own })],
  places: storedLuminaires(plan, bodiesOf([{ id: 'spot', length: 12 }])),
  ...more,
});
const t = (path: string, values?: object) => [path, ...Object.values(values ?? {})].join(' ');

it('an order reports the light of its plan as saved, whatever happens to its articles', () => {
  const shining = { lumens: 2_000, beam: 60, drop: 15, luminousLength: 10, photometryTurn: 90 };
  const { luminaires: pieces } = arrange(plan, bodiesOf([{ id: 'spot', length: 12 }]));
  const articles = { spot: { ...shining, table: ISOTROPIC } };
  const { room, areas } = plan;
  const ofPlan = sceneOf({ room, areas, luminaires: pieces, hang: 50, articles });
  const order = stored({ ...shining, photometry: FILE }, { isSuspended: true });
  const light = computeOrderLight(order, plan, new Map([[FILE, ISOTROPIC]]));
  const requested = figuresOn(ofPlan, { kind: 'plane' }, 'full');
  expect(light?.figures.mean).toBeCloseTo(requested?.mean as number, 2);
  expect(light?.figures.least).toBeCloseTo(requested?.least as number, 2);
  expect(light).toMatchObject({ isEstimate: false, dark: [] });
  expect(photometryOf(order.lines)).toEqual([FILE]);
});

it('a beam between grid points counts by the map: dock, map, finding and order show one maximum', () => {
  const nero = { length: 10, drop: 14, lumens: 860, beam: 15, luminousLength: 0 };
  const museum: StoredTarget = { ...target, key: 'museumLow', kind: 'greatest', lux: 200 };
  const strict: Plan = {
    ...plan,
    room: { ...newRoom(rectangle(600, 400, { x: 0, y: -30 })), height: 250 },
    choices: { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity: 1 }] },
    placements: [{ id: 'p0', bindingId: 'spot', stepId: 's0', at: 178, turn: 0, tilt: 0 }],
  };
  const order = stored(nero, {
    target: museum,
    places: storedLuminaires(strict, bodiesOf([{ id: 'spot', length: nero.length }])),
  });
  const scene = orderScene(order, strict, new Map());
  const light = scene && lightIn(scene, 'full').on({ kind: 'plane' });
  const figures = computeOrderLight(order, strict, new Map())?.figures;
  if (!light?.figures || !figures) throw new Error('A room with luminaires is measured');
  const { greatest } = light.figures;
  const onGrid = Math.max(...light.grid.map(({ lux }) => lux));
  expect(greatest).toBeGreaterThan(10 * onGrid);
  const dock = formatLux(displayLux(greatest, { value: museum.lux, isLeast: false }), 'PL');
  const [spot] = hotSpots(light.map, museum.lux);
  const [finding] = lightTarget.find({} as Examined, { figures: light.figures, target: museum });
  const onOrder = lightFacts(figures, museum, 'PL', t).find(({ name }) => name === 'greatest');
  expect(formatLux(displayLux(spot?.lux ?? 0), 'PL')).toBe(dock);
  expect(formatLux(Number(finding?.figures.lux), 'PL')).toBe(dock);
  expect(onOrder).toMatchObject({ figure: dock, isMet: false });
});

it('nothing is measured without a room or without luminaires', () => {
  expect(computeOrderLight(stored({}), { ...plan, room: null }, new Map())).toBeNull();
  expect(computeOrderLight({ lines: [], places: [] }, plan, new Map())).toBeNull();
});

it('the suspension length comes from the plan, else from the rail family', () => {
  const height = (isSuspended: boolean, hang: number | null) =>
    orderScene(stored({ drop: 20 }, { isSuspended }), { ...plan, hang }, new Map())?.luminaires[0]?.z;
  expect([height(false, null), height(true, null), height(true, 30)]).toEqual([250, 200, 220]);
});

it('figures are compared with the stored target, and their basis is reported', () => {
  const light = computeOrderLight(stored({ lumens: 2_000, beam: 60 }), plan, new Map());
  if (!light) throw new Error('A room with luminaires is measured');
  const facts = lightFacts({ ...light.figures, mean: 476, uniformity: 0.61 }, target, 'PL', t);
  expect(facts.map(({ name, isMet }) => [name, isMet])).toEqual([
    ['mean', false],
    ['uniformity', true],
    ['least', null],
    ['greatest', null],
  ]);
  expect(facts[0]?.value).toContain('500\u00a0lx');
  const most = lightFacts(
    { ...light.figures, greatest: 60 },
    { ...target, kind: 'greatest', lux: 50 },
    'PL',
    t,
  );
  expect(most.find(({ name }) => name === 'greatest')?.isMet).toBe(false);
  expect(most.find(({ name }) => name === 'mean')?.isMet).toBeNull();
  const notes = lightNotes(light, { ...stored({}), target }, plan, 'EN', t);
  expect(notes[0]).toContain('Office (EN 12464-1:2021)');
  expect(notes.slice(1)).toEqual(['parts.lightAid 75', 'parts.lightEstimate']);
});

it('a luminaire without known light is named', () => {
  const order = stored({});
  const light = computeOrderLight(order, plan, new Map());
  expect(light?.dark).toEqual(['spot']);
  expect(light && lightNotes(light, order, plan, 'PL', t).at(-1)).toBe('parts.lightDark Reflektor');
});

it('the vertical areas of the room are measured, and shown on page, order and installation drawing', () => {
  const area = {
    id: 'a',
    name: 'Regał',
    begin: { x: -250, y: -150 },
    end: { x: -250, y: 150 },
    bottom: 40,
    top: 220,
  };
  const lit: Plan = { ...plan, areas: [area, { ...area, id: 'b', name: '' }] };
  const order = stored({ lumens: 2_000, beam: 60 });
  const light = computeOrderLight(order, lit, new Map());
  if (!light) throw new Error('A room with luminaires is measured');
  const scene = orderScene(order, lit, new Map());
  expect(light.areas).toMatchObject([{ number: 1 }, { number: 2 }]);
  expect(light.areas[0]?.figures).toEqual(scene && figuresOn(scene, { kind: 'area', id: 'a' }, 'full'));
  const measured = lightAreas(light, { ...target, walls: 1, ceiling: 100_000 }, 'PL', t);
  expect(measured.map(({ name }) => name)).toEqual([
    'parts.light_walls',
    'parts.light_ceiling',
    'parts.light_cylindrical',
    'parts.light_modelling',
    'Regał',
    'parts.lightAreaName 2',
  ]);
  expect(measured.slice(0, 3).map(({ facts }) => facts[0]?.isMet)).toEqual([true, false, null]);
  const rows = measured.slice(4);
  expect(rows[0]?.place).toBe('parts.lightAreaAt 300 180 40');
  expect(rows[0]?.facts.map(({ isMet }) => isMet)).toEqual([null, null, null, null]);
  const strict = lightAreas(light, { ...target, kind: 'greatest', lux: 1 }, 'PL', t);
  expect(strict[4]?.facts.find(({ name }) => name === 'greatest')?.isMet).toBe(false);

  const shown = sampleOrder(lit);
  const props = {
    page: shown,
    language: 'PL',
    t: sampleTranslate('PL'),
    url: 'https://lumitor.example/',
    light,
  };
  const mean = rows[0]?.facts[0]?.value ?? '';
  for (const made of [orderDocument(props), installationDocument(props)]) {
    const written = JSON.stringify(made.content);
    expect(written).toContain('Ściany, sufit, twarze i powierzchnie pionowe');
    expect(written).toContain('Regał');
    expect(written).toContain(mean);
  }
});

it('scenes of an order show light, power and energy, and the order shows the figures of the work scene', () => {
  const bodies = bodiesOf([{ id: 'spot', length: 12 }]);
  const [first] = arrange(plan, bodies).luminaires;
  if (!first) throw new Error('The plan has luminaires');
  const scene = { number: 3, name: 'Praca', isForWork: true, hours: 1000, luminaires: {} };
  const dimming = {
    groups: [{ number: 2, name: 'Lada', luminaires: [first.id] }],
    scenes: [{ ...scene, groups: { 2: 0 } }],
  };
  const dimmedPlan: Plan = { ...plan, dimming };
  const order = {
    ...stored({ lumens: 2_000, beam: 60, watts: 10 }),
    places: storedLuminaires(dimmedPlan, bodies),
  };
  const light = computeOrderLight(order, dimmedPlan, new Map());
  const [all, work] = light?.scenes ?? [];
  expect(light?.scenes.map(({ watts, energy }) => [watts, energy])).toEqual([
    [40, null],
    [30, 30],
  ]);
  expect(light?.figures).toEqual(work?.figures);
  const without = computeOrderLight(stored({ lumens: 2_000, beam: 60 }), plan, new Map());
  expect(without?.scenes).toEqual([]);
  expect(all?.figures.mean).toBeCloseTo(without?.figures.mean ?? 0, 6);
  expect(work?.figures.mean).toBeLessThan(all?.figures.mean ?? 0);
  expect(light && sceneRows(light, 'PL', t).map(({ name }) => name)).toEqual([
    'scenes.allOn',
    'Praca (scenes.isForWork)',
  ]);
});
