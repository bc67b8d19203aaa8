import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange } from '../kinds/luminaire/arrangement.ts';
import { bodiesOf } from '../kinds/luminaire/body.ts';
import { newRoom, type Room, rectangle } from '../kinds/room/room.ts';
import { estimatedDistribution } from '../photometry/distribution.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { type FillQuestion, fillTo } from './fill.ts';
import { figuresOn, meanAtMost } from './light.ts';
import { litRoomOf, sceneOf } from './scene.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 5);

interface Shop {
  width: number;
  depth: number;
  rail: number;
  length: number;
  lumens: number;
  beam: number;
  way: 'down' | 'up' | 'both';
  lux: number;
  uniformity: number;
  others: number;
}

const GAMMA = Array.from({ length: 37 }, (_, index) => index * 5);

function tableOf({ lumens, beam, way }: Pick<Shop, 'lumens' | 'beam' | 'way'>): PhotometricTable {
  const { intensity } = estimatedDistribution(lumens, beam);
  const up = (angle: number) => intensity(0, 180 - angle);
  const candela = GAMMA.map((angle) => (way === 'up' ? up(angle) : (up(angle) + intensity(0, angle)) / 2));
  return { symmetry: 'rotational', c: [0], gamma: GAMMA, candela: [candela], turn: 0 };
}

const shop: fc.Arbitrary<Shop> = fc.record({
  width: fc.integer({ min: 300, max: 700 }),
  depth: fc.integer({ min: 250, max: 500 }),
  rail: fc.constantFrom(200, 300, 400, 600),
  length: fc.constantFrom(10, 30, 60),
  lumens: fc.integer({ min: 600, max: 3_000 }),
  beam: fc.constantFrom(36, 60, 90, 110),
  way: fc.constantFrom('down', 'up', 'both'),
  lux: fc.constantFrom(100, 200, 300, 500),
  uniformity: fc.constantFrom(0, 0.2, 0.4),
  others: fc.integer({ min: 0, max: 3 }),
});

function questionOf({
  width,
  depth,
  rail,
  length,
  lumens,
  beam,
  way,
  lux,
  uniformity,
  others,
}: Shop): FillQuestion {
  const layout = layoutOf([rail], [rail > 300 ? 200 : 100, 'right']);
  return {
    plan: {
      layout,
      placements: [],
      choices: {
        bindings: [
          { id: 'other', quantity: others },
          { id: 'a', quantity: 1 },
        ].filter((one) => one.quantity > 0),
      },
    },
    bodies: bodiesOf([
      { id: 'a', length },
      { id: 'other', length: 20 },
    ]),
    lit: {
      room: newRoom(rectangle(width, depth, { x: 0, y: 50 })),
      areas: [],
      hang: way === 'down' ? 0 : 40,
      articles: {
        a: way === 'down' ? { lumens, beam } : { table: tableOf({ lumens, beam, way }) },
        other: { lumens: 500, beam: 24 },
      },
    },
    bindingId: 'a',
    target: { lux, uniformity },
  };
}

function leastByTrying({ plan, bodies, lit, target }: FillQuestion): number | null {
  const others = plan.choices.bindings.filter(({ id }) => id !== 'a');
  for (let quantity = 1; ; quantity++) {
    const { luminaires, noRoom } = arrange(
      { ...plan, choices: { bindings: [...others, { id: 'a', quantity }] } },
      bodies,
    );
    if (noRoom.size > 0) return null;
    const figures = figuresOn(sceneOf({ ...lit, luminaires }), { kind: 'plane' }, 'full');
    if (figures && figures.mean > 10 * target.lux) return null;
    if (figures && figures.mean >= target.lux && figures.uniformity >= (target.uniformity ?? 0))
      return quantity;
  }
}

test('fill finds the least quantity that meets mean and uniformity', () => {
  let reached = 0;
  fc.assert(
    fc.property(shop, (one) => {
      const question = questionOf(one);
      const answer = fillTo(question);
      const least = leastByTrying(question);
      expect(answer.isReached ? answer.quantity : null).toBe(least);
      if (least !== null) reached++;
    }),
    { numRuns, seed: 4 },
  );
  expect(reached).toBeGreaterThan(numRuns / 8);
});

const usual: Shop = {
  width: 500,
  depth: 400,
  rail: 400,
  length: 30,
  lumens: 2_000,
  beam: 90,
  way: 'down',
  lux: 300,
  uniformity: 0.4,
  others: 0,
};

test('fill with uplights finds the least quantity in a large low room', () => {
  const upward = { ...usual, width: 800, depth: 800, rail: 600, length: 10, way: 'up', lux: 100 } as const;
  const question = questionOf({ ...upward, uniformity: 0 });
  const answer = fillTo(question);
  expect(answer).toMatchObject({ isReached: true, quantity: leastByTrying(question) });
});

test('the bound of the mean is never below the mean', () => {
  fc.assert(
    fc.property(shop, fc.integer({ min: 1, max: 8 }), (one, quantity) => {
      const { plan, bodies, lit } = questionOf(one);
      const { luminaires } = arrange({ ...plan, choices: { bindings: [{ id: 'a', quantity }] } }, bodies);
      const scene = sceneOf({ ...lit, luminaires });
      const mean = figuresOn(scene, { kind: 'plane' }, 'full')?.mean;
      expect(meanAtMost(litRoomOf(lit.room as Room))(scene)).toBeGreaterThanOrEqual(mean ?? 0);
    }),
    { numRuns, seed: 4 },
  );
});

test('rails with too few positions report `noPlace` and the most that they hold', () => {
  const answer = fillTo(questionOf({ ...usual, lumens: 300 }));
  expect(answer).toMatchObject({ isReached: false, reason: 'noPlace' });
  expect(answer.isReached ? 0 : answer.best?.quantity).toBe(19);
});

test('a fill that is bright enough but uneven reports `uneven`', () => {
  const answer = fillTo(
    questionOf({
      ...usual,
      width: 700,
      depth: 500,
      rail: 200,
      length: 10,
      lumens: 3_000,
      beam: 24,
      uniformity: 0.6,
    }),
  );
  expect(answer).toMatchObject({ isReached: false, reason: 'uneven' });
});

test('an article without photometry, or a plan without a room, cannot be filled', () => {
  const question = questionOf(usual);
  const { lit } = question;
  expect(fillTo({ ...question, lit: { ...lit, articles: {} } })).toMatchObject({ reason: 'noData' });
  expect(fillTo({ ...question, lit: { ...lit, room: null } })).toMatchObject({ reason: 'noGrid' });
});

test('luminaires placed by hand stay and are the least quantity', () => {
  const question = questionOf({ ...usual, lux: 100, uniformity: 0 });
  const placements = [0, 1, 2, 3, 4].map((index) => ({
    id: `p${index}`,
    bindingId: 'a',
    stepId: 's0',
    at: 40 + 70 * index,
    turn: 0,
    tilt: 0,
  }));
  expect(fillTo({ ...question, plan: { ...question.plan, placements } })).toMatchObject({
    isReached: true,
    quantity: 5,
  });
});
