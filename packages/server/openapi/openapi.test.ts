import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { inspectRoutes } from 'hono/dev';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { ldt } from '../testing/photometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import type { OpenApi } from './document.ts';

const OUTLINE = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 250 },
  { x: 0, y: 250 },
];
const POINTER = '#/components/schemas/';

async function openShop() {
  const shop = await orderShop();
  const { asVisitor, asAdministrator } = shop;
  const document: OpenApi = await (await asVisitor('GET', '/api/openapi.json')).json();
  const { key } = await (await asAdministrator('POST', '/api/keys', { name: 'ERP' })).json();
  const headers = { authorization: `Bearer ${key}` };
  const get = (path: string) => asVisitor('GET', path, undefined, headers);
  const post = (body: object) => asVisitor('POST', '/api/compute', body, headers);
  return { ...shop, document, get, post };
}

/** Every object with fields, closed: an undocumented field fails. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return typeof inner.type === 'string' && 'properties' in inner
    ? { ...inner, additionalProperties: false }
    : inner;
};

const linked = (schema: object) => JSON.stringify(closed(schema)).replaceAll(`"${POINTER}`, '"api#/$defs/');

/** Validates by the document alone. */
function validatorOf(document: OpenApi) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats: { 'date-time': true, uuid: true },
  });
  ajv.addSchema(JSON.parse(linked({ $id: 'api', $defs: document.components.schemas })));
  return (schema: object, value: unknown): string[] => {
    const validate = ajv.compile(JSON.parse(linked(schema)));
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

const answersOf = (document: OpenApi, method: 'get' | 'post', path: string, status: number) => {
  const schema = document.paths[path]?.[method]?.responses[status]?.content['application/json'].schema;
  if (!schema) throw new Error(`${method} ${path} has no answer ${status} in the document.`);
  return schema;
};

it('the document describes exactly the routes for programs', async () => {
  const { app, document } = await openShop();
  const routes = inspectRoutes(app)
    .filter(({ isMiddleware, path }) => !isMiddleware && /^\/api\/(erp|compute)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...new Set(routes)].sort());
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:4100' }] });
});

it('every reference of the document leads to a component, and every operation has its own id', async () => {
  const { document } = await openShop();
  const text = JSON.stringify(document);
  const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect(name.startsWith(POINTER), name).toBe(true);
    expect(document.components.schemas, name).toHaveProperty(name.slice(POINTER.length));
  }
  expect(text).not.toContain('$schema');
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids).toEqual(['getApiErpOrders', 'getApiErpOrdersId', 'getApiErpCatalogue', 'postApiCompute']);
});

it('real answers of every route have the documented form and no other field', async () => {
  const shop = await openShop();
  const { document, get, post, asAdministrator, asVisitor, parts, request } = shop;
  const errorsOf = validatorOf(document);
  const { url } = await (await asAdministrator('POST', '/api/files/photometry/bindings', ldt())).json();
  const light = { photometry: url, lumens: 1_320, drop: 14, power: 10 };
  const luminaire = await parts.store.add('bindings', { ...SAMPLES.bindings, price: 129.9, ...light });
  await parts.store.add('lightTargets', SAMPLES.lightTargets);
  const { steps, choices, name } = request;
  const plan = {
    steps,
    name,
    choices: { ...choices, bindings: [{ id: luminaire.id, quantity: 2 }] },
    room: { outline: OUTLINE, use: 'office' },
  };
  const body = { line: 'standard', language: 'PL', light: true, plan };
  const computed = await (await post(body)).json();
  const order = {
    ...request,
    ...plan,
    idempotencyKey: randomUUID(),
    email: 'jan@example.com',
    seen: { net: computed.totals.net, currency: 'PLN' },
    confirmed: { findings: computed.findings.map(({ key }: { key: string }) => key) },
  };
  const { id } = await (await postOrder(shop, order)).json();
  const enquiry = { idempotencyKey: randomUUID(), language: 'PL', name: 'Jan', email: 'jan@example.com' };
  await asVisitor('POST', `/api/orders/${id}/enquiry`, { ...enquiry, message: 'Kiedy?', consent: true });
  const offer = { key: randomUUID(), language: 'PL', discount: 500, validUntil: '2099-12-31' };
  await asAdministrator('POST', `/api/orders/${id}/offers`, offer);

  const answers: [path: string, answer: { [name: string]: unknown }][] = [
    ['/api/erp/orders', await (await get('/api/erp/orders')).json()],
    ['/api/erp/orders/{id}', await (await get(`/api/erp/orders/${id}`)).json()],
    ['/api/erp/catalogue', await (await get('/api/erp/catalogue')).json()],
  ];
  expect(answers.map(([, answer]) => Object.values(answer)[0])).not.toContainEqual([]);
  expect(answers[1]?.[1]).toMatchObject({ enquiries: [{}], offer: expect.any(String) });
  for (const [path, answer] of answers)
    expect(errorsOf(answersOf(document, 'get', path, 200), answer), path).toEqual([]);
  const ofCompute = answersOf(document, 'post', '/api/compute', 200);
  expect(computed).toMatchObject({
    light: { target: { key: 'office' } },
    findings: [{}, ...Array(computed.findings.length - 1).fill({})],
  });
  expect(errorsOf(ofCompute, computed)).toEqual([]);
  const dark = await (await post({ ...body, light: false })).json();
  expect(errorsOf(ofCompute, dark)).toEqual([]);

  expect(errorsOf(ofCompute, { ...computed, more: 1 })).toEqual([expect.stringContaining('additional')]);
  const { totals: _, ...partial } = computed;
  expect(errorsOf(ofCompute, partial)).toEqual([expect.stringContaining('totals')]);
});

it('refusals have the documented form, with a status that the document names', async () => {
  const { document, get, post, asVisitor, parts } = await openShop();
  const errorsOf = validatorOf(document);
  const { id = '' } = (await parts.store.db.selectFrom('apiKeys').select('id').executeTakeFirst()) ?? {};
  const refused: ['get' | 'post', string, () => Promise<Response>][] = [
    ['get', '/api/erp/orders', () => get('/api/erp/orders?limit=x')],
    ['get', '/api/erp/orders', () => asVisitor('GET', '/api/erp/orders')],
    ['get', '/api/erp/orders/{id}', () => get('/api/erp/orders/none')],
    ['post', '/api/compute', () => post({ line: 'standard' })],
    ['post', '/api/compute', () => post({ name: 'x'.repeat(2 ** 20) })],
    [
      'post',
      '/api/compute',
      async () => {
        await parts.computing.charge(id, 120_000);
        return post({});
      },
    ],
  ];
  const statuses: number[] = [];
  for (const [method, path, send] of refused) {
    const answer = await send();
    statuses.push(answer.status);
    const schema = answersOf(document, method, path, answer.status);
    expect(errorsOf(schema, await answer.json()), `${path} ${answer.status}`).toEqual([]);
  }
  expect(statuses).toEqual([400, 401, 404, 400, 413, 429]);
});

it('the example body is valid by the document and is computed', async () => {
  const { document, post } = await openShop();
  const content = document.paths['/api/compute']?.post?.requestBody?.content['application/json'];
  const errorsOf = validatorOf(document);
  expect(errorsOf(content?.schema ?? {}, content?.example)).toEqual([]);
  expect(errorsOf(content?.schema ?? {}, { ...content?.example, line: 'none' })).toHaveLength(1);
  const answer = await post(content?.example ?? {});
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    totalLength: 200,
    findings: [{ kind: 'noFamily', weight: 'blocks' }],
  });
});

it('the page for programmers has every operation and component, no script, and links that lead somewhere', async () => {
  const { document, asVisitor } = await openShop();
  const answer = await asVisitor('GET', '/api');
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; style-src 'sha256-[^']+'/,
  );
  expect(page).not.toContain('<script');
  expect(page).not.toMatch(/undefined|\[object/);
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const name of Object.keys(document.components.schemas)) expect(ids, name).toContain(name);
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids, target).toContain(target);
  for (const path of Object.keys(document.paths)) expect(page, path).toContain(path);
  const [, contents = ''] = /<nav[^>]*>(.*?)<\/nav>/s.exec(page) ?? [];
  const linked = new Set([...contents.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target));
  const headings = [...page.matchAll(/<section aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
  expect([...linked]).toEqual(headings);
  const again = await asVisitor('GET', '/api', undefined, {
    'if-none-match': answer.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});
