import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cornersOf } from '../kinds/obstacle/obstacle.ts';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { movedPoint } from '../kinds/rail/sheetMotion.ts';
import { distancesOf } from '../kinds/room/distances.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { newUnderlay, pixelAt } from '../kinds/underlay/calibration.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { applyEdit } from './editPlan.ts';
import { EMPTY_PLAN, type Plan } from './plan.ts';

const picture = { id: 'd7b0d5d0-0000-4000-8000-000000000000', name: 'parter.png', width: 800, height: 500 };
const roomy = (layout: Layout): Plan => ({
  ...EMPTY_PLAN,
  layout,
  room: {
    ...newRoom(rectangle(4001, 3000, { x: 40, y: -20 })),
    obstacles: [
      {
        id: 'o',
        kind: 'shelf',
        x: 210,
        y: -140,
        width: 120,
        depth: 45,
        heading: 30,
        from: 0,
        to: 180,
        reflectance: 0.5,
      },
    ],
  },
  areas: [
    { id: 'a', name: 'Obraz 1', begin: { x: -300, y: 200 }, end: { x: -180, y: 200 }, bottom: 110, top: 170 },
  ],
  underlay: { ...newUnderlay(picture, { x: 40, y: -20 }, 4000), rotation: 30 },
});

function placesIn({ layout, room, areas, underlay }: Plan, ids: ReadonlySet<string>) {
  const round = (value: number) => Math.round(value * 1e4) / 1e4 + 0;
  return geometryOf(layout)
    .placed.filter(({ step }) => ids.has(step.id))
    .map(({ step, axis }) => ({
      id: step.id,
      areas: areas.map(({ begin: { x, y } }) => round(Math.hypot(x - axis.start.x, y - axis.start.y))),
      corners: (room?.obstacles ?? []).flatMap((one) =>
        cornersOf(one).map(({ x, y }) => round(Math.hypot(x - axis.start.x, y - axis.start.y))),
      ),
      walls: room ? distancesOf(room.outline, axis).map(({ length }) => round(length)) : [],
      pixels: [axis.start, axis.end].map((point) => {
        const { x, y } = underlay ? pixelAt(underlay, point) : point;
        return [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0];
      }),
    }));
}

const acts = fc.oneof(
  fc.record({
    kind: fc.constant('moveIsland' as const),
    by: fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }),
  }),
  fc.record({ kind: fc.constant('turnIsland' as const) }),
  fc.record({ kind: fc.constant('remove' as const) }),
  fc.record({ kind: fc.constant('remove' as const), rest: fc.constant('stays' as const) }),
);

it('After any edit of the first island, all others keep their positions in the room and on the underlay (D42a)', () => {
  fc.assert(
    fc.property(arbitraryLayout, acts, (layout, act) => {
      const [first] = layout.steps;
      if (!first) return;
      const before = roomy(layout);
      const { plan: after } = applyEdit(before, { ...act, stepId: first.id });
      if (!after) return;
      const others = new Set(
        geometryOf(layout).placed.flatMap(({ step, island }) => (island > 0 ? [step.id] : [])),
      );
      expect(placesIn(after, others)).toEqual(placesIn(before, others));
    }),
  );
});

it('The only island moves and turns in the room', () => {
  const before = roomy(layoutOf([200]));
  const by = { x: 30, y: 10 };
  const moving = applyEdit(before, { kind: 'moveIsland', stepId: 's0', by }).plan;
  expect(moving?.room?.outline[0]).toEqual(
    movedPoint(before.room?.outline[0] ?? by, { quarters: 0, by: { x: -30, y: -10 } }),
  );
  expect(moving?.areas[0]).toMatchObject({ begin: { x: -330, y: 190 }, end: { x: -210, y: 190 } });
  expect(moving?.underlay).toMatchObject({ x: 10, y: -30, rotation: 30 });
  const turning = applyEdit(before, { kind: 'turnIsland', stepId: 's0' }).plan;
  expect(turning?.underlay).toMatchObject({ x: -20, y: -40, rotation: 300 });
});

it('A room cannot move further than a kilometre away', () => {
  const edit = { kind: 'moveIsland', stepId: 's0', by: { x: 99_000, y: 0 } } as const;
  expect(applyEdit(roomy(layoutOf([200])), edit).problem?.code).toBe('tooFar');
});
