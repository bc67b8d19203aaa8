import { expect, it } from 'vitest';
import { applyEdit } from '../plan/editPlan.ts';
import type { Plan } from '../plan/plan.ts';
import { planWith, smallAndLarge, TERMS } from '../testing/smallAndLarge.ts';
import { compareReplacement, replacementMisfit } from './comparedReplacement.ts';

const automatic = planWith({ small: 4 });
const byHand = planWith({ small: 4 }, { powerId: 'p60', automaticPower: undefined });
const compare = (plan: Plan, by: string, isStrongerChosen = false) =>
  compareReplacement(plan, smallAndLarge, TERMS, { scope: { articles: ['small'] }, by, isStrongerChosen });

it('reports the change of the bill, with the supply derived from the load', () => {
  const { now, after, price, stronger, edit } = compare(automatic, 'large');
  expect([now.load, after.load]).toEqual([40, 100]);
  expect([now.quote.power?.id, after.quote.power?.id]).toEqual(['p60', 'p200']);
  expect(price.totals).toEqual({ net: 290_00, gross: 356_70 });
  expect(stronger).toBeNull();
  expect(edit && applyEdit(automatic, edit).plan).toEqual(after.plan);
});

it('offers the next supply if the chosen one becomes too weak, and includes it in the edit', () => {
  const { after, price, stronger } = compare(byHand, 'large');
  expect([after.quote.power?.id, stronger?.power.id]).toEqual(['p60', 'p200']);
  expect([price.totals?.net, stronger?.price.totals?.net]).toEqual([90_00, 200_00]);
  const whole = compare(byHand, 'large', true);
  expect([whole.after.quote.power?.id, whole.price.totals?.net]).toEqual(['p200', 290_00]);
  expect(whole.edit && applyEdit(byHand, whole.edit).plan?.choices).toMatchObject({
    powerId: 'p200',
    bindings: [{ id: 'large', quantity: 4 }],
  });
});

it('has no price for an article on request', () => {
  const { price, edit } = compare(automatic, 'onRequest');
  expect(price.totals).toBeNull();
  expect(edit).not.toBeNull();
});

it('refuses an article that does not fit rails or control, or is no longer sold', () => {
  const reasons = ['white', 'dali', 'former', 'unknown', 'large'].map((id) =>
    replacementMisfit(automatic, smallAndLarge, id),
  );
  expect(reasons).toEqual(['colour', 'system', 'gone', 'gone', null]);
  const { edit, after, now } = compare(automatic, 'dali');
  expect(edit).toBeNull();
  expect(after).toBe(now);
});
