import { randomUUID } from 'node:crypto';
import { roleOf, ticksOf } from '@lumitor/domain/people/roles';
import { expect, it } from 'vitest';
import { offeringShop, TOMORROW } from '../testing/offeringShop.ts';

const request = (change: object = {}) => ({
  ...{ key: randomUUID(), language: 'PL', validUntil: TOMORROW },
  ...change,
});

/** A shop that pays 60 for a free line sold at 100, and wants 45 %. */
async function shopWithFloor() {
  const shop = await offeringShop();
  const { store } = shop.parts;
  const price = { key: 'M1', title: 'Montaż', code: 'M1', cost: 60 };
  const { id } = await store.add('purchasePrices', price);
  await store.add('serviceSettings', { kind: 'offers', leastMargin: 45 });
  const freeLines = [{ title: 'Montaż', code: 'm1', quantity: 1, unitPrice: 100_00, vatPercent: 23 }];
  const issue = (change: object = {}) =>
    shop.asAdministrator('POST', `/api/orders/${shop.id}/offers`, request({ freeLines, ...change }));
  const pay = (cost: number) => store.update('purchasePrices', id, { cost });
  return { ...shop, issue, pay };
}

it('an offer below the least margin needs a confirmation, and names no figure', async () => {
  const { issue, work } = await shopWithFloor();
  const refused = await issue();
  expect(refused.status).toBe(409);
  const { code, message } = await refused.json();
  expect(code).toBe('low-margin');
  expect(message).not.toMatch(/\d/);
  expect((await work()).offers).toHaveLength(1);
  expect((await issue({ isLowMarginMeant: true })).status).toBe(201);
});

it('an offer above the least margin, or without known costs, needs none', async () => {
  const { issue, pay } = await shopWithFloor();
  await pay(55);
  expect((await issue()).status).toBe(201);
  await pay(90);
  expect((await issue({ freeLines: [] })).status).toBe(201);
});

it('costs are frozen with the offer, and shown only with permission', async () => {
  const { issue, pay, work, asRole, id, page, offer } = await shopWithFloor();
  await issue({ isLowMarginMeant: true });
  await pay(10);
  const drawn = (await work()).offers[1].lines.map(() => null);
  expect((await work()).offerCosts[2]).toEqual([...drawn, 60_00]);
  const { costs: _, ...sales } = ticksOf('sales');
  const shown = await (await asRole(roleOf(sales))('GET', `/api/orders/${id}/work`)).json();
  expect(shown.offers).toHaveLength(2);
  expect(shown.offerCosts).toBeNull();
  await offer({
    freeLines: [{ title: 'Montaż', code: 'M1', quantity: 1, unitPrice: 100_00, vatPercent: 23 }],
  });
  expect(JSON.stringify(await page())).not.toMatch(/cost|6000|margin/i);
});
