import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { bodiesOf } from '@lumitor/domain/kinds/luminaire/body';
import type { Layout } from '@lumitor/domain/kinds/rail/layout';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { applyEdit, type PlanEdit } from '@lumitor/domain/plan/editPlan';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { describe, expect, it } from 'vitest';
import { beamLinesOf, reachOf } from './beam.ts';
import { seenAt } from './pick.ts';
import { type SceneModel, sceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';

const straight = { kind: 'straight', direction: 'straight', tArms: null } as const;

function layoutOf(...edits: PlanEdit[]): Layout {
  return edits.reduce((plan, edit) => applyEdit(plan, edit).plan ?? plan, EMPTY_PLAN).layout;
}
const RAILS = layoutOf(
  { kind: 'add', id: 'a', end: null, shape: straight, length: 400 },
  { kind: 'add', id: 'b', end: null, shape: { kind: 'bent', direction: 'right' }, length: 100 },
);

function modelOf(room = true): SceneModel {
  const placements = [{ id: 'p', bindingId: 'spot', stepId: 'a', at: 100, turn: 90, tilt: 30 }];
  const choices = { bindings: [{ id: 'spot', quantity: 1 }] };
  const bodies = bodiesOf([{ id: 'spot', length: 10, tiltMax: 90 }]);
  const { luminaires: pieces } = arrange({ layout: RAILS, placements, choices }, bodies);
  return sceneModel({
    layout: RAILS,
    room: room
      ? {
          ...newRoom(rectangle(600, 400, { x: 0, y: 0 })),
          openings: [{ id: 'd', kind: 'door', wall: 1, at: 200, width: 90 }],
        }
      : null,
    luminaires: pieces.map((piece) => ({ ...piece, symbol: 'spotlight', colour: null, drop: 20, beam: 24 })),
    hang: 50,
    isMicro: false,
    railName: (number) => `Szyna ${number}`,
    solidNames: [],
  });
}

const near = (spot: ScenePoint | null | undefined, expected: ScenePoint) =>
  expected.forEach((value, axis) => {
    expect(spot?.[axis]).toBeCloseTo(value, 4);
  });

describe('room in 3D', () => {
  it('is in metres, with the plan on the floor and heights above it', () => {
    const { rails, luminaires, walls, height, floor } = modelOf();
    expect([height, floor.length, walls.length]).toEqual([2.7, 4, 4]);
    expect(rails.map(({ name }) => name)).toEqual(['Szyna 1', 'Szyna 2']);
    near(rails[0]?.points[0], [-2, 2.2, 0]);
    near(rails[0]?.points.at(-1), [2, 2.2, 0]);
    expect(luminaires[0]?.name).toBe('L1');
    near(luminaires[0]?.foot, [-1, 2.2, 0]);
    near(luminaires[0]?.centre, [-1, 2, 0]);
    near(luminaires[0]?.axis, [0, -Math.cos(Math.PI / 6), 0.5]);
    expect(walls[1]?.openings).toEqual([
      { kind: 'door', number: 1, from: 1.55, to: 2.45, bottom: 0, top: 2.05 },
    ]);
  });

  it('draws a bend as a curve that continues the straight rail', () => {
    const [first, bend] = modelOf().rails;
    near(bend?.points[0], first?.points.at(-1) as ScenePoint);
    const radius = 2 / Math.PI;
    near(bend?.points.at(-1), [2 + radius, 2.2, radius]);
    for (const [x, , z] of bend?.points ?? []) expect(Math.hypot(x - 2, z - radius)).toBeCloseTo(radius, 4);
  });

  it('hangs rails on wires from the ceiling, and rails at the ceiling on none', () => {
    const { wires } = modelOf();
    expect(wires.length).toBeGreaterThanOrEqual(5);
    for (const [low, high] of wires) expect([low[1], high[1]]).toEqual([2.2, 2.7]);
  });

  it('ends a beam where it meets the floor or a wall', () => {
    const model = modelOf();
    expect(reachOf(model, [0, 2, 0], [0, -1, 0])).toBeCloseTo(2);
    expect(reachOf(model, [0, 1, 0], [1, 0, 0])).toBeCloseTo(3);
    expect(reachOf(model, [0, 1, 0], [0, 1, 0])).toBeCloseTo(1.7);
    const [luminaire] = model.luminaires;
    const lines = luminaire ? beamLinesOf(luminaire, model) : [];
    expect(lines.length).toBeGreaterThan(20);
    for (const { to } of lines) expect(to[1]).toBeCloseTo(0);
  });

  it('ends a beam where it enters a solid, at any rotation', () => {
    const shelf = { middle: [1, 1, 0] as ScenePoint, size: [2, 2, 0.4] as ScenePoint, heading: Math.PI / 2 };
    const model = { ...modelOf(), solids: [{ ...shelf, name: 'Regał 1', reflectance: 0.5, faces: [] }] };
    expect(reachOf(model, [0, 1, 0], [1, 0, 0])).toBeCloseTo(0.8);
    expect(reachOf(model, [1, 2.5, 0.9], [0, -1, 0])).toBeCloseTo(0.5);
    expect(reachOf(model, [1, 2.5, 1.1], [0, -1, 0])).toBeCloseTo(2.5);
    expect(reachOf(model, [0, 1, 0], [-1, 0, 0])).toBeCloseTo(3);
  });

  it('draws a floor under the rails if there is no room, and ends beams on it', () => {
    const model = modelOf(false);
    expect([model.walls, model.height]).toEqual([[], 2.7]);
    expect(reachOf(model, [0, 2, 0], [1, 0, 0])).toBeGreaterThan(10);
    const [luminaire] = model.luminaires;
    for (const { to } of luminaire ? beamLinesOf(luminaire, model) : []) expect(to[1]).toBeCloseTo(0);
  });

  it('picks the floor through a wall that faces away, otherwise the wall', () => {
    const model = modelOf();
    const down = Math.SQRT1_2;
    near(seenAt(model, { from: [0, 3, 3], way: [0, -down, -down] }), [0, 0, 0]);
    near(seenAt(model, { from: [0, 1, 0], way: [0, 0, -1] }), [0, 1, -2]);
    expect(seenAt(model, { from: [0, 5, 0], way: [0, 1, 0] })).toBeNull();
  });
});
