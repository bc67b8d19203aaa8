import type { Bytes } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { isWithinRate, rateLimits } from './rateLimit.ts';
import { type ShopBound, shopBounds } from './shopBounds.ts';

const MEGABYTE: Bytes = 1024 * 1024;

function boundsOfShop() {
  const reached: ShopBound[] = [];
  const bounds = shopBounds(rateLimits({ sharedPool: null }), (bound) => reached.push(bound));
  return { bounds, reached };
}

it('mails to visitors have an hourly limit per kind, across all networks', async () => {
  const { bounds, reached } = boundsOfShop();
  let sent = 0;
  for (let index = 0; index < 200; index += 1) if (await isWithinRate(bounds.newsletterMail())) sent += 1;
  expect(sent).toBe(120);
  expect(new Set(reached)).toEqual(new Set(['newsletter mails']));
  expect(await isWithinRate(bounds.confirmation())).toBe(true);
  await expect(bounds.newsletterMail()).rejects.toMatchObject({ status: 429 });
});

it('when many networks have filled the hourly storage, networks that stored little may use a reserve', async () => {
  const { bounds, reached } = boundsOfShop();
  for (let index = 0; index < 13; index += 1) {
    expect(await isWithinRate(bounds.mayStore(`198.51.100.${index}`))).toBe(true);
    await bounds.stored(`198.51.100.${index}`, 20 * MEGABYTE);
  }
  expect(reached).toEqual([]);
  expect(await isWithinRate(bounds.mayStore('198.51.100.1'))).toBe(false);
  expect(reached).toEqual(['stored bytes']);
  expect(await isWithinRate(bounds.mayStore('203.0.113.7'))).toBe(true);
  await bounds.stored('203.0.113.8', 140 * MEGABYTE);
  expect(await isWithinRate(bounds.mayStore('203.0.113.7'))).toBe(false);
});
