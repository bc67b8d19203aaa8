import { readFileSync } from 'node:fs';
import { LUMINAIRE_SYMBOLS } from '@lumitor/domain/catalogue/luminaireType';
import { orderIfc } from '@lumitor/domain/ifc/orderIfc';
import { readSchema } from '@lumitor/domain/ifc/testing/express';
import { type Instance, Instances } from '@lumitor/domain/ifc/testing/instances';
import { USUAL_DROP } from '@lumitor/domain/kinds/luminaire/aim';
import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { orderScene } from '@lumitor/domain/order/orderLight';
import { applyEdit, type PlanEdit } from '@lumitor/domain/plan/editPlan';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder, sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import { validateBytes } from 'gltf-validator';
import { Box3, Vector3 } from 'three';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exported, exportedSolids } from './exported.ts';
import { glbOf } from './glb.ts';
import { orderGlb } from './orderGlb.ts';
import { sceneModel } from './sceneModel.ts';
import { usdzOf } from './usdz.ts';

const schema = readSchema(
  readFileSync(new URL('../../domain/ifc/testing/ifc4.txt', import.meta.url), 'utf8'),
);
const COLOURS = {
  background: '#fff',
  surface: '#fff',
  floor: '#eee',
  line: '#888',
  rail: '#111',
  body: '#222',
  whiteBody: '#f5f5f5',
  warm: '#e93',
};
const straight = { kind: 'straight', direction: 'straight', tArms: null } as const;
const EDITS: PlanEdit[] = [
  { kind: 'add', id: 'a', end: null, shape: straight, length: 400 },
  { kind: 'add', id: 'b', end: null, shape: { kind: 'bent', direction: 'right' }, length: 100 },
  { kind: 'add', id: 'c', end: null, shape: { ...straight, direction: 'right' }, length: 200 },
];

function modelOf() {
  const { layout } = EDITS.reduce((plan, edit) => applyEdit(plan, edit).plan ?? plan, EMPTY_PLAN);
  const shelf: Obstacle = {
    id: 's',
    kind: 'shelf',
    x: 100,
    y: 50,
    width: 90,
    depth: 40,
    heading: 90,
    from: 0,
    to: 200,
    reflectance: 0.5,
  };
  const door = { id: 'd', kind: 'door' as const, wall: 1, at: 200, width: 90 };
  return sceneModel({
    layout,
    room: { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), openings: [door], obstacles: [shelf] },
    solidNames: ['Regał 1'],
    hang: 50,
    devices: [{ kind: 'supply', name: 'S1', x: 100, y: -50, z: 270 }],
    isMicro: false,
    railName: (number) => `Szyna ${number}`,
    luminaires: LUMINAIRE_SYMBOLS.map((symbol, index) => ({
      id: symbol,
      isPlaced: true,
      number: index + 1,
      bindingId: symbol,
      stepId: 'a',
      at: 50 + 90 * index,
      x: 90 * index - 150,
      y: 0,
      reach: 20,
      heading: 0 as never,
      turn: 90,
      tilt: 30,
      symbol,
      colour: null,
      drop: 60,
      luminousLength: symbol === 'linear' ? 38 : 0,
    })),
  });
}

class Reader {
  result: ArrayBuffer | null = null;
  onloadend: () => void = () => {};
  readAsArrayBuffer(blob: Blob) {
    void blob.arrayBuffer().then((bytes) => {
      this.result = bytes;
      this.onloadend();
    });
  }
}

beforeEach(() => vi.stubGlobal('FileReader', Reader));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const glbSchema = v.object({
  nodes: v.array(
    v.object({
      name: v.optional(v.string()),
      mesh: v.optional(v.number()),
      extras: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  meshes: v.array(
    v.object({
      primitives: v.array(v.object({ attributes: v.object({ POSITION: v.number() }), material: v.number() })),
    }),
  ),
  accessors: v.array(
    v.object({ min: v.optional(v.array(v.number())), max: v.optional(v.array(v.number())) }),
  ),
  materials: v.array(
    v.object({
      name: v.string(),
      alphaMode: v.optional(v.string()),
      extensions: v.optional(v.unknown()),
      pbrMetallicRoughness: v.object({
        metallicFactor: v.optional(v.number()),
        roughnessFactor: v.optional(v.number()),
        baseColorFactor: v.optional(v.array(v.number())),
      }),
    }),
  ),
});

async function readGlb(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { issues } = await validateBytes(bytes);
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  const length = new DataView(bytes.buffer).getUint32(12, true);
  return v.parse(glbSchema, JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))));
}

it('a plan exports as valid GLB in metres, with named rails and luminaires', async () => {
  const { nodes, meshes, accessors } = await readGlb(await glbOf(modelOf(), COLOURS));
  const names = nodes.map(({ name }) => name ?? '');
  for (const name of [
    'Szyna 1',
    'Szyna 3',
    'L1',
    'L4',
    'Room',
    'Floor',
    'Ceiling',
    'Wall 4',
    'Door 1',
    'Regał 1',
    'S1',
  ])
    expect(names).toContain(name);
  const mesh = meshes[nodes[names.indexOf('Szyna 1')]?.mesh ?? -1];
  const { min = [], max = [] } = accessors[mesh?.primitives[0]?.attributes.POSITION ?? -1] ?? {};
  expect([(max[0] ?? 0) - (min[0] ?? 0), max[1]]).toEqual([4, expect.closeTo(2.2, 4)]);
});

it('materials are physically based, named, unique, and independent of the theme', async () => {
  const dark = { ...COLOURS, surface: '#111', floor: '#000', body: '#fff' };
  const [{ materials }, other] = (await Promise.all(
    [COLOURS, dark].map(async (palette) => readGlb(await glbOf(modelOf(), palette))),
  )) as [Awaited<ReturnType<typeof readGlb>>, Awaited<ReturnType<typeof readGlb>>];
  expect(other.materials).toEqual(materials);
  const names = materials.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of [
    'Aluminium, anodised black',
    'Luminaire body',
    'Luminaire light',
    'Wall',
    'Floor',
    'Ceiling',
    'Door',
  ])
    expect(names).toContain(name);
  expect(
    materials.every(
      ({ extensions }) => extensions === undefined || !JSON.stringify(extensions).includes('unlit'),
    ),
  ).toBe(true);
  expect(materials.find(({ name }) => name.includes('black'))?.pbrMetallicRoughness.metallicFactor).toBe(
    0.85,
  );
  const white = await readGlb(await glbOf(modelOf(), { ...COLOURS, rail: 'rgb(240, 240, 240)' }));
  expect(white.materials.map(({ name }) => name)).toContain('Aluminium, painted white');
});

it('a wall is open at its door, and the door stands in the opening', async () => {
  const { nodes, meshes, accessors, materials } = await readGlb(await glbOf(modelOf(), COLOURS));
  const door = nodes.find(({ name }) => name === 'Door 1');
  const mesh = meshes[door?.mesh ?? -1]?.primitives[0];
  const { min = [], max = [] } = accessors[mesh?.attributes.POSITION ?? -1] ?? {};
  expect([(max[0] ?? 0) - (min[0] ?? 0), (max[1] ?? 0) - (min[1] ?? 0)]).toEqual([
    expect.closeTo(0.9, 4),
    expect.closeTo(2.05, 4),
  ]);
  expect(materials[mesh?.material ?? -1]?.name).toBe('Door');
});

it('the file of an order describes its objects like the DXF', async () => {
  const page = sampleOrder(EVERYTHING);
  vi.stubGlobal('document', {
    body: { append: () => {} },
    createElement: () => ({ style: {}, remove: () => {} }),
  });
  vi.stubGlobal('getComputedStyle', () => ({ color: 'rgb(30, 30, 30)' }));
  const file = await orderGlb(page, 'PL', sampleTranslate('PL'));
  const { nodes, materials } = await readGlb(file);
  expect(materials.find(({ name }) => name === 'Glass')?.alphaMode).toBe('BLEND');
  const of = (name: string) => nodes.find((node) => node.name === name)?.extras;
  expect(of('L2')).toMatchObject({
    CODE: 'ON0410',
    ARTICLE: 'Downlight Ösel',
    ZONE: 'Z1',
    ADDRESS: 'A01',
    RAIL: '1',
  });
  expect(of('Szyna 2.1')).toMatchObject({
    RAIL: '2',
    LENGTH: '200',
    RADIUS: '127,3',
    MOUNTING: 'zwieszone, długość zwieszenia 30\u00a0cm',
  });
  expect(of('F2')).toMatchObject({ CABLE: '4,5\u00a0m, 1,5\u00a0mm²', ZONE: 'Z2' });
  expect(of('S1')).toMatchObject({ WATTS: '400', HEIGHT: '220' });
  expect(of('G1')).toMatchObject({ HEIGHT: '210' });
  const ifc = orderIfc(page, orderInstallation(page), 'PL', sampleTranslate('PL'));
  const ids = nodes.flatMap(({ extras }) => extras?.GlobalId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const name of [
    'Szyna 1.2',
    'L1',
    'F1',
    'S1',
    'G1',
    'Ściana 4',
    'Drzwi 1',
    'Okno 1',
    'Pomieszczenie',
    'Słup 1',
  ])
    expect(ifc).toContain(of(name)?.GlobalId ?? name);
});

it.each([
  ['suspended as usual', null, { isSuspended: true }, 50],
  ['suspended as planned', 40, { isSuspended: true }, 40],
  ['on the ceiling', null, {}, 0],
  ['recessed, whatever is planned', 40, { isRecessed: true }, 0],
])('light, GLB and IFC have rails at one height: %s', async (_, hang, mounted, below) => {
  vi.stubGlobal('document', {
    body: { append: () => {} },
    createElement: () => ({ style: {}, remove: () => {} }),
  });
  vi.stubGlobal('getComputedStyle', () => ({ color: 'rgb(30, 30, 30)' }));
  const sampled = sampleOrder({ ...EVERYTHING, hang });
  const { isSuspended: _s, isRecessed: _r, ...data } = sampled.data;
  const page = { ...sampled, data: { ...data, ...mounted } };
  const height = (page.plan.room?.height ?? 0) - below;

  const luminaires = orderScene(page.data, page.plan, new Map())?.luminaires ?? [];
  const drops = new Map(page.data.lines.map(({ articleId, drop }) => [articleId, drop]));
  const lit = luminaires.map(({ bindingId, z }) => z + (drops.get(bindingId) ?? USUAL_DROP));
  expect(new Set(lit)).toEqual(new Set([height]));

  const { nodes, meshes, accessors } = await readGlb(await orderGlb(page, 'PL', sampleTranslate('PL')));
  const mesh = meshes[nodes.find(({ name }) => name === 'Szyna 1.1')?.mesh ?? -1];
  const top = accessors[mesh?.primitives[0]?.attributes.POSITION ?? -1]?.max?.[1];
  expect(top).toBeCloseTo(height / 100, 4);

  const ifc = new Instances(orderIfc(page, orderInstallation(page), 'PL', sampleTranslate('PL')), schema);
  const rail = ifc.of('IfcCableSegment').find((one) => ifc.text(one, 'Name') === 'Szyna 1.1');
  const [at] = ['ObjectPlacement', 'RelativePlacement', 'Location'].reduce(
    (all: Instance[], name) => all.flatMap((one) => ifc.named(one, name)),
    rail ? [rail] : [],
  );
  expect(at && ifc.numbers(at, 'Coordinates')[2]).toBeCloseTo(height / 100, 4);
});

it('a solid is exported as a body of its size and plan rotation', () => {
  const shelf = exportedSolids(modelOf(), COLOURS).getObjectByName('Regał 1');
  if (!shelf) throw new Error('There is a shelf.');
  const box = new Box3().setFromObject(shelf);
  const [size, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  expect(size.toArray().map((side) => side.toFixed(3))).toEqual(['0.400', '2.000', '0.900']);
  expect(middle.toArray().map((side) => side.toFixed(3))).toEqual(['1.000', '1.000', '0.500']);
});

it('a supply is exported at its position below the ceiling', () => {
  const supply = exported(modelOf(), COLOURS).getObjectByName('S1');
  if (!supply) throw new Error('There is a supply.');
  const { min, max } = new Box3().setFromObject(supply);
  expect([max.y, (min.x + max.x) / 2, (min.z + max.z) / 2].map((at) => at.toFixed(3))).toEqual([
    '2.700',
    '1.000',
    '-0.500',
  ]);
});

it('only rails and luminaires are exported for AR on a phone', async () => {
  const warned = vi.spyOn(console, 'warn');
  const bytes = new Uint8Array(await (await usdzOf(modelOf(), COLOURS)).arrayBuffer());
  const written = new TextDecoder('latin1').decode(bytes);
  expect(written.slice(0, 2)).toBe('PK');
  for (const name of ['Szyna1', 'L1', 'L4']) expect(written).toContain(name);
  expect(written).not.toContain('wall3');
  expect(written).toContain('metersPerUnit = 1');
  expect(warned).not.toHaveBeenCalled();
});
