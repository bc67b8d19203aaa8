import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../../plan/plan.ts';
import { removeAreaEdit, setAreaEdit, setRoomEdit } from '../../plan/roomEdits.ts';
import { readPlan, storedPlan, storedPlanSchema } from '../../plan/storedPlan.ts';
import { planAfter, planWishes } from '../../testing/arbitraryEdit.ts';
import { isInside } from '../room/outline.ts';
import { moveRoom, moveWall } from '../room/reshape.ts';
import { newRoom, rectangle } from '../room/room.ts';
import { facingOf, facingRoom, MAX_AREAS, reversedArea, type VerticalArea } from './area.ts';

const ROOM = newRoom(rectangle(600, 400, { x: 300, y: 200 }));
const PICTURE: VerticalArea = {
  id: 'a',
  name: 'Obraz 1',
  begin: { x: 200, y: 0 },
  end: { x: 320, y: 0 },
  bottom: 110,
  top: 170,
};
const planOf = (...areas: VerticalArea[]): Plan => ({ ...EMPTY_PLAN, room: ROOM, areas });
const after = (plan: Plan, ...edits: ((before: Plan) => PlanEdit)[]): Plan =>
  edits.reduce((before, edit) => applyEdit(before, edit(before)).plan ?? before, plan);

describe('an area', () => {
  it('faces right of the direction from its start to its end', () => {
    expect(facingOf(PICTURE)).toEqual({ x: 0, y: 1 });
    expect(facingOf(reversedArea(PICTURE))).toEqual({ x: 0, y: -1 });
  });

  it("on a wall faces into the room, regardless of its direction and the room's winding", () => {
    const [x, y] = [fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })];
    const triangle = fc
      .tuple(fc.record({ x, y }), fc.record({ x, y }), fc.record({ x, y }))
      .filter(([a, b, c]) => Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) > 200_000);
    fc.assert(
      fc.property(triangle, fc.nat(2), fc.boolean(), (outline, wall, isBack) => {
        const [from, to] = [outline[wall] ?? { x: 0, y: 0 }, outline[(wall + 1) % 3] ?? { x: 0, y: 0 }];
        const at = (share: number) => ({
          x: Math.round(from.x + share * (to.x - from.x)),
          y: Math.round(from.y + share * (to.y - from.y)),
        });
        const drawn = { ...PICTURE, begin: at(isBack ? 0.6 : 0.4), end: at(isBack ? 0.4 : 0.6) };
        const area = facingRoom(drawn, outline);
        const facing = facingOf(area);
        const before = { x: at(0.5).x + 5 * facing.x, y: at(0.5).y + 5 * facing.y };
        expect(isInside(outline, before)).toBe(true);
      }),
    );
  });

  it('faces as it was drawn if it stands free in the room', () => {
    const shelf = { ...PICTURE, begin: { x: 200, y: 200 }, end: { x: 300, y: 200 } };
    expect(facingRoom(shelf, ROOM.outline)).toBe(shelf);
    expect(facingRoom(reversedArea(shelf), ROOM.outline).begin).toEqual(shelf.end);
  });
});

describe('the areas of a plan', () => {
  it('exist only within a room, up to their limit, and are removed with the room', () => {
    expect(after(EMPTY_PLAN, (before) => setAreaEdit(before, PICTURE)).areas).toEqual([]);
    const many = Array.from({ length: MAX_AREAS + 1 }, (_, index) => ({ ...PICTURE, id: `a${index}` }));
    const full = after(planOf(), ...many.map((area) => (before: Plan) => setAreaEdit(before, area)));
    expect(full.areas).toHaveLength(MAX_AREAS);
    expect(after(full, (before) => removeAreaEdit(before, 'a3')).areas).toHaveLength(MAX_AREAS - 1);
    expect(after(full, (before) => setRoomEdit(before, null)).areas).toEqual([]);
  });

  it('are changed by their id; without a change the plan stays identical', () => {
    const plan = planOf(PICTURE);
    expect(applyEdit(plan, setAreaEdit(plan, { ...PICTURE })).plan).toBe(plan);
    expect(applyEdit(plan, removeAreaEdit(plan, 'none')).plan).toBe(plan);
    const changed = after(plan, (before) => setAreaEdit(before, { ...PICTURE, name: 'Regał' }));
    expect(changed.areas.map(({ name }) => name)).toEqual(['Regał']);
  });

  it('stay on a wall that moves and go with a room that moves, at any height of the room', () => {
    const shelf = { ...PICTURE, id: 'b', begin: { x: 200, y: 200 }, end: { x: 300, y: 200 } };
    const plan = planOf(PICTURE, shelf);
    const raised = after(plan, (before) => setRoomEdit(before, moveWall(ROOM, 0, 50).room));
    expect(raised.areas.map(({ begin: start }) => start)).toEqual([{ x: 200, y: -50 }, shelf.begin]);
    const away = after(plan, (before) => setRoomEdit(before, moveRoom(ROOM, { x: 100, y: 10 }).room));
    expect(away.areas.map(({ end }) => end)).toEqual([
      { x: 420, y: 10 },
      { x: 400, y: 210 },
    ]);
    const tall = { ...PICTURE, bottom: 260, top: 270 };
    const low = after(planOf(tall), (before) => setRoomEdit(before, { ...ROOM, height: 250 }));
    expect(low.areas[0]).toMatchObject({ bottom: 249, top: 250 });
  });

  it('are lower than the room, storable and readable after any edit', () => {
    fc.assert(
      fc.property(planWishes, (all) => {
        const plan = planAfter(all, planOf(PICTURE));
        for (const { bottom, top } of plan.areas) {
          expect(bottom).toBeLessThan(top);
          expect(top).toBeLessThanOrEqual(plan.room?.height ?? 0);
        }
        const stored = v.parse(storedPlanSchema, JSON.parse(JSON.stringify(storedPlan(plan))));
        expect(readPlan(stored).plan?.areas).toEqual(plan.areas);
      }),
    );
  });
});
