import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newRoom, roomFault } from '../kinds/room/room.ts';
import { type DxfFault, UnreadableDxf } from './dxfFault.ts';
import { type FloorPlan, hiddenOf } from './floorPlan.ts';
import { outlineCorners, planOutlines } from './planOutlines.ts';
import { type PlanProposal, readFloorPlan } from './readFloorPlan.ts';
import { roomFromOutline } from './roomFromOutline.ts';

const read = (name: string) =>
  readFloorPlan(readFileSync(new URL(`../testing/dxf/${name}.dxf`, import.meta.url))).read;

function planOf(name: string): FloorPlan {
  const answer = read(name);
  if (!('sure' in answer)) throw new Error(`The unit of ${name} is ambiguous`);
  return answer.sure.plan;
}

function proposalsOf(name: string): readonly [PlanProposal, PlanProposal] {
  const answer = read(name);
  if (!('proposals' in answer)) throw new Error(`The unit of ${name} is certain`);
  return answer.proposals;
}

function faultOf(name: string): DxfFault | null {
  try {
    read(name);
    return null;
  } catch (error) {
    if (error instanceof UnreadableDxf) return error.fault;
    throw error;
  }
}

const metres = (length: number): number => Math.round(length) / 100;
const sizeOf = ({ width, height }: FloorPlan) => [metres(width), metres(height)];
const doorsOf = ({ openings }: FloorPlan) =>
  openings.filter(({ kind }) => kind === 'door').map(({ width }) => Math.round(width));

const outlinesOf = (plan: FloorPlan) => planOutlines(plan, new Set(hiddenOf(plan)));

function roomOf(plan: FloorPlan) {
  const [largest] = outlinesOf(plan);
  const found = largest && roomFromOutline(outlineCorners(plan, largest), plan.openings, () => 'o');
  if (!found || roomFault(found)) return null;
  newRoom(found.outline);
  return [metres(largest.width), metres(largest.depth), Math.round(largest.area * 10) / 10];
}

describe('the unit that a template states', () => {
  it('is questioned if a door contradicts it, the likelier unit first', () => {
    const [first, second] = proposalsOf('unit-template-inch-drawn-mm');
    expect([first.unit, sizeOf(first.plan), doorsOf(first.plan)]).toEqual(['mm', [12, 9], [90]]);
    expect(second.unit).toBe('in');
  });

  it('is questioned between millimetres and centimetres', () => {
    const [first, second] = proposalsOf('unit-template-mm-drawn-cm');
    expect([first.unit, sizeOf(first.plan), doorsOf(first.plan)]).toEqual(['cm', [12, 9], [90]]);
    expect(second.unit).toBe('mm');
  });
});

describe('entities far away', () => {
  it('do not hide a building at national grid coordinates, which becomes a room', () => {
    const plan = planOf('geo-with-stray-line');
    expect(sizeOf(plan)).toEqual([14.8, 9.05]);
    expect(roomOf(plan)?.slice(0, 2)).toEqual([14.8, 9.05]);
    expect(plan.omissions).toEqual([{ kind: 'far', name: '', layer: '0', count: 1 }]);
    expect(plan.layers.filter(({ isFar }) => isFar)).toEqual([{ name: '0', isShown: false, isFar: true }]);
  });

  it('on both sides do not shrink the building', () => {
    const answer = read('strays-both-sides-wrong-scale');
    expect('sure' in answer && answer.sure.unit).toBe('m');
    const plan = planOf('strays-both-sides-wrong-scale');
    expect(sizeOf(plan)).toEqual([14, 9]);
    expect(roomOf(plan)).toEqual([14, 9, 126]);
    expect(plan.omissions).toEqual([{ kind: 'far', name: '', layer: '0', count: 2 }]);
  });
});

describe('unreadable content', () => {
  it('can be one damaged entity, and the room is there', () => {
    const plan = planOf('one-bad-spline-refuses-all');
    expect(roomOf(plan)).toEqual([6, 4, 24]);
    expect(plan.omissions).toEqual([{ kind: 'damaged', name: 'SPLINE', layer: 'C', count: 1 }]);
  });

  it('can be an external reference, with the name of its file', () => {
    const plan = planOf('xref-not-told');
    expect(sizeOf(plan)).toEqual([12, 0]);
    expect(plan.omissions).toEqual([{ kind: 'reference', name: 'parter.dwg', layer: '0', count: 1 }]);
  });

  it('is the reason for the refusal if nothing else is in the file', () => {
    expect(faultOf('xref-only-wrong-remedy')).toEqual({
      kind: 'emptyDxf',
      omissions: [{ kind: 'reference', name: 'parter.dwg', layer: '0', count: 1 }],
    });
  });
});

it('a closed multiline is walls with both their faces', () => {
  const plan = planOf('mline-walls-silently-missing');
  const sizes = outlinesOf(plan).map(({ width, depth }) => [metres(width), metres(depth)]);
  expect(sizes).toEqual(
    expect.arrayContaining([
      [6.24, 4.24],
      [5.76, 3.76],
      [1.6, 0.7],
    ]),
  );
  expect(plan.omissions).toEqual([]);
});

it('a block on a frozen layer is hidden as a whole', () => {
  const plan = planOf('block-on-frozen-layer');
  expect(sizeOf(plan)).toEqual([6, 4]);
  expect(hiddenOf(plan).map((layer) => plan.layers[layer]?.name)).toEqual(['OLD']);
});

it('a changed dynamic block is a door by the name of its definition', () => {
  expect(doorsOf(planOf('dynamic-block-door'))).toEqual([90]);
});

describe('letters', () => {
  it.each(['letters-dos852', 'letters-utf8-in-r2000'])('are decoded in %s', (name) => {
    const plan = planOf(name);
    expect(plan.texts.map(({ text }) => text)).toEqual(['Łazienka śćżźń ĄĘÓ']);
    expect(plan.layers.map((layer) => layer.name)).toContain('Ściany');
  });
});
