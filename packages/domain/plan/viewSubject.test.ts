import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { arbitraryPlan } from '../testing/arbitraryPlan.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { EMPTY_PLAN, type Plan } from './plan.ts';
import { readPlan, storedPlan } from './storedPlan.ts';
import { isOutdated, viewSubject } from './viewSubject.ts';

const room = newRoom(rectangle(500, 400, { x: 0, y: 0 }));
const plan: Plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([300]),
  choices: { ...EMPTY_PLAN.choices, connectionId: 'black', bindings: [{ id: 'spot', quantity: 2 }] },
  room,
};
const stepId = plan.layout.steps[0]?.id ?? '';
const of = viewSubject(plan);

it('An attached view is outdated once rails, luminaires, room or colour change, until the change is undone', () => {
  const others: Plan[] = [
    { ...plan, layout: layoutOf([200]) },
    { ...plan, hang: 40 },
    { ...plan, room: { ...room, height: 300 } },
    { ...plan, room: null },
    { ...plan, choices: { ...plan.choices, connectionId: 'white' } },
    { ...plan, choices: { ...plan.choices, bindings: [{ id: 'spot', quantity: 3 }] } },
    { ...plan, placements: [{ id: 'p', bindingId: 'spot', stepId, at: 100, turn: 0, tilt: 30 }] },
  ];
  for (const other of others) expect(isOutdated({ of }, other)).toBe(true);
  expect(new Set(others.map(viewSubject)).size).toBe(others.length);
  expect(isOutdated({ of }, structuredClone(plan))).toBe(false);
});

it('A view stays current after a change of name, use or wiring, and an older view makes no claim', () => {
  const alike: Plan = { ...plan, name: 'Biuro', room: { ...room, use: 'office', plane: 80 } };
  expect(isOutdated({ of }, alike)).toBe(false);
  expect(isOutdated({}, { ...plan, hang: 40 })).toBe(false);
  expect(isOutdated(null, plan)).toBe(false);
});

it('A plan that was stored and opened again has the same subject', () => {
  fc.assert(
    fc.property(arbitraryPlan, (one) => {
      const { plan: read } = readPlan(JSON.parse(JSON.stringify(storedPlan(one))));
      expect(read && viewSubject(read)).toBe(viewSubject(one));
    }),
  );
});
