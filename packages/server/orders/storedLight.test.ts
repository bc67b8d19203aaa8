import type { Ms } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { CONNECTION } from '../testing/oneRail.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { ldt } from '../testing/photometry.ts';
import { SAMPLES } from '../testing/samples.ts';

const MONTH: Ms = 31 * 24 * 60 * 60 * 1000;
const OUTLINE = [
  { x: 0, y: 0 },
  { x: 600, y: 0 },
  { x: 600, y: 400 },
  { x: 0, y: 400 },
];

it('an order retains its photometry and light target after luminaire and target change', async () => {
  const service = await orderShop();
  const { asAdministrator, asVisitor, request, parts } = service;
  const { url: photometry } = await (
    await asAdministrator('POST', '/api/files/photometry/bindings', ldt())
  ).json();
  const light = { photometry, photometryTurn: 0, lumens: 1_320, drop: 14 };
  const luminaire = await parts.store.add('bindings', { ...SAMPLES.bindings, price: 0, ...light });
  const suspended = await parts.store.add('connections', { ...CONNECTION, type: 'MT0003' });
  const target = await parts.store.add('lightTargets', SAMPLES.lightTargets);
  const order = (connectionId = request.choices.connectionId) => ({
    ...request,
    idempotencyKey: crypto.randomUUID(),
    choices: { ...request.choices, connectionId, bindings: [{ id: luminaire.id, quantity: 2 }] },
    room: { outline: OUTLINE, use: 'office' },
    confirmed: { missingArticles: true, powerExceeded: true },
  });
  const dataOf = async (requested: object) => {
    const { id } = await (await postOrder(service, requested)).json();
    return (await (await asVisitor('GET', `/api/orders/${id}`)).json()).data;
  };
  const seen = async (requested: object) => {
    const { totals } = await (await postOrder(service, requested)).json();
    return { ...requested, seen: { net: totals.net, currency: 'PLN' } };
  };

  const before = order();
  const { id } = await (await postOrder(service, before)).json();
  const hung = await dataOf(await seen(order(suspended.id)));
  await asAdministrator('DELETE', `/api/documents/bindings/${luminaire.id}`);
  expect((await asAdministrator('DELETE', `/api/documents/lightTargets/${target.id}`)).status).toBe(204);
  await parts.bin.sweep(Date.now() + MONTH);

  const { data } = await (await asVisitor('GET', `/api/orders/${id}`)).json();
  expect(data.lines.find(({ kind }: { kind: string }) => kind === 'binding')).toMatchObject(light);
  expect(data.target).toEqual({
    key: 'office',
    titles: { PL: 'Biuro', EN: 'Office' },
    kind: 'least',
    lux: 500,
    source: 'EN 12464-1:2021, tab. 34',
  });
  expect([data.isSuspended, hung.isSuspended]).toEqual([undefined, true]);
  expect((await asVisitor('GET', `${photometry}.json`)).status).toBe(200);
  const room = { outline: OUTLINE, use: 'office' };
  const later = await dataOf({ ...request, idempotencyKey: crypto.randomUUID(), room });
  expect(later.room.use).toBe('office');
  expect(later).not.toHaveProperty('target');
});
