import { expect, it } from 'vitest';
import { checkPlan } from '../../check/checkPlan.ts';
import { examine } from '../../check/examine.ts';
import { fixesFor } from '../../check/fixes.ts';
import type { FindingKind } from '../../check/kinds.ts';
import { applyEdit } from '../../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../../plan/plan.ts';
import { sampleCatalogue, sampleChoices } from '../../testing/sampleCatalogue.ts';
import { layoutOf } from '../../testing/sampleLayouts.ts';
import { NO_WIRING } from '../../wiring/wiring.ts';
import { newRoom, rectangle } from '../room/room.ts';
import type { WallControl } from './wallControl.ts';

const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const examined = (plan: Plan) => examine(plan, { catalogue: sampleCatalogue, terms });

const control: WallControl = { id: 'p', label: '', x: 0, y: 0, z: 110, groups: [1], scenes: [] };
const plan: Plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([600]),
  choices: { ...sampleChoices, systemId: 'dali', gatewayId: 'dali-gateway' },
  room: newRoom(rectangle(800, 400, { x: 0, y: 0 })),
  dimming: {
    groups: [{ number: 1, name: '', luminaires: [] }],
    scenes: [{ number: 4, name: '', isForWork: false, hours: null, groups: {}, luminaires: {} }],
  },
};
const withControls = (...wallControls: WallControl[]): Plan => ({ ...plan, wallControls });
const findingsOf = (of: Plan, kind: FindingKind) =>
  checkPlan(examined(of)).filter((finding) => finding.kind === kind);

/** Plan after each fix of the first finding of a kind. */
function fixed(of: Plan, kind: FindingKind): Record<string, Plan> {
  const state = examined(of);
  const all = checkPlan(state);
  const [finding] = all.filter((one) => one.kind === kind);
  if (!finding) throw new Error(`There is no ${kind}`);
  return Object.fromEntries(
    fixesFor(state, all, finding, String).map(({ kind: fix, edit }) => [
      fix,
      applyEdit(of, edit).plan as Plan,
    ]),
  );
}

it('finds controls outside the room, and moves all of them to the nearest walls', () => {
  expect(findingsOf(withControls({ ...control, y: -200 }), 'wallControlOutside')).toEqual([]);
  const inside = { ...control, id: 'q' };
  const outside = withControls({ ...control, x: 500, y: 50 }, inside, {
    ...control,
    id: 'r',
    x: 30,
    y: 900,
  });
  expect(findingsOf(outside, 'wallControlOutside')).toMatchObject([
    {
      weight: 'advice',
      figures: { count: 2, number: 1 },
      points: [
        { x: 500, y: 50 },
        { x: 30, y: 900 },
      ],
    },
  ]);
  const { moveInside } = fixed(outside, 'wallControlOutside');
  expect(moveInside?.wallControls).toEqual([
    { ...control, x: 400, y: 50 },
    inside,
    { ...control, id: 'r', x: 30, y: 200 },
  ]);
});

it('moves a supply or gateway outside the room to the nearest wall, at its height', () => {
  const supply = { zone: { stepId: 's0', at: 100 }, x: -470, y: 10, z: 280 };
  const gateway = { x: 90, y: 290, z: 250 };
  const of = { ...plan, wiring: { ...NO_WIRING, supplies: [supply], gateways: [gateway] } };
  expect(fixed(of, 'supplyOutside').moveInside?.wiring.supplies).toEqual([{ ...supply, x: -400 }]);
  expect(fixed(of, 'gatewayOutside').moveInside?.wiring.gateways).toEqual([{ ...gateway, y: 200 }]);
});

it('finds controls that recall nothing, also if their group is gone, and fills or removes them', () => {
  const idle = withControls(
    control,
    { ...control, id: 'q', groups: [9] },
    { ...control, id: 'r', groups: [] },
  );
  expect(findingsOf(withControls(control), 'recallsNothing')).toEqual([]);
  expect(findingsOf(idle, 'recallsNothing')).toMatchObject([
    { weight: 'advice', figures: { count: 2, number: 2 } },
  ]);
  const { recallAll, removeControls } = fixed(idle, 'recallsNothing');
  expect(recallAll?.wallControls.map(({ groups, scenes }) => [groups, scenes])).toEqual([
    [[1], []],
    [[1], [4]],
    [[1], [4]],
  ]);
  expect(removeControls?.wallControls).toEqual([control]);
});

it('offers no groups and scenes in a plan that has none', () => {
  const bare = { ...withControls(control), dimming: EMPTY_PLAN.dimming };
  expect(Object.keys(fixed(bare, 'recallsNothing'))).toEqual(['removeControls']);
});
