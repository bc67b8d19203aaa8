import * as v from 'valibot';
import type { Plan } from '../plan/plan.ts';
import { readPlan, storedPlanSchema } from '../plan/storedPlan.ts';
import type { OrderPage } from './record.ts';

export type ShownOrder = OrderPage & { plan: Plan };

export function shownOrder<Page extends Pick<OrderPage, 'data'>>(page: Page): (Page & { plan: Plan }) | null {
  const stored = v.safeParse(storedPlanSchema, page.data);
  const { plan } = stored.success ? readPlan(stored.output) : {};
  return plan ? { ...page, plan } : null;
}
