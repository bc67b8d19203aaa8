import { randomInt, randomUUID } from 'node:crypto';
import { MAX_ORDER_BYTES } from '@lumitor/domain/order/orderParts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { LONG_TITLED, longOrder } from '../testing/longOrder.ts';
import { STEP } from '../testing/oneRail.ts';
import { orderShop, postOrder, storedOrders } from '../testing/orderShop.ts';
import { SAMPLES } from '../testing/samples.ts';

describe('saving an order', () => {
  it('stores it priced and frozen, with the id of its page', async () => {
    const service = await orderShop();
    const response = await postOrder(service, service.request);
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(id).toMatch(/^[\w-]{20}$/);
    const [record] = await storedOrders(service);
    expect(record).toMatchObject({
      id,
      vat: 1.23,
      parent: '',
      order: { frameType: 'MT0001', frameLength200: 1, isMicro: false },
      data: {
        language: 'PL',
        currency: 'PLN',
        name: 'Salon',
        savedAt: record?.createdAt,
        totals: { net: 25_780, gross: 31_709, isIncomplete: false },
      },
    });
  });

  it('is not affected by later changes of the catalogue', async () => {
    const service = await orderShop();
    await postOrder(service, service.request);
    const before = await storedOrders(service);
    await service.parts.store.update('connections', service.connectionId, { price: 999, active: false });
    expect(await storedOrders(service)).toEqual(before);
  });

  it('again under the same key stores it once, even if prices have changed', async () => {
    const service = await orderShop();
    const first = await (await postOrder(service, service.request)).json();
    await service.parts.store.update('connections', service.connectionId, { price: 999 });
    const retried = await postOrder(service, service.request);
    expect(retried.status).toBe(201);
    expect(await retried.json()).toEqual(first);
    expect(await storedOrders(service)).toHaveLength(1);
  });

  it('again with its fields in another order stores it once', async () => {
    const service = await orderShop();
    const first = await (await postOrder(service, service.request)).json();
    const turned = Object.fromEntries(Object.entries(service.request).reverse());
    expect(await (await postOrder(service, turned)).json()).toEqual(first);
  });

  it('again stores it once if an older version stored it with a hash of the parsed request', async () => {
    const service = await orderShop();
    const first = await (await postOrder(service, service.request)).json();
    const { data } = await service.parts.store.get('reflinksdownload', first.id);
    const older = { data: { ...data, requestHash: 'pZ3kQ0' } };
    await service.parts.store.update('reflinksdownload', first.id, older);
    expect(await (await postOrder(service, service.request)).json()).toEqual(first);
    expect(await storedOrders(service)).toHaveLength(1);
  });

  it('ten times concurrently stores it once', async () => {
    const service = await orderShop();
    const body = { ...service.request, email: 'jan@example.com', newsletter: true };
    const answers = await Promise.all(Array.from({ length: 10 }, () => postOrder(service, body)));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await storedOrders(service)).toHaveLength(1);
    expect(await service.parts.store.list('emails')).toHaveLength(1);
  });

  it('with different content under the same key is refused', async () => {
    const service = await orderShop();
    await postOrder(service, service.request);
    const response = await postOrder(service, { ...service.request, name: 'Kuchnia' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'key-reused' });
    expect(await storedOrders(service)).toHaveLength(1);
  });

  it('in euro uses the last known rate', async () => {
    const service = await orderShop();
    const body = { ...service.request, language: 'EN', seen: { net: 1, currency: 'EUR' } };
    const unknown = await (await postOrder(service, body)).json();
    expect(unknown).toMatchObject({ code: 'total-changed', currency: 'EUR', net: 5000 });
    expect(unknown.totals.isIncomplete).toBe(true);
    const rate = { rates: [{ no: '1', effectiveDate: '2026-11-20', mid: 4 }] };
    const stored = { fetchedAt: Date.now(), answer: { table: 'A', currency: 'euro', code: 'EUR', ...rate } };
    await service.parts.store.db
      .insertInto('meta')
      .values({ key: 'exchangeRate', value: JSON.stringify(stored) })
      .execute();
    const later = await freshService({ database: service.database, dataDir: service.dataDir });
    const known = await (await postOrder(later, body)).json();
    expect(known).toMatchObject({ code: 'total-changed', net: 5000 + 2 * 250 + 750 + 3 * 65 });
  });
});

describe('an order is refused and not stored', () => {
  async function refusal(service: Service, body: object) {
    const response = await postOrder(service, body);
    expect(await storedOrders(service)).toEqual([]);
    expect(await service.parts.store.list('emails')).toEqual([]);
    return { status: response.status, ...(await response.json()) };
  }

  it('with another total than the visitor saw, with the new total in the answer', async () => {
    const service = await orderShop();
    const body = {
      ...service.request,
      seen: { net: 1, currency: 'PLN' },
      email: 'jan@example.com',
      newsletter: true,
    };
    expect(await refusal(service, body)).toMatchObject({
      status: 409,
      code: 'total-changed',
      net: 25_780,
      currency: 'PLN',
      totals: { net: 25_780, gross: 31_709 },
    });
  });

  it('with a missing article, until the visitor confirms', async () => {
    const service = await orderShop();
    const caps = (await service.parts.store.list('accessories')).find(({ title }) => title === 'MA0101');
    await service.parts.store.update('accessories', caps?.id ?? '', { active: false });
    const body = { ...service.request, seen: { net: 23_780, currency: 'PLN' } };
    const refused = await refusal(service, body);
    expect(refused).toMatchObject({ status: 409, code: 'article-missing' });
    expect(refused.message).toContain('MA0101');
    expect((await postOrder(service, { ...body, confirmed: { missingArticles: true } })).status).toBe(201);
  });

  it('with more power than the supply gives, until the visitor confirms', async () => {
    const service = await orderShop();
    const { store } = service.parts;
    const power = await store.add('powers', {
      title: 'Zasilacz',
      type: 'MA0001',
      active: true,
      power: 50,
      price: 1,
    });
    const binding = await store.add('bindings', {
      title: 'Tuba',
      type: 'spot',
      active: true,
      power: 51,
      price: 1,
    });
    const body = {
      ...service.request,
      choices: {
        ...service.request.choices,
        powerId: power?.id,
        bindings: [{ id: binding?.id, quantity: 1 }],
      },
      seen: { net: 25_980, currency: 'PLN' },
    };
    expect(await refusal(service, body)).toMatchObject({ status: 409, code: 'power-exceeded' });
    expect((await postOrder(service, { ...body, confirmed: { powerExceeded: true } })).status).toBe(201);
    expect((await storedOrders(service))[0]).toMatchObject({ data: { powerExceeded: true } });
  });

  it('with a choice that is no longer sold', async () => {
    const service = await orderShop();
    await service.parts.store.update('connections', service.connectionId, { active: false });
    expect(await refusal(service, service.request)).toMatchObject({ status: 409, code: 'choices-unfit' });
  });

  it.each([
    ['a step that is too long', { steps: [{ ...STEP, frameLength: 1e9 }] }, 'steps.0.frameLength'],
    ['a step of half a centimetre', { steps: [{ ...STEP, frameLength: 0.5 }] }, 'steps.0.frameLength'],
    ['a length below 0', { steps: [{ ...STEP, frameLength: -5 }] }, 'steps.0.frameLength'],
    ['a length that is no number', { steps: [{ ...STEP, frameLength: 'abc' }] }, 'steps.0.frameLength'],
    ['no steps', { steps: [] }, 'steps'],
    ['a step on nothing', { steps: [STEP, { ...STEP, id: 'b' }] }, 'steps.1.origin'],
    ['an invalid key', { idempotencyKey: 'abc' }, 'idempotencyKey'],
    ['an invalid e-mail', { email: 'jan' }, 'email'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['an unknown field', { discount: 100 }, 'discount'],
    [
      'an end that is switched off again and again',
      { inactiveEntries: Array(90_000).fill('left') },
      'inactiveEntries',
    ],
    ['a quantity of 0', { choices: { bindings: [{ id: 'x', quantity: 0 }] } }, 'choices.bindings.0.quantity'],
  ])('with %s, naming its field', async (_, change: Record<string, unknown>, field) => {
    const service = await orderShop();
    const choices = { ...service.request.choices, ...(change.choices as object) };
    expect(await refusal(service, { ...service.request, ...change, choices })).toMatchObject({
      status: 400,
      code: 'invalid',
      field,
    });
  });
});

describe('the size of an order', () => {
  async function longOrders(service: Awaited<ReturnType<typeof orderShop>>, luminaires: number) {
    const binding = await service.parts.store.add('bindings', LONG_TITLED);
    const order = () => longOrder(service.request, binding?.id ?? '', luminaires);
    const { net } = await (await postOrder(service, order())).json();
    return () => ({ ...order(), seen: { net, currency: 'PLN' } });
  }

  it('has a limit, beyond which it is refused and not stored', async () => {
    const service = await orderShop();
    const [greatest, tooLong] = [await longOrders(service, 240), await longOrders(service, 500)];
    expect((await postOrder(service, greatest())).status).toBe(201);
    const refused = await postOrder(service, tooLong());
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining(String(MAX_ORDER_BYTES)),
    });
    expect(await storedOrders(service)).toHaveLength(1);
    const [{ bytes }] = await sql<{ bytes: number }>`
      select length(body) + "inflatedBytes" as bytes from documents where collection = 'reflinksdownload'`
      .execute(service.database.db)
      .then(({ rows }) => rows as [{ bytes: number }]);
    expect(Number(bytes)).toBeGreaterThan(0.75 * MAX_ORDER_BYTES);
    expect(Number(bytes)).toBeLessThanOrEqual(MAX_ORDER_BYTES);
  });

  it('counts against the limit of its address, again for each 64 kB as stored', async () => {
    const service = await orderShop();
    const long = await longOrders(service, 1);
    // Random letters cannot be compressed: about 113 kB.
    const letter = () => String.fromCharCode(randomInt(0x4e_00, 0x9e_00));
    const ids = Array.from({ length: 1_000 }, () => Array.from({ length: 45 }, letter).join(''));
    const steps = long().steps.map((step, index) => ({
      ...step,
      id: ids[index],
      ...(index > 0 && { previousStepId: ids[index - 1] }),
    }));
    const order = () => ({ ...long(), steps });
    const limits: typeof service.parts.limits = (name, { points, duration }) =>
      service.parts.limits(`${name} in a moment`, { points: points / 25, duration });
    const app = createApp({ ...service.parts, limits });
    const saveFrom = async (remoteAddress: string) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(order()) };
      return (await app.request('/api/orders', init, { incoming: { socket: { remoteAddress } } })).status;
    };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429) statuses.push(await saveFrom('10.9.9.7'));
    expect(statuses).toEqual([...Array(6).fill(201), 429]);
    expect(await saveFrom('10.9.9.8')).toBe(201);
  });
});

describe('the e-mail of an order', () => {
  it('is subscribed to the newsletter only if the box is ticked, with the partner', async () => {
    const service = await orderShop();
    const { store } = service.parts;
    const partner = await store.add('reflinks', SAMPLES.reflinks);
    const body = { ...service.request, email: 'jan@example.com', reflinkId: partner?.id };
    await postOrder(service, body);
    expect(await store.list('emails')).toEqual([]);
    await postOrder(service, { ...body, idempotencyKey: randomUUID(), newsletter: true });
    expect(await store.list('emails')).toMatchObject([
      {
        email: 'jan@example.com',
        refData: { reflinkId: partner?.id, name: SAMPLES.reflinks.name, email: SAMPLES.reflinks.email },
      },
    ]);
    for (const { parent, data } of await storedOrders(service)) {
      expect(parent).toBe(partner?.id);
      expect(data).toMatchObject({ email: 'jan@example.com' });
    }
  });

  it.each(['unknown', 'inactive'])('and the order are stored without a partner who is %s', async (kind) => {
    const service = await orderShop();
    const inactive = await service.parts.store.add('reflinks', { ...SAMPLES.reflinks, active: false });
    const reflinkId = kind === 'inactive' ? inactive?.id : 'nobody';
    const body = { ...service.request, email: 'jan@example.com', newsletter: true, reflinkId };
    expect((await postOrder(service, body)).status).toBe(201);
    expect((await storedOrders(service))[0]?.parent).toBe('');
    expect((await service.parts.store.list('emails'))[0]?.refData).toBeNull();
  });
});
