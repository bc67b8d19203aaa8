import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import {
  arbitraryPlan,
  arranged,
  luminairesOf,
  luminairesOn,
  newIds,
  planOf,
  pushedOut,
  withPut,
} from '../../testing/arbitraryPlan.ts';
import { arrange } from './arrangement.ts';
import { copyRail, duplicate, mirror } from './copying.ts';

const oneOf = <One>(all: readonly One[], pick: number) => all[pick % all.length] as One;
const U = planOf([[200], [300, 'right'], [200, 'right']], {});

describe('mirroring', () => {
  it('puts each luminaire as far along the rail opposite, turned to the same middle', () => {
    const plan = withPut(U, { bindingId: 'b', stepId: 's0', at: 60, turn: 70, tilt: 30 });
    const after = arranged(plan, mirror(plan, SOME_BODIES, luminairesOf(plan), newIds()));
    const [one] = luminairesOn(after, 's0');
    const [image] = luminairesOn(after, 's2');
    if (!one || !image) throw new Error('Each rail has one');
    expect(image.x).toBeCloseTo(one.x);
    expect(image.tilt).toBe(30);
    expect((image.heading + image.turn) % 360).toBeCloseTo(290);
    expect(after.choices.bindings).toEqual([{ id: 'b', quantity: 2 }]);
  });

  it('leaves automatic originals in place', () => {
    const plan = planOf([[200], [300, 'right'], [200, 'right']], { b: 3 });
    const own = luminairesOn(plan, 's0');
    const after = arranged(plan, mirror(plan, SOME_BODIES, own, newIds()));
    expect(luminairesOn(after, 's0').map(({ at }) => at)).toEqual(own.map(({ at }) => at));
  });

  it('reports a missing rail opposite', () => {
    const plan = withPut(planOf([[200], [300, 'right']], {}), { bindingId: 'b', stepId: 's0', at: 60 });
    expect(mirror(plan, SOME_BODIES, luminairesOf(plan), newIds()).fault).toBe('nothingOpposite');
  });

  it('adds nothing when repeated', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.nat(), (plan, pick) => {
        const luminaires = luminairesOf(plan);
        if (luminaires.length === 0) return;
        const { edit: once } = mirror(plan, SOME_BODIES, [oneOf(luminaires, pick)], newIds());
        if (!once) return;
        expect(pushedOut(plan, once)).toEqual([]);
        const first = arranged(plan, { edit: once });
        const put = luminairesOf(first).filter(({ id }) => once.put.some((one) => one.id === id));
        const { edit: twice } = mirror(first, SOME_BODIES, put, () => 'twice');
        const isBack = put.length === 2 && put[0]?.stepId !== put[1]?.stepId;
        if (!twice || !isBack) return;
        const added = arranged(first, { edit: twice }).placements.filter(({ id }) => id === 'twice');
        for (const one of added)
          expect(put.some(({ stepId, at }) => stepId === one.stepId && Math.abs(at - one.at) < 0.01)).toBe(
            false,
          );
      }),
    );
  });
});

describe('copying a rail', () => {
  const plan = withPut(
    planOf([[300], [300], [200]], { a: 2 }),
    { bindingId: 'c', stepId: 's0', at: 60 },
    { bindingId: 'b', stepId: 's0', at: 240, turn: 90, tilt: 10 },
    { bindingId: 'b', stepId: 's1', at: 10 },
  );

  it('gives a rail of equal length the same luminaires at the same positions, and nothing else', () => {
    const after = arranged(plan, copyRail(plan, SOME_BODIES, 's0', ['s1'], newIds()));
    const bare = (stepId: string) =>
      luminairesOn(after, stepId).map(({ bindingId, at, turn, tilt }) => ({ bindingId, at, turn, tilt }));
    expect(bare('s1')).toEqual(bare('s0'));
  });

  it('preserves order and proportion of the gaps on another length', () => {
    const some = withPut(
      planOf([[300], [200]], {}),
      { bindingId: 'c', stepId: 's0', at: 60 },
      { bindingId: 'b', stepId: 's0', at: 240 },
    );
    const after = arranged(some, copyRail(some, SOME_BODIES, 's0', ['s1'], newIds()));
    const [long, short] = luminairesOn(after, 's1');
    expect(long?.at).toBeCloseTo(60, 2);
    expect(short?.at).toBeCloseTo(120 + (114 * 68) / 168 + 6, 2);
  });

  it('is refused if the bodies are longer than the rail', () => {
    const some = withPut(planOf([[300], [100]], {}), { bindingId: 'c', stepId: 's0', at: 100 });
    expect(copyRail(some, SOME_BODIES, 's0', ['s1'], newIds()).fault).toBe('doesNotFit');
  });

  it('gives both rails the same number of each article, on any plan with room for all, and displaces nothing', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.nat(), fc.nat(), (some, pick, other) => {
        const luminaires = luminairesOf(some);
        const { dormant, noRoom } = arrange(some, SOME_BODIES);
        if (luminaires.length === 0 || dormant.length > 0 || noRoom.size > 0) return;
        const from = oneOf(luminaires, pick).stepId;
        const to = oneOf(some.layout.steps, other).id;
        const { edit } = copyRail(some, SOME_BODIES, from, [to], newIds());
        if (!edit) return;
        expect(pushedOut(some, edit)).toEqual([]);
        const after = arranged(some, { edit });
        const own = new Set(luminairesOn(some, from).map(({ bindingId }) => bindingId));
        const articles = (stepId: string) =>
          luminairesOn(after, stepId).flatMap(({ bindingId }) => (own.has(bindingId) ? [bindingId] : []));
        expect(articles(to)).toEqual(articles(from));
      }),
    );
  });
});

describe('duplicating', () => {
  it('adds one next to each that stays, and uses up no automatic luminaire', () => {
    const plan = planOf([[400]], { b: 2 });
    const [first] = luminairesOf(plan);
    if (!first) throw new Error('There are two');
    const after = arranged(plan, duplicate(plan, SOME_BODIES, [first], newIds()));
    expect(after.choices.bindings).toEqual([{ id: 'b', quantity: 3 }]);
    const places = luminairesOf(after).filter(({ isPlaced }) => isPlaced);
    expect(places.map(({ at }) => at).sort((a, b) => a - b)).toEqual([100, 120, 300]);
  });

  it('uses the other side, or the next free position, if one side is full', () => {
    const plan = withPut(planOf([[60]], {}), { bindingId: 'b', stepId: 's0', at: 54, turn: 90, tilt: 20 });
    const after = arranged(plan, duplicate(plan, SOME_BODIES, luminairesOf(plan), newIds()));
    expect(luminairesOn(after, 's0')).toMatchObject([{ at: 42, turn: 90, tilt: 20 }, { at: 54 }]);
    const full = withPut(planOf([[20]], {}), { bindingId: 'b', stepId: 's0', at: 10 });
    expect(duplicate(full, SOME_BODIES, luminairesOf(full), newIds()).fault).toBe('doesNotFit');
  });

  it('keeps everything in place, and adds the requested number', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.nat(), (plan, pick) => {
        const luminaires = luminairesOf(plan);
        if (luminaires.length === 0) return;
        const luminaire = oneOf(luminaires, pick);
        const { edit } = duplicate(plan, SOME_BODIES, [luminaire], newIds());
        if (!edit) return;
        expect(pushedOut(plan, edit)).toEqual([]);
        const countIn = ({ choices }: typeof plan) =>
          choices.bindings.find(({ id }) => id === luminaire.bindingId)?.quantity ?? 0;
        expect(countIn(arranged(plan, { edit }))).toBe(countIn(plan) + 1);
      }),
    );
  });
});
