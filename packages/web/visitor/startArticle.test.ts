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

describe('a visitor who comes with an article (D64)', () => {
  it('finds one of it in an empty plan, however the code is written, and can take it back', () => {
    open(EMPTY);
    expect(startWith(' lum-SPOT ')).toEqual({ kind: 'chosen' });
    expect(choices().bindings).toEqual([{ id: 'spot', quantity: 1 }]);
    undoEdit();
    expect(choices().bindings).toEqual([]);
  });

  it('has the rails in its colour', () => {
    open(EMPTY);
    startWith('LUM-nero-white');
    expect(choices()).toMatchObject({ connectionId: 'white', bindings: [{ id: 'nero-white', quantity: 1 }] });
  });

  it.each<[string, Partial<Plan>]>([
    ['rails', { layout: layoutOf([200]) }],
    ['luminaires', { choices: { ...EMPTY.choices, bindings: [{ id: 'nero-black', quantity: 3 }] } }],
    ['a room', { room: { walls: [], height: 270 } as unknown as Plan['room'] }],
  ])('finds a plan with %s as it was, and is told which article it lacks', (_, started) => {
    const plan = { ...EMPTY, ...started };
    open(plan);
    expect(startWith('LUM-spot')).toMatchObject({ kind: 'begun', collection: 'bindings', id: 'spot' });
    expect(currentPlan(configuratorStore.getState().history)).toEqual(plan);
  });

  it('is told nothing where the plan has it already', () => {
    open({
      ...EMPTY,
      layout: layoutOf([200]),
      choices: { ...EMPTY.choices, bindings: [{ id: 'spot', quantity: 3 }] },
    });
    expect(startWith('LUM-spot')).toEqual({ kind: 'chosen' });
    expect(choices().bindings).toEqual([{ id: 'spot', quantity: 3 }]);
  });

  it('is told of a code that the line does not have', () => {
    open(EMPTY);
    expect(startWith('LUM-none')).toEqual({ kind: 'unknown' });
    expect(choices().bindings).toEqual([]);
  });
});
