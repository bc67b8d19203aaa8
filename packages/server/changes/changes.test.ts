import type { Batch, Change } from '@lumitor/domain/collections/change';
import { describe, expect, it } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const BY = 'anna@lumitor.test';

async function change({ asAdministrator }: Service, kind: string, operations: object[], name?: string) {
  const response = await asAdministrator('POST', '/api/changes', { reason: { kind, name }, operations });
  return { status: response.status, body: await response.json() };
}

const historyOf = async ({ asAdministrator }: Service, search: string): Promise<Change[]> =>
  (await (await asAdministrator('GET', `/api/changes?${search}`)).json()).changes;

const batchesOf = async ({ asAdministrator }: Service, search = ''): Promise<Batch[]> =>
  (await (await asAdministrator('GET', `/api/batches?${search}`)).json()).batches;

const undo = async ({ asAdministrator }: Service, batch: string) => {
  const response = await asAdministrator('POST', `/api/batches/${batch}/undo`, {});
  return { status: response.status, body: await response.json() };
};

const add = (fields: object = {}) => ({
  kind: 'add',
  collection: 'bindings',
  fields: { ...SAMPLES.bindings, ...fields },
});

describe('several changes in one request', () => {
  it('are all made, and answered in their order', async () => {
    const service = await freshService();
    const { store } = service.parts;
    const old = await store.add('bindings', SAMPLES.bindings);
    const gone = await store.add('gateways', SAMPLES.gateways);
    const { status, body } = await change(service, 'import', [
      add({ title: 'Nowa' }),
      { kind: 'update', collection: 'bindings', id: old.id, fields: { price: 7 }, version: 1 },
      { kind: 'remove', collection: 'gateways', id: gone.id },
    ]);
    expect(status).toBe(201);
    expect(body.results).toEqual([
      { collection: 'bindings', id: expect.any(String), version: 1 },
      { collection: 'bindings', id: old.id, version: 2 },
      { collection: 'gateways', id: gone.id, version: 1 },
    ]);
    expect(await store.get('bindings', old.id)).toMatchObject({ price: 7, title: 'Tuba' });
    expect(await store.find('bindings', body.results[0].id)).toMatchObject({ title: 'Nowa' });
    expect(await store.list('gateways')).toEqual([]);
  });

  it('are made once per key', async () => {
    const service = await freshService();
    const send = async () => {
      const request = {
        key: 'c0ffee00-0000-4000-8000-000000000001',
        reason: { kind: 'add' },
        operations: [add(), add()],
      };
      return (await service.asAdministrator('POST', '/api/changes', request)).json();
    };
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await service.parts.store.list('bindings')).toHaveLength(2);

    const takeBack = async () => {
      const key = 'c0ffee00-0000-4000-8000-000000000002';
      return (await service.asAdministrator('POST', `/api/batches/${first.batch}/undo`, { key })).json();
    };
    const undone = await takeBack();
    expect(await takeBack()).toEqual(undone);
    expect(await service.parts.store.list('bindings')).toEqual([]);
    expect(await batchesOf(service)).toHaveLength(2);
  });

  it('appear in lists in the order of the request', async () => {
    const service = await freshService();
    const titles = ['Ala', 'Ola', 'Ula', 'Ela', 'Iga'];
    await change(
      service,
      'import',
      titles.map((title) => add({ title })),
    );
    expect((await service.parts.store.list('bindings')).map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['a field at fault', add({ price: -1 }), 400, { code: 'invalid', field: 'price' }],
    ['a document that is not there', { kind: 'remove', collection: 'bindings', id: 'none' }, 404, {}],
    ['an unknown collection', { kind: 'add', collection: 'lamps', fields: {} }, 404, {}],
    [
      'one that only the service writes',
      { kind: 'add', collection: 'reflinksdownload', fields: {} },
      403,
      {},
    ],
  ])('are all refused if one has %s, with its index', async (_, bad, status, refusal) => {
    const service = await freshService();
    const answer = await change(service, 'import', [add(), bad, add()]);
    expect(answer).toMatchObject({ status, body: { ...refusal, operation: 1 } });
    expect(await service.parts.store.list('bindings')).toEqual([]);
    expect(await batchesOf(service)).toEqual([]);
  });

  it('are undone with the fields that they added and removed', async () => {
    const service = await freshService();
    const { store } = service.parts;
    const { id } = await store.add('bindings', { ...SAMPLES.bindings, cct: 3000 });
    const fields = { lumens: 1200, cct: null };
    const { body } = await change(service, 'edit', [{ kind: 'update', collection: 'bindings', id, fields }]);
    const changed = await store.get('bindings', id);
    expect([changed.lumens, changed.cct]).toEqual([1200, undefined]);
    expect((await undo(service, body.batch)).status).toBe(201);
    const restored = await store.get('bindings', id);
    expect([restored.lumens, restored.cct]).toEqual([undefined, 3000]);
  });

  it('are all refused if one is based on an older version', async () => {
    const service = await freshService();
    const { id } = await service.parts.store.add('bindings', SAMPLES.bindings);
    await service.parts.store.update('bindings', id, { price: 1 });
    for (const stale of [
      { kind: 'update', collection: 'bindings', id, fields: { price: 2 }, version: 1 },
      { kind: 'remove', collection: 'bindings', id, version: 1 },
    ])
      expect(await change(service, 'prices', [add(), stale])).toMatchObject({
        status: 409,
        body: { code: 'stale', version: 2, operation: 1 },
      });
    expect(await service.parts.store.list('bindings')).toMatchObject([{ price: 1, version: 2 }]);
  });

  it('may be more than a thousand', async () => {
    const service = await freshService();
    const operations = Array.from({ length: 1_200 }, (_, index) => add({ title: `Oprawa ${index}` }));
    const { status, body } = await change(service, 'import', operations, 'cennik.xlsx');
    expect(status).toBe(201);
    expect(await batchesOf(service)).toMatchObject([
      { batch: body.batch, reason: { kind: 'import', name: 'cennik.xlsx' }, added: 1_200 },
    ]);
    expect((await undo(service, body.batch)).status).toBe(201);
    expect(await service.parts.store.list('bindings')).toEqual([]);
  });
});

describe('the history', () => {
  it('lists who changed what, when and why, before and after, newest first', async () => {
    const service = await freshService();
    const { asAdministrator } = service;
    const { id } = await (await asAdministrator('POST', '/api/documents/bindings', SAMPLES.bindings)).json();
    await asAdministrator('PATCH', `/api/documents/bindings/${id}`, { price: 99 });
    await change(service, 'remove', [{ kind: 'remove', collection: 'bindings', id }]);
    const history = await historyOf(service, `collection=bindings&id=${id}`);
    expect(history).toMatchObject([
      { kind: 'remove', reason: { kind: 'remove' }, version: 2, before: { price: 99 }, after: null },
      {
        kind: 'update',
        reason: { kind: 'edit' },
        version: 2,
        before: { price: 129.9 },
        after: { price: 99 },
      },
      { kind: 'add', reason: { kind: 'add' }, version: 1, before: null, after: { price: 129.9 } },
    ]);
    expect(new Set(history.map(({ by }) => by))).toEqual(new Set([BY]));
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('is read page by page', async () => {
    const service = await freshService();
    await change(service, 'import', [add({ title: 'a' }), add({ title: 'b' }), add({ title: 'c' })]);
    await change(service, 'add', [add({ title: 'd' })]);
    const { asAdministrator } = service;
    const titles: unknown[] = [];
    let after = '';
    do {
      const page = await (await asAdministrator('GET', `/api/changes?limit=2${after}`)).json();
      titles.push(page.changes.map((each: Change) => each.after?.title));
      after = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`;
    } while (after);
    expect(titles).toEqual([
      ['d', 'a'],
      ['b', 'c'],
    ]);
    expect(await batchesOf(service, 'limit=1')).toHaveLength(1);
    expect(await batchesOf(service, 'kind=import')).toMatchObject([
      { added: 3, first: { collection: 'bindings', name: 'a' } },
    ]);
    expect(await batchesOf(service, 'by=nobody@lumitor.test')).toEqual([]);
  });

  it('contains no personal data of visitors', async () => {
    const service = await freshService();
    const { asAdministrator } = service;
    const { id } = await (await asAdministrator('POST', '/api/documents/emails', SAMPLES.emails)).json();
    await asAdministrator('PATCH', `/api/documents/emails/${id}`, { email: 'inny@example.com' });
    const { body } = await change(service, 'remove', [{ kind: 'remove', collection: 'emails', id }]);
    expect(body.batch).toBe('');
    expect(await historyOf(service, '')).toEqual([]);
    expect(await batchesOf(service)).toEqual([]);
  });
});

describe('undoing a batch', () => {
  it('restores every document with its id and creation', async () => {
    const service = await freshService();
    const { store } = service.parts;
    const changed = await store.add('bindings', SAMPLES.bindings);
    const removed = await store.add('gateways', SAMPLES.gateways);
    const { body } = await change(service, 'import', [
      add(),
      { kind: 'update', collection: 'bindings', id: changed.id, fields: { price: 7, title: 'Inna' } },
      { kind: 'remove', collection: 'gateways', id: removed.id },
    ]);
    const undone = await undo(service, body.batch);
    expect(undone.status).toBe(201);
    expect(await store.list('bindings')).toEqual([{ ...changed, version: 3 }]);
    expect(await store.list('gateways')).toEqual([{ ...removed, version: 2 }]);
    expect(await batchesOf(service)).toMatchObject([
      { batch: undone.body.batch, reason: { kind: 'undo' }, undoneBy: null },
      { batch: body.batch, undoneBy: undone.body.batch },
    ]);
  });

  it('can itself be undone', async () => {
    const service = await freshService();
    const first = await change(service, 'add', [add({ title: 'Tam i z powrotem' })]);
    const second = await undo(service, first.body.batch);
    const undone = async () => (await batchesOf(service)).map(({ undoneBy }) => undoneBy !== null);
    expect(await undone()).toEqual([false, true]);
    const third = await undo(service, second.body.batch);
    expect(third.status).toBe(201);
    expect(await undone()).toEqual([false, true, false]);
    await undo(service, third.body.batch);
    expect(await undone()).toEqual([false, true, false, true]);
    await undo(service, (await batchesOf(service))[0]?.batch ?? '');
    expect(await service.parts.store.list('bindings')).toMatchObject([{ title: 'Tam i z powrotem' }]);
  });

  it('leaves later changes, lists their authors, and undoes the rest', async () => {
    const service = await freshService();
    const { body } = await change(service, 'import', [add({ title: 'a' }), add({ title: 'b' })]);
    const [first] = body.results;
    await change(service, 'edit', [
      { kind: 'update', collection: 'bindings', id: first.id, fields: { price: 5 } },
    ]);
    const conflicts = [{ collection: 'bindings', id: first.id, paths: [], by: 'anna@lumitor.test' }];
    expect(await undo(service, body.batch)).toMatchObject({ status: 201, body: { kept: conflicts } });
    expect(await service.parts.store.list('bindings')).toMatchObject([{ id: first.id, price: 5 }]);
    expect(await undo(service, body.batch)).toMatchObject({
      status: 409,
      body: { code: 'changed-since' },
    });
  });

  it('undoes a change of several fields field by field', async () => {
    const service = await freshService();
    const { body: added } = await change(service, 'add', [add({ title: 'a' }), add({ title: 'b' })]);
    const [one, other] = added.results.map(({ id }: { id: string }) => id);
    const update = (id: string, fields: object) => ({ kind: 'update', collection: 'bindings', id, fields });
    const { body: import_ } = await change(service, 'import', [
      update(one, { title: 'A', power: 7 }),
      update(other, { title: 'B' }),
    ]);
    await change(service, 'edit', [update(one, { title: 'A+' })]);
    const undone = await undo(service, import_.batch);
    expect(undone).toMatchObject({
      status: 201,
      body: { kept: [{ id: one, paths: [['title']], by: 'anna@lumitor.test' }] },
    });
    const now = new Map((await service.parts.store.list('bindings')).map((each) => [each.id, each]));
    expect([now.get(one)?.title, now.get(one)?.power, now.get(other)?.title]).toEqual(['A+', 0, 'b']);
  });

  it('requires an existing batch', async () => {
    expect((await undo(await freshService(), 'none')).status).toBe(404);
  });
});

describe('the default language', () => {
  it('can be neither deactivated nor removed, alone or among other changes', async () => {
    const service = await freshService();
    const { id } = await service.parts.store.add('languages', { lang: 'PL', active: true });
    for (const operation of [
      { kind: 'update', collection: 'languages', id, fields: { active: false } },
      { kind: 'update', collection: 'languages', id, fields: { lang: 'XX' } },
      { kind: 'remove', collection: 'languages', id },
    ])
      expect(await change(service, 'edit', [operation])).toMatchObject({
        status: 409,
        body: { code: 'default-language' },
      });
    expect(await service.parts.store.list('languages')).toMatchObject([{ lang: 'PL', active: true }]);
  });
});
