import { randomUUID } from 'node:crypto';
import type { ComputeAnswer } from '@lumitor/domain/computation/answer';
import { computeOrderLight } from '@lumitor/domain/order/orderLight';
import type { OrderPage } from '@lumitor/domain/order/record';
import { shownOrder } from '@lumitor/domain/order/shownOrder';
import { readLightTable } from '@lumitor/domain/photometry/readLightTable';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { ldt } from '../testing/photometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { stateOf } from '../testing/security/state.ts';

vi.setConfig({ testTimeout: 60_000 });

const OUTLINE = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 250 },
  { x: 0, y: 250 },
];

async function openShop() {
  const shop = await orderShop();
  const railTitle = { railTitle_PL: '{title}, {length} cm', railTitle_EN: '{title}, {length} cm' };
  await shop.parts.store.add('translations', { translations: { parts: railTitle } });
  const { key, id } = await (await shop.asAdministrator('POST', '/api/keys', { name: 'Strona' })).json();
  const { steps, choices, name } = shop.request;
  const plan = { steps, choices, name };
  const body = { line: 'standard', language: 'PL', plan };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const send = (sent: object | string, more: Record<string, string> = {}) =>
    shop.asVisitor('POST', '/api/compute', sent, { ...headers, ...more });
  const refusal = async (sent: object | string, more: Record<string, string> = {}) => {
    const answer = await send(sent, more);
    return { status: answer.status, ...(await answer.json()) };
  };
  return { ...shop, key: key as string, keyId: id as string, plan, body, send, refusal };
}

async function litShop() {
  const shop = await openShop();
  const { asAdministrator, parts, plan } = shop;
  const { url } = await (await asAdministrator('POST', '/api/files/photometry/bindings', ldt())).json();
  const light = { photometry: url, photometryTurn: 0, lumens: 1_320, drop: 14 };
  const { id } = await parts.store.add('bindings', {
    ...SAMPLES.bindings,
    price: 129.9,
    power: 10,
    ...light,
  });
  await parts.store.add('lightTargets', SAMPLES.lightTargets);
  const lit = {
    ...plan,
    choices: { ...plan.choices, bindings: [{ id, quantity: 2 }] },
    room: { outline: OUTLINE, use: 'office' },
  };
  return { ...shop, lit, body: { ...shop.body, light: true, plan: lit } };
}

it('a plan gets the price of the order that saves it, and the light of its page', async () => {
  const shop = await litShop();
  const answer: ComputeAnswer = await (await shop.send(shop.body)).json();
  const order = {
    ...shop.request,
    ...shop.lit,
    idempotencyKey: randomUUID(),
    seen: { net: answer.totals.net, currency: answer.currency },
    confirmed: {
      findings: answer.findings.map(({ key }) => key),
      missingArticles: true,
      powerExceeded: true,
    },
  };
  const saved = await postOrder(shop, order);
  expect(saved.status).toBe(201);
  const { id } = await saved.json();
  const page: OrderPage = await (await shop.asVisitor('GET', `/api/orders/${id}`)).json();
  expect(answer.totals).toEqual(page.data.totals);
  expect(answer.lines.map(({ code, total }) => [code, total])).toEqual(
    page.data.lines.map(({ code, total }) => [code, total]),
  );
  const shown = shownOrder(page);
  const tables = new Map(
    page.data.lines.flatMap(({ photometry }) =>
      photometry ? [[photometry, readLightTable(Buffer.from(ldt()))] as const] : [],
    ),
  );
  expect(tables.size).toBe(1);
  const light = shown && computeOrderLight(page.data, shown.plan, tables);
  const { mean, least, greatest, uniformity } = light?.figures ?? {};
  expect(answer.light).toMatchObject({ mean, least, greatest, uniformity, isEstimate: false, dark: [] });
  expect(answer.light?.mean).toBeGreaterThan(0);
  expect(answer.light?.ugr).toEqual(
    light?.ugr.map(({ bindingId, ...rest }) => ({ articleId: bindingId, ...rest })),
  );
});

it('nothing is stored but the time at which the key was used', async () => {
  const shop = await openShop();
  await shop.send(shop.body);
  const before = await stateOf(shop);
  expect((await shop.send(shop.body)).status).toBe(200);
  expect((await shop.refusal({ ...shop.body, line: 'none' })).status).toBe(400);
  expect(await stateOf(shop)).toEqual(before);
});

it('the newest price counts, in the language and the currency requested', async () => {
  const { send, body, asAdministrator, connectionId } = await openShop();
  const totals = async (own: object) => {
    const {
      currency,
      totals: all,
      lines,
    } = (await (await send({ ...body, ...own })).json()) as ComputeAnswer;
    return { currency, net: all.net, title: lines[0]?.title };
  };
  expect(await totals({})).toEqual({ currency: 'PLN', net: 25_780, title: expect.stringContaining('Szyna') });
  expect(await totals({ language: 'EN' })).toMatchObject({
    currency: 'EUR',
    title: expect.stringContaining('Rail'),
  });
  expect(await totals({ language: 'EN', currency: 'PLN' })).toMatchObject({ currency: 'PLN', net: 25_780 });
  const changed = await asAdministrator('PATCH', `/api/documents/connections/${connectionId}`, {
    price: 110,
  });
  expect(changed.status).toBe(200);
  expect(await totals({})).toMatchObject({ net: 27_780 });
});

it('a missing or unfit field is named', async () => {
  const { refusal, body, plan } = await openShop();
  const [step] = plan.steps;
  const cases: [sent: object, field: string][] = [
    [{ ...body, line: undefined }, 'line'],
    [{ ...body, language: 'polski' }, 'language'],
    [{ ...body, language: 'DE' }, 'language'],
    [{ ...body, curency: 'PLN' }, 'curency'],
    [{ ...body, plan: { ...plan, rails: [] } }, 'plan.rails'],
    [
      { ...body, plan: { ...plan, choices: { ...plan.choices, bindings: [{ id: 'a', quantity: 0 }] } } },
      'plan.choices.bindings.0.quantity',
    ],
    [{ ...body, plan: { ...plan, steps: [{ ...step, frameLength: 3 }] } }, 'plan.steps.0.frameLength'],
    [{ ...body, plan: { ...plan, steps: [step, step] } }, 'plan.steps.1.id'],
    [{ ...body, plan: { ...plan, room: { outline: [] } } }, 'plan.room.outline'],
  ];
  for (const [sent, field] of cases)
    expect(await refusal(sent), field).toMatchObject({ status: 400, code: 'invalid', field });
  for (const sent of ['', '{', '[]', 'null', '"plan"', '\u0000', `${'['.repeat(50_000)}`])
    expect(await refusal(sent), sent.slice(0, 9)).toMatchObject({ status: 400, code: 'invalid' });
});

it('no value in the place of another causes an internal error', async () => {
  const { send, body } = await litShop();
  const places: string[][] = [];
  const find = (value: unknown, path: string[]) => {
    places.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) find(inner, [...path, name]);
  };
  find(body, []);
  const replaced = (value: unknown, [name, ...rest]: string[], by: unknown): unknown => {
    if (name === undefined) return by;
    const copy = structuredClone(value) as Record<string, unknown>;
    copy[name] = replaced(copy[name], rest, by);
    return copy;
  };
  const values = [null, true, -1, 1e308, 0.5, '', 'x'.repeat(300), [], [{}], {}, { id: 'a' }];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.constantFrom(...values),
      fc.nat(30),
      async (path, by, dark) => {
        const answer = await send(replaced({ ...body, light: dark === 0 }, path, by) as object);
        const named = `${path.join('.')} = ${JSON.stringify(by).slice(0, 20)}`;
        expect([200, 400], named).toContain(answer.status);
        const { code } = await answer.json();
        expect(code, named).toBe(answer.status === 400 ? 'invalid' : undefined);
      },
    ),
    { numRuns: 120 },
  );
});

it('without a valid key, a body is not even read', async () => {
  const { refusal, body, asAdministrator } = await openShop();
  const needed = { status: 401, code: 'key-needed' };
  for (const authorization of ['', 'Bearer', `Bearer lk_${'x'.repeat(43)}`])
    expect(await refusal('{', { authorization })).toMatchObject(needed);
  expect((await asAdministrator('POST', '/api/compute', body)).status).toBe(401);
});

it('a body of more than 1 MB is refused', async () => {
  const { refusal, body, plan } = await openShop();
  const large = { ...body, plan: { ...plan, name: 'x'.repeat(2 ** 20) } };
  expect(await refusal(large)).toMatchObject({ status: 413, code: 'too-large' });
});

it('a key without computing time left is refused for now, and other keys are not', async () => {
  const shop = await openShop();
  const { parts, keyId, body, refusal, send } = shop;
  await parts.computing.charge(keyId, 120_000);
  expect(await refusal(body)).toMatchObject({
    status: 429,
    code: 'too-many',
    retryAfter: expect.any(Number),
  });
  const other = await (await shop.asAdministrator('POST', '/api/keys', { name: 'ERP' })).json();
  expect((await send(body, { authorization: `Bearer ${other.key}` })).status).toBe(200);
});

it('the time that a plan takes is charged to its key', async () => {
  const shop = await litShop();
  const charged: [string, number][] = [];
  const { computing } = shop.parts;
  const charge = computing.charge;
  vi.spyOn(computing, 'charge').mockImplementation(async (...of) => {
    charged.push(of);
    await charge(...of);
  });
  await shop.send(shop.body);
  expect(charged).toEqual([[shop.keyId, expect.any(Number)]]);
  expect(charged[0]?.[1]).toBeGreaterThan(0);
});

it('requests count with those of the other routes for programs, per address and per key', async () => {
  const { asVisitor, sendFrom, refusal, body, key } = await openShop();
  const tries = Array.from({ length: 3_600 }, () => asVisitor('GET', '/api/erp/orders'));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]));
  expect(await refusal(body)).toMatchObject({ status: 429, code: 'too-many' });
  const headers = { authorization: `Bearer ${key}` };
  expect((await sendFrom('10.9.9.9')('POST', '/api/compute', body, headers)).status).toBe(200);
});
