import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EVERYTHING } from '../testing/everything.ts';
import { readPlan, storedPlan, storedPlanSchema } from './storedPlan.ts';

test('a plan with every kind of thing is stored and read back unchanged', () => {
  const stored = v.parse(storedPlanSchema, JSON.parse(JSON.stringify(storedPlan(EVERYTHING))));
  expect(readPlan(stored).plan).toEqual(EVERYTHING);
});
