import { expect, it } from 'vitest';
import { examine } from '../check/examine.ts';
import { upTo } from '../math/lists.ts';
import type { Plan } from '../plan/plan.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { windingLayout } from '../testing/sampleLayouts.ts';
import { sampleOrder, sampleOrderCatalogue } from '../testing/sampleOrder.ts';
import { orderInstallation } from './orderInstallation.ts';

it('is computed once per order', () => {
  const page = sampleOrder(EVERYTHING);
  const installation = orderInstallation(page);
  expect(installation?.zones).toHaveLength(2);
  expect(orderInstallation(page)).toBe(installation);
  const uncut = { ...page, plan: { ...page.plan, wiring: { ...page.plan.wiring, cuts: [] } } };
  expect(orderInstallation(uncut)?.zones).toHaveLength(1);
});

it('is null for an order from before its figures were stored', () => {
  const { data, ...page } = sampleOrder(EVERYTHING);
  const { electric: _, ...before } = data;
  expect(orderInstallation({ ...page, data: before })).toBeNull();
});

it('equals the check in the browser for 5,200 luminaires placed by hand', () => {
  const layout = windingLayout(520);
  const placements = layout.steps.flatMap(({ id: stepId }, step) =>
    upTo(10).map((index) => {
      return { id: `p${step}-${index}`, bindingId: 'a', stepId, at: 5 + 10 * index, turn: 0, tilt: 0 };
    }),
  );
  const plan: Plan = { ...planOf([], { a: placements.length }), layout, placements };
  const page = sampleOrder(plan);
  const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
  const shown = examine(page.plan, { catalogue: sampleOrderCatalogue, terms }).installation;
  const stored = orderInstallation(page);
  expect(stored?.luminaires).toHaveLength(5_200);
  expect(stored?.network.verdict).toBe(shown.network.verdict);
  expect(stored?.zones).toEqual(shown.zones);
  expect(stored?.feeds).toEqual(shown.feeds);
  const voltages = ({ luminaires: pieces }: typeof shown) =>
    pieces.map(({ voltage, bus }) => ({ voltage, bus }));
  expect(voltages(stored as typeof shown)).toEqual(voltages(shown));
});
