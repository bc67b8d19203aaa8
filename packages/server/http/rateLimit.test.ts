import { expect, it } from 'vitest';
import { tooMany } from '../refusal/refused.ts';
import { isWithin } from './rateLimit.ts';

it('what is counted is within its bound or beyond it, and a count that fails is neither', async () => {
  expect(await isWithin(Promise.resolve())).toBe(true);
  expect(await isWithin(Promise.reject(tooMany(60)))).toBe(false);
  const fault = new Error('The database is away.');
  await expect(isWithin(Promise.reject(fault))).rejects.toBe(fault);
});
