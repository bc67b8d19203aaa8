import { LUMINAIRE_SYMBOLS } from '@lumitor/domain/catalogue/luminaireType';
import { applyEdit, type PlanEdit } from '@lumitor/domain/plan/editPlan';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import type { Obstacle } from '@lumitor/domain/room/obstacle';
import { newRoom, rectangle } from '@lumitor/domain/room/room';
import { validateBytes } from 'gltf-validator';
import { Box3, Vector3 } from 'three';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exported } from './exported.ts';
import { glbOf } from './glb.ts';
import { sceneModel } from './sceneModel.ts';
import { usdzOf } from './usdz.ts';

const COLOURS = {
  background: '#fff',
  surface: '#fff',
  floor: '#eee',
  line: '#888',
  rail: '#111',
  body: '#222',
  warm: '#e93',
};
const straight = { kind: 'straight', direction: 'straight', tArms: null } as const;
const EDITS: PlanEdit[] = [
  { kind: 'add', id: 'a', end: null, shape: straight, length: 400 },
  { kind: 'add', id: 'b', end: null, shape: { kind: 'bent', direction: 'right' }, length: 100 },
  { kind: 'add', id: 'c', end: null, shape: { ...straight, direction: 'right' }, length: 200 },
];

/** A room of 6 × 4 m with a door, rails with a bend and a corner, and a luminaire of each kind. */
function modelOf() {
  const { layout } = EDITS.reduce((plan, edit) => applyEdit(plan, edit).plan ?? plan, EMPTY_PLAN);
  const shelf: Obstacle = {
    ...{ id: 's', kind: 'shelf', x: 100, y: 50, width: 90, depth: 40, heading: 90 },
    ...{ from: 0, to: 200, reflectance: 0.5 },
  };
  const door = { id: 'd', kind: 'door' as const, wall: 1, at: 200, width: 90 };
  return sceneModel({
    layout,
    room: { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), openings: [door], obstacles: [shelf] },
    obstacleNames: ['Regał 1'],
    hang: 50,
    devices: [{ kind: 'supply', name: 'S1', x: 100, y: -50, z: 270 }],
    isMicro: false,
    railName: (number) => `Szyna ${number}`,
    pieces: LUMINAIRE_SYMBOLS.map((symbol, index) => ({
      ...{
        id: symbol,
        isPlaced: true,
        number: index + 1,
        bindingId: symbol,
        stepId: 'a',
        at: 50 + 90 * index,
      },
      ...{ x: 90 * index - 150, y: 0, reach: 20, heading: 0 as never, turn: 90, tilt: 30, symbol, drop: 60 },
      luminousLength: symbol === 'linear' ? 38 : 0,
    })),
  });
}

/** What the exporter reads its own bytes with, and Node does not have. */
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

it('a plan is exported as GLB without fault, in metres, with its rails and luminaires by name', async () => {
  const bytes = new Uint8Array(await (await glbOf(modelOf(), COLOURS)).arrayBuffer());
  const { issues } = await validateBytes(bytes);
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  const length = new DataView(bytes.buffer).getUint32(12, true);
  const { nodes, meshes, accessors } = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  const names: string[] = nodes.map(({ name }: { name?: string }) => name ?? '');
  for (const name of ['Szyna 1', 'Szyna 3', 'L1', 'L4', 'floor', 'wall 3', 'Regał 1', 'S1'])
    expect(names).toContain(name);
  const { mesh } = nodes[names.indexOf('Szyna 1')];
  const { min, max } = accessors[meshes[mesh].primitives[0].attributes.POSITION];
  expect([max[0] - min[0], max[1]]).toEqual([4, expect.closeTo(2.2, 4)]);
});

it('an obstacle stands in it as a body of its size, turned as on the plan', () => {
  const shelf = exported(modelOf(), COLOURS, true).getObjectByName('Regał 1');
  if (!shelf) throw new Error('There is a shelf.');
  const box = new Box3().setFromObject(shelf);
  const [size, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  expect(size.toArray().map((side) => side.toFixed(3))).toEqual(['0.400', '2.000', '0.900']);
  expect(middle.toArray().map((side) => side.toFixed(3))).toEqual(['1.000', '1.000', '0.500']);
});

it('a supply hangs in it at its place, below the ceiling', () => {
  const supply = exported(modelOf(), COLOURS, true).getObjectByName('S1');
  if (!supply) throw new Error('There is a supply.');
  const { min, max } = new Box3().setFromObject(supply);
  expect([max.y, (min.x + max.x) / 2, (min.z + max.z) / 2].map((at) => at.toFixed(3))).toEqual([
    '2.700',
    '1.000',
    '-0.500',
  ]);
});

it('rails and luminaires alone go to a phone that shows them in the room that is there', async () => {
  const warned = vi.spyOn(console, 'warn');
  const bytes = new Uint8Array(await (await usdzOf(modelOf(), COLOURS)).arrayBuffer());
  const written = new TextDecoder('latin1').decode(bytes);
  expect(written.slice(0, 2)).toBe('PK');
  for (const name of ['Szyna1', 'L1', 'L4']) expect(written).toContain(name);
  expect(written).not.toContain('wall3');
  expect(written).toContain('metersPerUnit = 1');
  expect(warned).not.toHaveBeenCalled();
});
