import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueStore } from '../data/catalogue.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { undoEdit } from './editing.ts';
import { startWith } from './startArticle.ts';

const catalogue = {
  ...sampleCatalogue,
  bindings: sampleCatalogue.bindings.map((article) => ({ ...article, description: `LUM-${article.id}` })),
};
const EMPTY = { ...EMPTY_PLAN, choices: { ...EMPTY_PLAN.choices, connectionId: sampleChoices.connectionId } };
const open = (plan: Plan) => configuratorStore.setState({ ...initialState(), history: newHistory(plan) });
const choices = () => currentPlan(configuratorStore.getState().history).choices;

beforeEach(() => catalogueStore.setState({ standard: { status: 'ready', catalogue } }));
afterEach(() => {
  catalogueStore.setState(catalogueStore.getInitialState());
  configuratorStore.setState(initialState());
});

describe('a visitor with an article in the address (D64)', () => {
  it('gets one of the article in an empty plan, with the code in any case, and can undo', () => {
    open(EMPTY);
    expect(startWith(' lum-SPOT ')).toEqual({ kind: 'chosen' });
    expect(choices().bindings).toEqual([{ id: 'spot', quantity: 1 }]);
    undoEdit();
    expect(choices().bindings).toEqual([]);
  });

  it('gets rails in the colour of the article', () => {
    open(EMPTY);
    startWith('LUM-nero-white');
    expect(choices()).toMatchObject({ connectionId: 'white', bindings: [{ id: 'nero-white', quantity: 1 }] });
  });

  it.each<[string, Partial<Plan>]>([
    ['rails', { layout: layoutOf([200]) }],
    ['luminaires', { choices: { ...EMPTY.choices, bindings: [{ id: 'nero-black', quantity: 3 }] } }],
    ['a room', { room: { walls: [], height: 270 } as unknown as Plan['room'] }],
  ])('gets a plan with %s unchanged, and a report of the missing article', (_, started) => {
    const plan = { ...EMPTY, ...started };
    open(plan);
    expect(startWith('LUM-spot')).toMatchObject({ kind: 'begun', collection: 'bindings', id: 'spot' });
    expect(currentPlan(configuratorStore.getState().history)).toEqual(plan);
  });

  it('gets no report if the plan has the article already', () => {
    open({
      ...EMPTY,
      layout: layoutOf([200]),
      choices: { ...EMPTY.choices, bindings: [{ id: 'spot', quantity: 3 }] },
    });
    expect(startWith('LUM-spot')).toEqual({ kind: 'chosen' });
    expect(choices().bindings).toEqual([{ id: 'spot', quantity: 3 }]);
  });

  it('gets a report of a code missing in the line', () => {
    open(EMPTY);
    expect(startWith('LUM-none')).toEqual({ kind: 'unknown' });
    expect(choices().bindings).toEqual([]);
  });
});
