import { expect, it } from 'vitest';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { type Choices, NEW_CHOICES } from '../plan/choices.ts';
import { applyEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { binding, power, sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { compareReplacement, replacementMisfit } from './comparedReplacement.ts';

const catalogue: LineCatalogue = {
  ...sampleCatalogue,
  powers: [power('p60', { power: 60, price: 100 }), power('p200', { power: 200, price: 300 })],
  bindings: [
    binding('small', { power: 10, price: 40 }),
    binding('large', { power: 25, price: 62.5 }),
    binding('onRequest', { power: 10, price: 0 }),
    binding('former', { active: false }),
    binding('white', { isBlack: false, isWhite: true }),
    binding('dali', { price: { dali: 50, zigbee: 0, onOff: 0 } }),
  ],
};
const TERMS = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const planOf = (own: Partial<Choices> = {}): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([200]),
  choices: {
    ...NEW_CHOICES,
    ...{ connectionId: 'black', systemId: 'onOff', bindings: [{ id: 'small', quantity: 4 }] },
    ...own,
  },
});
const byHand = planOf({ powerId: 'p60', automaticPower: undefined });
const compare = (plan: Plan, by: string, isStrongerChosen = false) =>
  compareReplacement(plan, catalogue, TERMS, { scope: { articles: ['small'] }, by, isStrongerChosen });

it('shows what the bill changes by, with the supply that follows the load', () => {
  const { now, after, price, stronger, edit } = compare(planOf(), 'large');
  expect([now.load, after.load]).toEqual([40, 100]);
  expect([now.quote.power?.id, after.quote.power?.id]).toEqual(['p60', 'p200']);
  expect(price.totals).toEqual({ net: 290_00, gross: 356_70 });
  expect(stronger).toBeNull();
  expect(edit && applyEdit(planOf(), edit).plan).toEqual(after.plan);
});

it('offers the next supply where the chosen one becomes too weak, and takes it in the same edit', () => {
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
  const { price, edit } = compare(planOf(), 'onRequest');
  expect(price.totals).toBeNull();
  expect(edit).not.toBeNull();
});

it('does nothing with an article that does not fit rails or control, or is no longer sold', () => {
  const reasons = ['white', 'dali', 'former', 'unknown', 'large'].map((id) =>
    replacementMisfit(planOf(), catalogue, id),
  );
  expect(reasons).toEqual(['colour', 'system', 'gone', 'gone', null]);
  const { edit, after, now } = compare(planOf(), 'dali');
  expect(edit).toBeNull();
  expect(after).toBe(now);
});
