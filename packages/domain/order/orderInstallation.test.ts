import { expect, it } from 'vitest';
import { EVERYTHING } from '../testing/everything.ts';
import { sampleOrder } from '../testing/sampleOrder.ts';
import { orderInstallation } from './orderInstallation.ts';

it('is computed once of an order, and anew of another', () => {
  const page = sampleOrder(EVERYTHING);
  const installation = orderInstallation(page);
  expect(installation?.zones).toHaveLength(2);
  expect(orderInstallation(page)).toBe(installation);
  const uncut = { ...page, plan: { ...page.plan, wiring: { ...page.plan.wiring, cuts: [] } } };
  expect(orderInstallation(uncut)?.zones).toHaveLength(1);
});

it('is none of an order from before anything was kept for it', () => {
  const { data, ...page } = sampleOrder(EVERYTHING);
  const { electric: _, ...before } = data;
  expect(orderInstallation({ ...page, data: before })).toBeNull();
});
