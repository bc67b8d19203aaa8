import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NO_DIMMING, withGroup, withScene } from '../../dimming/dimming.ts';
import { applyEdit } from '../../plan/editPlan.ts';
import { currentPlan, newHistory, record, undo } from '../../plan/history.ts';
import type { Plan } from '../../plan/plan.ts';
import { editSchema, storedEdit } from '../../plan/storedEdit.ts';
import { SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import { arbitraryPlan, luminairesOf, planOf, withPut } from '../../testing/arbitraryPlan.ts';
import { newRoom, rectangle } from '../room/room.ts';
import { arrange } from './arrangement.ts';
import type { Bodies } from './body.ts';
import { type ReplaceScope, replacedCount, replaceLuminaires } from './replacing.ts';
import { pinAll } from './staying.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

const BODIES: Bodies = new Map([
  ...SOME_BODIES,
  ['twin', { length: 12, fitsBent: true, tiltMax: 90 }],
  ['long', { length: 40, fitsBent: true, tiltMax: 30 }],
  ['fixed', { length: 12, fitsBent: false, tiltMax: 0 }],
  ['right', { length: 12, fitsBent: true, tiltMax: 0, throwsTo: 90 }],
  ['left', { length: 12, fitsBent: true, tiltMax: 0, throwsTo: 270 }],
]);

const quantities = ({ choices }: Plan): Record<string, number> =>
  Object.fromEntries(choices.bindings.map(({ id, quantity }) => [id, quantity]));

function replacing(plan: Plan, scope: ReplaceScope, by: string) {
  const found = replaceLuminaires(plan, BODIES, scope, by);
  const after = found.edit ? applyEdit(plan, found.edit).plan : plan;
  if (!after) throw new Error('The edit was refused');
  return { ...found, after };
}

const request = fc.record({
  plan: arbitraryPlan,
  by: fc.constantFrom('a', 'b', 'c', 'twin', 'long', 'fixed', 'right'),
  articles: fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 })),
  every: fc.integer({ min: 1, max: 3 }),
});

const scopeOf = ({ plan, articles, every }: { plan: Plan; articles: string[] | null; every: number }) =>
  articles
    ? { articles }
    : { ids: luminairesOf(plan).flatMap(({ id }, index) => (index % every === 0 ? [id] : [])) };

const placesOf = (plan: Plan) =>
  new Map(
    arrange(plan, BODIES).luminaires.map(({ id, bindingId, stepId, at }) => [id, { bindingId, stepId, at }]),
  );

describe('replacing luminaires of any plan (D43b)', () => {
  it('keeps every luminaire in place, and the replaced ones have the other article', () => {
    fc.assert(
      fc.property(request, (sample) => {
        const { plan, by } = sample;
        const { edit, refused, after } = replacing(plan, scopeOf(sample), by);
        if (!edit) return;
        const scope = scopeOf(sample);
        const stored = new Set(refused.map(({ luminaire }) => luminaire.id));
        const there = placesOf(after);
        for (const [id, before] of placesOf(plan)) {
          const isRequested =
            'ids' in scope ? scope.ids?.includes(id) : scope.articles.includes(before.bindingId);
          const expected = isRequested && !stored.has(id) ? by : before.bindingId;
          expect(there.get(id)).toEqual({
            bindingId: expected,
            stepId: before.stepId,
            at: expect.closeTo(before.at, 3),
          });
        }
      }),
      { numRuns },
    );
  });

  it('keeps the number of luminaires, groups and scenes, and counts the replaced ones', () => {
    fc.assert(
      fc.property(request, (sample) => {
        const found = replacing(sample.plan, scopeOf(sample), sample.by);
        const [before, after] = [quantities(sample.plan), quantities(found.after)];
        const total = (all: Record<string, number>) => Object.values(all).reduce((sum, one) => sum + one, 0);
        expect(total(after)).toBe(total(before));
        const gained = (after[sample.by] ?? 0) - (before[sample.by] ?? 0);
        expect(gained).toBe(found.edit ? replacedCount(found) : 0);
        expect(found.edit === null).toBe(found.isTooMany || replacedCount(found) === 0);
        expect(found.after.dimming).toEqual(sample.plan.dimming);
        expect(found.after.layout).toBe(sample.plan.layout);
      }),
      { numRuns },
    );
  });

  it('is one edit, which undo reverts and a browser stores', () => {
    fc.assert(
      fc.property(request, (sample) => {
        const { edit } = replacing(sample.plan, scopeOf(sample), sample.by);
        if (!edit) return;
        const { history } = record(newHistory(sample.plan), edit);
        expect(history.edits).toHaveLength(1);
        expect(currentPlan(undo(history))).toBe(sample.plan);
        expect(v.parse(editSchema, JSON.parse(JSON.stringify(storedEdit(edit))))).toEqual(edit);
      }),
      { numRuns },
    );
  });

  it('and replacing back gives the same plan, if both have the same body', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.boolean(), (random, isWhole) => {
        const pinned = applyEdit(random, pinAll(random, BODIES)).plan ?? random;
        const arrangedBy = new Set(luminairesOf(pinned).map(({ id }) => id));
        const plan = { ...pinned, placements: pinned.placements.filter(({ id }) => arrangedBy.has(id)) };
        const ids = luminairesOf(plan).flatMap((one, index) =>
          one.bindingId === 'b' && index % 2 === 0 ? [one.id] : [],
        );
        const there = replacing(plan, isWhole ? { articles: ['b'] } : { ids }, 'twin').after;
        expect(replacing(there, { articles: ['twin'] }, 'b').after).toEqual(plan);
      }),
      { numRuns },
    );
  });
});

describe('replacing luminaires (D43b)', () => {
  const onRail = withPut(
    planOf([[200]], {}),
    { bindingId: 'b', stepId: 's0', at: 50, turn: 90, tilt: 60 },
    { bindingId: 'b', stepId: 's0', at: 80 },
    { bindingId: 'b', stepId: 's0', at: 190 },
  );
  const idsAt = (plan: Plan, ...places: number[]) =>
    luminairesOf(plan).flatMap(({ id, at }) => (places.includes(at) ? [id] : []));

  it('keeps turn and tilt, within the tilt limit of the other article', () => {
    const [first] = replacing(onRail, { ids: idsAt(onRail, 50) }, 'long').after.placements;
    expect([first?.turn, first?.tilt]).toEqual([90, 30]);
    expect(replacing(onRail, { ids: idsAt(onRail, 50) }, 'fixed').after.placements[0]?.tilt).toBe(0);
  });

  it('throws light to the same side, also with an article that throws it to the other', () => {
    const plan = { ...onRail, placements: onRail.placements.map((one) => ({ ...one, bindingId: 'right' })) };
    const { after } = replacing(
      { ...plan, choices: { ...plan.choices, bindings: [{ id: 'right', quantity: 3 }] } },
      { articles: ['right'] },
      'left',
    );
    expect(after.placements.map(({ turn }) => turn)).toEqual([270, 180, 180]);
  });

  it('aims an automatic luminaire by the rule for the other article', () => {
    const room = newRoom(rectangle(400, 300, { x: 0, y: 100 }));
    const plan = { ...planOf([[200]], { a: 1 }), room };
    const [automatic] = arrange(
      { ...plan, choices: { bindings: [{ id: 'right', quantity: 1 }] } },
      BODIES,
    ).luminaires;
    const [replaced] = replacing(plan, { articles: ['a'] }, 'right').after.placements;
    expect(replaced?.turn).toBe(automatic?.turn);
    expect(replaced?.turn).toBe(180);
  });

  it('names the luminaires that cannot be replaced and why', () => {
    const { refused, replaced, after } = replacing(onRail, { articles: ['b'] }, 'long');
    expect(refused.map(({ luminaire, reason }) => [luminaire.at, reason])).toEqual([
      [190, 'beyondEnd'],
      [80, 'overlaps'],
    ]);
    expect([...replaced]).toEqual([['b', 1]]);
    expect(quantities(after)).toEqual({ b: 2, long: 1 });
  });

  it('refuses a bend to an article that does not fit it', () => {
    const plan = withPut(planOf([[200], [200, 'bendRight']], {}), {
      bindingId: 'b',
      stepId: 's1',
      at: 50,
    });
    const { edit, refused } = replacing(plan, { articles: ['b'] }, 'fixed');
    expect(edit).toBeNull();
    expect(refused.map(({ reason }) => reason)).toEqual(['notOnBend']);
  });

  it('replaces luminaires without a position in the whole plan, but not in a selection', () => {
    const plan = planOf([[100]], { c: 1, b: 20 });
    const unplaced = 20 - luminairesOf(plan).filter(({ bindingId }) => bindingId === 'b').length;
    expect(unplaced).toBeGreaterThan(0);
    expect(quantities(replacing(plan, { articles: ['b'] }, 'twin').after)).toEqual({ c: 1, twin: 20 });
    const all = luminairesOf(plan).flatMap(({ id, bindingId }) => (bindingId === 'b' ? [id] : []));
    expect(quantities(replacing(plan, { ids: all }, 'twin').after)).toEqual({
      c: 1,
      b: unplaced,
      twin: all.length,
    });
  });

  it('replaces luminaires of a bill without rails, at the same line of the list', () => {
    const { after, replaced } = replacing(planOf([], { a: 2, b: 5, c: 1 }), { articles: ['b'] }, 'long');
    expect(after.choices.bindings).toEqual([
      { id: 'a', quantity: 2 },
      { id: 'long', quantity: 5 },
      { id: 'c', quantity: 1 },
    ]);
    expect(replaced.get('b')).toBe(5);
  });

  it('merges with the luminaires of an article already in the plan', () => {
    const { after } = replacing(planOf([[400]], { a: 2, b: 3 }), { articles: ['a'] }, 'b');
    expect(after.choices.bindings).toEqual([{ id: 'b', quantity: 5 }]);
  });

  it('keeps groups and own shares of automatic luminaires', () => {
    const plan = planOf([[400]], { b: 3 });
    const [first] = luminairesOf(plan);
    const id = first?.id ?? '';
    const grouped = withGroup(NO_DIMMING, { number: 0, name: '', luminaires: [id] });
    const scene = {
      number: 0,
      name: '',
      isForWork: false,
      hours: null,
      groups: {},
      luminaires: { [id]: 40 },
    };
    const { after } = replacing({ ...plan, dimming: withScene(grouped, scene) }, { articles: ['b'] }, 'twin');
    expect(arrange(after, BODIES).luminaires.find((one) => one.id === id)?.bindingId).toBe('twin');
    expect(after.dimming.groups[0]?.luminaires).toEqual([id]);
  });

  it('leaves no dormant placement behind', () => {
    const under = { id: 'q', bindingId: 'b', stepId: 's0', at: 52, turn: 0, tilt: 0 };
    const plan = {
      ...onRail,
      choices: { ...onRail.choices, bindings: [{ id: 'b', quantity: 4 }] },
      placements: [...onRail.placements, under],
    };
    const { after, replaced } = replacing(plan, { articles: ['b'] }, 'twin');
    expect(replaced.get('b')).toBe(4);
    expect(after.placements).toHaveLength(4);
    expect(after.placements.map(({ id }) => id)).not.toContain('q');
  });

  it('wakes no placement that would take the position of another luminaire', () => {
    const at = (id: string, bindingId: string, place: number) => ({
      id,
      bindingId,
      stepId: 's0',
      at: place,
      turn: 0,
      tilt: 0,
    });
    const plan = {
      ...planOf([[400]], { long: 1, b: 2 }),
      placements: [at('e', 'long', 100), at('under', 'b', 118), at('held', 'b', 127)],
    };
    const { after } = replacing(plan, { ids: ['e'] }, 'twin');
    const places = placesOf(after);
    expect([places.get('e')?.bindingId, places.get('held')?.at]).toEqual(['twin', 127]);
    expect(after.placements.map(({ id }) => id)).not.toContain('under');
  });

  it('refuses more than the limit of one order', () => {
    const found = replacing(planOf([], { a: 9_990, b: 10 }), { articles: ['a'] }, 'b');
    expect([found.edit, found.isTooMany]).toEqual([null, true]);
  });
});
