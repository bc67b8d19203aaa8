import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { lightFrom } from '@lumitor/domain/light/measured';
import { newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { measuredLight } from './followCheck.ts';
import { lightStore } from './lightStore.ts';
import { planScene } from './planScene.ts';
import { settledLight } from './settledLight.ts';

const [first] = sampleCatalogue.bindings as [Binding];
const spot: Binding = { ...first, lumens: 1000 };
const [office] = sampleCatalogue.lightTargets;
const catalogue: LineCatalogue = { ...sampleCatalogue, bindings: [spot] };
const room = { ...newRoom(rectangle(500, 400, { x: 0, y: 0 })), use: 'office' };
const plan: Plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([300]),
  choices: { ...EMPTY_PLAN.choices, bindings: [{ id: spot.id, quantity: 2 }] },
  room,
};
const tables = new Map();
const onPlane = lightFrom(
  { surface: { kind: 'plane' }, x: 0, y: 0, stepX: 50, stepY: 50, columns: 1, rows: 2 },
  {
    columns: 1,
    rows: 2,
    points: [
      { x: 0, y: 0 },
      { x: 0, y: 50 },
    ],
  },
  [],
  [
    {
      map: Float32Array.of(100, 500),
      peaks: new Float64Array(0),
      grid: Float64Array.of(100, 500),
      level: null,
    },
  ],
);
const { figures } = onPlane;

afterEach(() => {
  configuratorStore.setState(initialState(), true);
  lightStore.setState({ settled: null });
});

it('A scene is made of the requested plan, independent of a concurrent drag', () => {
  const before = planScene(plan, catalogue, tables);
  const dragged: Plan = { ...plan, hang: 90, room: newRoom(rectangle(900, 900, { x: 0, y: 0 })) };
  configuratorStore.setState({ history: newHistory(dragged) });
  expect(planScene(plan, catalogue, tables)).toBe(before);
  expect(before.room?.outline).toBe(room.outline);
  expect(planScene(dragged, catalogue, tables).luminaires[0]?.z).toBe(270 - 90 - 10);
});

it('Advice about light uses the last settled figures in every mode, until an input of the light changes', () => {
  expect(measuredLight(plan, catalogue)).toBeNull();
  lightStore.setState({
    settled: settledLight({ scene: planScene(plan, catalogue, tables), tables }, [onPlane]),
  });
  lightStore.setState({ answer: null });
  const measured = { figures, target: office };
  expect(measuredLight(plan, catalogue)).toEqual(measured);
  expect(measuredLight({ ...plan, name: 'Biuro', wiring: { ...plan.wiring } }, catalogue)).toEqual(measured);
  const [rail] = plan.layout.steps;
  const others: Plan[] = [
    { ...plan, hang: 40 },
    { ...plan, room: { ...room, plane: 80 } },
    { ...plan, choices: { ...plan.choices, bindings: [{ id: spot.id, quantity: 3 }] } },
    {
      ...plan,
      placements: [{ id: 'p', bindingId: spot.id, stepId: rail?.id ?? '', at: 50, turn: 0, tilt: 20 }],
    },
  ];
  for (const other of others) expect(measuredLight(other, catalogue)).toBeNull();
  expect(measuredLight(plan, { ...catalogue, bindings: [{ ...spot, lumens: 900 }] })).toBeNull();
  expect(measuredLight({ ...plan, room: { ...room } }, catalogue)).toEqual(measured);
  expect(measuredLight({ ...plan, room: { ...room, use: null } } as Plan, catalogue)).toBeNull();
  const work = { number: 0, name: 'Praca', isForWork: true, hours: null, luminaires: {} };
  const ids = planScene(plan, catalogue, tables).luminaires.map(({ id }) => id);
  const groups = [{ number: 3, name: 'Wszystkie', luminaires: ids }];
  const dimming = { groups, scenes: [{ ...work, groups: { 3: 50 } }] };
  expect(measuredLight({ ...plan, dimming }, catalogue)?.figures.mean).toBe(150);
});

it('A measurement on the floor only leaves the figures of the plane', () => {
  const floor = { map: { surface: { kind: 'floor' } }, figures: null } as never;
  expect(settledLight({ scene: planScene(plan, catalogue, tables), tables }, [floor])).toBeNull();
});
