import { readFileSync } from 'node:fs';
import { canRedo, canUndo, currentPlan, redo, undo } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { describe, expect, it } from 'vitest';
import { fromStored } from './storedState.ts';

const FOLDER = new URL('../../domain/testing/former/before-plans/', import.meta.url);
const former = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));

function read(name: string) {
  const state = fromStored(former(name));
  if (!state) throw new Error(`${name} is not readable`);
  return state;
}

describe('a state from before plans', () => {
  const { restored, isMicro } = read('state');

  it('is the same plan at the same price', () => {
    const { layout, choices, name } = currentPlan(restored.history);
    const { totals } = quoteFor({ ...EMPTY_PLAN, layout, choices }, sampleCatalogue, {
      currency: 'PLN',
      euroRate: 4,
      vatPercent: 23,
    });
    expect({ isMicro, name, steps: layout.steps.length, net: totals.net }).toEqual({
      isMicro: false,
      name: 'Salon',
      steps: 6,
      net: 194_000,
    });
  });

  it('has the view and the next rail as they were', () => {
    expect(restored.view).toEqual({ zoom: 1.2, rotate: 90, x: 10, y: -20 });
    expect(restored.next).toEqual({
      length: '150',
      shape: { kind: 'straight', direction: 'straight', tArms: ['straight', 'right'] },
    });
    expect(restored.showsGross).toBe(false);
  });

  it('undoes and redoes the same edits as before, across a reset', () => {
    let { history } = restored;
    const steps = [];
    for (; canUndo(history); history = undo(history)) steps.push(currentPlan(history).layout.steps.length);
    expect(steps).toEqual([6, 6, 5, 4, 3, 2, 1, 0, 8, 8]);
    history = redo(redo(restored.history));
    expect(canRedo(history)).toBe(false);
    expect(currentPlan(history).layout).toMatchObject({ inactiveEntries: ['straight'] });
  });

  it('of Micro opens an order in its place, and returns to the former drawing', () => {
    const micro = read('microState');
    expect(micro.isMicro).toBe(true);
    const { history } = micro.restored;
    expect(currentPlan(history).layout.steps).toHaveLength(5);
    expect(currentPlan(undo(history)).layout.steps).toHaveLength(1);
    expect(currentPlan(undo(history)).name).toBe('Salon');
  });
});
