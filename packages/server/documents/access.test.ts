import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import { declarationOf, hasActive } from './document.ts';

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

describe.each(NAMES)('visitor access to %s', (collection) => {
  const declaration = declarationOf(collection);
  const path = `/api/documents/${collection}`;

  it('follows the declaration', async () => {
    const { asVisitor, parts } = await freshService();
    const stored = await parts.store.add(collection, SAMPLES[collection]);
    const statusOf = async (method: string, at: string, body?: object) =>
      (await asVisitor(method, at, body)).status;

    expect(await statusOf('GET', path)).toBe(declaration.visitor.list ? 200 : 403);
    expect(await statusOf('GET', `${path}/${stored.id}`)).toBe(declaration.visitor.get ? 200 : 401);
    expect(await statusOf('PATCH', `${path}/${stored.id}`, {})).toBe(401);
    expect(await statusOf('DELETE', `${path}/${stored.id}`)).toBe(401);
    expect(await statusOf('POST', path, SAMPLES[collection])).toBe(declaration.visitor.add ? 201 : 401);
    expect(await parts.store.list(collection)).toHaveLength(1);
  });

  const hidden: readonly string[] = declaration.visitor.get ? (declaration.hidden ?? []) : [];
  if (hidden.length > 0)
    it('excludes hidden fields', async () => {
      const { asVisitor, parts } = await freshService();
      const stored = await parts.store.add(collection, SAMPLES[collection]);
      const document = await (await asVisitor('GET', `${path}/${stored.id}`)).json();
      for (const field of hidden) {
        expect(stored).toHaveProperty(field);
        expect(document).not.toHaveProperty(field);
      }
    });

  it.runIf(hasActive(declaration))('excludes inactive documents', async () => {
    const { asVisitor, parts } = await freshService();
    const inactive = await parts.store.add(collection, { ...SAMPLES[collection], active: false });
    const answer = await asVisitor('GET', `${path}/${inactive.id}`);
    expect(answer.status).toBe(declaration.visitor.get ? 404 : 401);
    expect((await asVisitor('GET', `${path}?active=false`)).status).toBe(403);
    if (declaration.visitor.list)
      expect(await (await asVisitor('GET', path)).json()).toEqual({ documents: [], next: null });
  });
});

describe('an administrator', () => {
  it.each(NAMES)('with an expired session is not answered as a visitor for %s', async (collection) => {
    const { asAdministrator, asVisitor, parts } = await freshService();
    const stored = await parts.store.add(collection, SAMPLES[collection]);
    const path = `/api/documents/${collection}`;
    const query = { 'x-lumitor-administration': '1' };
    expect((await asAdministrator('GET', path, undefined, query)).status).toBe(200);
    await sql`update session set "expiresAt" = '2020-01-01T00:00:00.000Z'`.execute(parts.store.db);
    for (const send of [asAdministrator, asVisitor])
      for (const [method, at, body] of [
        ['GET', path],
        ['GET', `${path}/${stored.id}`],
        ['POST', path, SAMPLES[collection]],
        ['PATCH', `${path}/${stored.id}`, {}],
        ['DELETE', `${path}/${stored.id}`],
      ] as const)
        expect((await send(method, at, body, query)).status).toBe(401);
    expect(await parts.store.list(collection)).toEqual([stored]);
  });

  it.each(NAMES)('reads, adds, changes and deletes %s, unless read-only or fixed', async (collection) => {
    const { asAdministrator, parts } = await freshService();
    const { isReadOnly = false, isFixed = false } = declarationOf(collection);
    const stored = await parts.store.add(collection, SAMPLES[collection]);
    const path = `/api/documents/${collection}`;
    const statusOf = async (method: string, at: string, body?: object) =>
      (await asAdministrator(method, at, body)).status;

    expect(await statusOf('GET', path)).toBe(200);
    expect(await statusOf('GET', `${path}/${stored.id}`)).toBe(200);
    expect(await statusOf('POST', path, SAMPLES[collection])).toBe(isReadOnly || isFixed ? 403 : 201);
    expect(await statusOf('PATCH', `${path}/${stored.id}`, {})).toBe(isReadOnly ? 403 : 200);
    expect(await statusOf('DELETE', `${path}/${stored.id}`)).toBe(isFixed ? 403 : 204);
    expect(await statusOf('GET', `${path}/${stored.id}`)).toBe(isFixed ? 200 : 404);
  });

  it('sees inactive documents and hidden fields', async () => {
    const { asAdministrator, parts } = await freshService();
    await parts.store.add('bindings', { ...SAMPLES.bindings, active: false });
    const record = await parts.store.add('reflinksdownload', SAMPLES.reflinksdownload);
    const list = async (search: string) =>
      (await (await asAdministrator('GET', `/api/documents/bindings${search}`)).json()).documents;
    expect(await list('')).toHaveLength(1);
    expect(await list('?active=false')).toHaveLength(1);
    expect(await list('?active=true')).toHaveLength(0);
    const read = await (await asAdministrator('GET', `/api/documents/reflinksdownload/${record?.id}`)).json();
    expect(read).toMatchObject({ parent: 'partner-1', data: { email: 'jan@example.com' } });
  });
});

it('an unknown session cookie grants no access', async () => {
  const { asVisitor } = await freshService();
  const headers = { cookie: 'lumitor.session_token=forged.signature' };
  expect((await asVisitor('GET', '/api/documents/emails', undefined, headers)).status).toBe(403);
});
