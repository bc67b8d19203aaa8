import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../plan/editPlan.ts';
import { EMPTY_PLAN } from '../../plan/plan.ts';
import { layoutOf } from '../../testing/sampleLayouts.ts';
import { measureLayout } from '../rail/geometry.ts';
import { PREMADE_OPTIONS, type PremadeOption } from '../rail/layout.ts';
import { premadeSteps } from '../rail/premade.ts';
import { stepsOutside } from './outside.ts';
import { placeInMiddle, placeInside } from './placeInside.ts';
import { newRoom, rectangle } from './room.ts';

const CORNER = [
  [300, 0],
  [800, 0],
  [800, 600],
  [0, 600],
  [0, 300],
  [300, 300],
].map(([x = 0, y = 0]) => ({ x, y }));
const axesOf = (option: PremadeOption, width: number, height: number) =>
  measureLayout(premadeSteps(option, width, height, 100, 'p')).placed.map(({ axis }) => axis);

describe('a ready-made layout in a room (D9)', () => {
  it('lies inside at any size that fits', () => {
    const side = fc.integer({ min: 100, max: 500 });
    fc.assert(
      fc.property(fc.constantFrom(...PREMADE_OPTIONS), side, side, (option, width, height) => {
        const { by, isInside } = placeInMiddle(CORNER, axesOf(option, width, height));
        const plan = { ...EMPTY_PLAN, room: newRoom(CORNER) };
        const edit = { kind: 'premade', id: 'p', option, width, height, bentLength: 100, by } as const;
        const { plan: after } = applyEdit(plan, edit);
        if (!after?.room) throw new Error('refused');
        const rails = measureLayout(after.layout.steps);
        expect(stepsOutside(after.room.outline, rails).length === 0).toBe(isInside);
        if (option !== 'option1Curved' && height <= 500 && width <= 440) expect(isInside).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('lies in the middle of a room that is too small, and reports it', () => {
    const small = rectangle(200, 200, { x: 1000, y: 0 });
    expect(placeInMiddle(small, axesOf('option1', 300, 200))).toEqual({
      by: { x: 1000, y: -100 },
      isInside: false,
    });
  });

  it('crosses no wall between ends that are inside', () => {
    const u = [
      [0, 0],
      [700, 0],
      [700, 400],
      [400, 400],
      [400, 100],
      [300, 100],
      [300, 400],
      [0, 400],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const { by } = placeInMiddle(u, axesOf('L', 400, 200));
    expect(by.y).toBeLessThanOrEqual(100);
  });
});

describe('rails next to others (D42a)', () => {
  const drawn = measureLayout(layoutOf([400]).steps).placed.map(({ axis }) => axis);
  const rail = measureLayout(layoutOf([300]).steps).placed.map(({ axis }) => axis);

  it('keep clear of them, as near to the requested point as possible', () => {
    const outline = rectangle(600, 400, { x: 0, y: 0 });
    expect(placeInside(outline, rail, drawn, { x: 0, y: 100 })).toEqual({ x: 0, y: 100 });
    const atWall = placeInside(outline, rail, drawn, { x: 0, y: 500 });
    expect(atWall?.y).toBeGreaterThan(150);
    expect(atWall?.y).toBeLessThanOrEqual(180);
    expect(placeInside(rectangle(300, 400, { x: 0, y: 0 }), rail, drawn, { x: 0, y: 500 })?.y).toBe(200);
    const onIt = placeInside(outline, rail, drawn, { x: 0, y: 0 });
    expect(Math.abs(onIt?.y ?? 0)).toBeGreaterThan(20);
  });

  it('have no position if none is free', () => {
    expect(placeInside(rectangle(290, 400, { x: 0, y: 0 }), rail, [], { x: 0, y: 0 })).toBeNull();
    expect(placeInside(rectangle(600, 30, { x: 0, y: 0 }), rail, drawn, { x: 0, y: 0 })).toBeNull();
  });
});
