import type { Change } from '@lumitor/domain/collections/change';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import type { Send } from '../testing/send.ts';

const CHANGE = {
  reason: { kind: 'add' },
  operations: [{ kind: 'add', collection: 'bindings', fields: SAMPLES.bindings }],
};

const OPERATIONS: readonly (readonly [string, string, object | undefined, number])[] = [
  ['POST', '/api/changes', CHANGE, 201],
  ['GET', '/api/changes', undefined, 200],
  ['GET', '/api/batches', undefined, 200],
  ['POST', '/api/batches/none/undo', {}, 404],
  ['GET', '/api/reflinks/statistics', undefined, 200],
  ['POST', '/api/persons/erase', { email: 'jan@example.com' }, 200],
  ['GET', '/api/texts/shipped', undefined, 200],
  ['POST', '/api/files/images/bindings', { data: 'tekst' }, 201],
  ['DELETE', '/api/files/images/bindings/none.webp', undefined, 404],
];

test.each(OPERATIONS)('%s %s requires an administrator', async (method, path, body, status) => {
  const { asVisitor, asAdministrator, parts } = await freshService();
  expect((await asVisitor(method, path, body)).status).toBe(401);
  const forged = { cookie: 'lumitor.session_token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAA' };
  expect((await asVisitor(method, path, body, forged)).status).toBe(401);
  expect(await parts.store.list('bindings')).toEqual([]);

  expect((await asAdministrator(method, path, body)).status).toBe(status);
  const before = await parts.store.list('bindings');

  await sql`update session set "expiresAt" = '2020-01-01T00:00:00.000Z'`.execute(parts.store.db);
  expect((await asAdministrator(method, path, body)).status).toBe(401);
  expect(await parts.store.list('bindings')).toEqual(before);
});

test.each(OPERATIONS.filter(([method]) => method !== 'GET'))(
  '%s %s is refused for a page of another site, even within a session',
  async (method, path, body) => {
    const { asAdministrator } = await freshService();
    const response = await asAdministrator(method, path, body, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
  },
);

test('a role changes its own areas, and neither undoes nor reads the history of others', async () => {
  const { asAdministrator, asRole, parts } = await freshService();
  const text = { kind: 'add', collection: 'languages', fields: SAMPLES.languages };
  const link = { kind: 'add', collection: 'reflinks', fields: SAMPLES.reflinks };
  const send = (callService: Send, ...operations: object[]) =>
    callService('POST', '/api/changes', { reason: { kind: 'add' }, operations });
  const [catalogue, texts] = [asRole('catalogue'), asRole('texts')];

  const mixed = await send(catalogue, ...CHANGE.operations, text);
  expect(mixed.status).toBe(403);
  expect(await mixed.json()).toMatchObject({ code: 'forbidden', area: 'texts', operation: 1 });
  expect(await parts.store.list('bindings')).toEqual([]);

  expect((await send(texts, text)).status).toBe(201);
  const { batch } = await (await send(asAdministrator, link, text)).json();
  expect((await texts('POST', `/api/batches/${batch}/undo`, {})).status).toBe(403);
  const changed = async (callService: Send) =>
    (await (await callService('GET', '/api/changes')).json()).changes.map((each: Change) => each.collection);
  const acts = async (callService: Send) =>
    (await (await callService('GET', '/api/batches')).json()).batches.length;
  expect([await changed(texts), await acts(texts)]).toEqual([['languages', 'languages'], 1]);
  expect([(await changed(asRole('sales'))).length, await acts(asRole('sales'))]).toEqual([3, 2]);
});
