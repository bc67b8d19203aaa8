import type { Seconds } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { tooMany } from '../refusal/refused.ts';
import { isWithinRate, rateLimits } from './rateLimit.ts';

it('a count is within its limit or beyond it, and a failing count throws', async () => {
  expect(await isWithinRate(Promise.resolve())).toBe(true);
  expect(await isWithinRate(Promise.reject(tooMany(60)))).toBe(false);
  const fault = new Error('The database is unavailable.');
  await expect(isWithinRate(Promise.reject(fault))).rejects.toBe(fault);
});

const limits = rateLimits({ sharedPool: null });
async function within(count: (client: string) => Promise<void>, clients: readonly string[]): Promise<number> {
  let taken = 0;
  for (const client of clients) if (await isWithinRate(count(client))) taken += 1;
  return taken;
}
const HOUR: Seconds = 60 * 60;

it('a /56 has the limit of four clients and a /48 that of sixteen, across any number of /64', async () => {
  const subnets = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => `2001:db8:1:${(from + index).toString(16)}`);
  const ofOne56 = limits('a', { points: 10, duration: HOUR });
  expect(await within(ofOne56, subnets(256, 0x100))).toBe(40);
  expect(await within(ofOne56, subnets(1, 0x200))).toBe(1);
  const ofOne48 = limits('b', { points: 10, duration: HOUR });
  const spread = Array.from({ length: 1_000 }, (_, index) => `2001:db8:2:${(index * 64).toString(16)}`);
  expect(await within(ofOne48, spread)).toBe(160);
  expect(await within(ofOne48, ['2001:db8:3:0', '203.0.113.7'])).toBe(2);
});

it('requests of one /64 that are refused do not use up the limit of its neighbours', async () => {
  const count = limits('c', { points: 10, duration: HOUR });
  expect(await within(count, Array<string>(100).fill('2001:db8:1:1'))).toBe(10);
  expect(await within(count, Array<string>(100).fill('2001:db8:1:2'))).toBe(10);
});
