import { describe, expect, it } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const KEY = 'c0ffee00-0000-4000-8000-00000000000a';
const OTHER_KEY = 'c0ffee00-0000-4000-8000-00000000000b';

const add = (title: string) => ({
  kind: 'add',
  collection: 'bindings',
  fields: { ...SAMPLES.bindings, title },
});

async function send({ asAdministrator }: Service, path: string, body: object) {
  const response = await asAdministrator('POST', path, body);
  return { status: response.status, body: await response.json() };
}

const change = (service: Service, key: string, title: string, reason: object = { kind: 'add' }) =>
  send(service, '/api/changes', { key, reason, operations: [add(title)] });

const undo = (service: Service, batch: string, key: string) =>
  send(service, `/api/batches/${batch}/undo`, { key });

const titlesIn = async ({ parts }: Service) =>
  (await parts.store.list('bindings')).map(({ title }) => title).sort();

const REUSED = {
  status: 409,
  body: { code: 'key-reused', field: 'key', message: expect.stringContaining('with a new key') },
};

describe('the idempotency key of a change', () => {
  it('is refused for other changes, which require a new key', async () => {
    const service = await freshService();
    const first = await change(service, KEY, 'Pierwsza');
    expect(await change(service, KEY, 'Druga')).toMatchObject(REUSED);
    expect(await change(service, KEY, 'Pierwsza', { kind: 'import', name: 'a.xlsx' })).toMatchObject(REUSED);
    expect(await titlesIn(service)).toEqual(['Pierwsza']);
    expect((await change(service, OTHER_KEY, 'Druga')).status).toBe(201);
    expect(await titlesIn(service)).toEqual(['Druga', 'Pierwsza']);
    expect(await change(service, KEY, 'Pierwsza')).toEqual(first);
  });

  it('ignores case', async () => {
    const service = await freshService();
    const first = await change(service, KEY, 'Jedna');
    expect(await change(service, KEY.toUpperCase(), 'Jedna')).toEqual(first);
    expect(await titlesIn(service)).toEqual(['Jedna']);
    const undone = await undo(service, first.body.batch, OTHER_KEY.toUpperCase());
    expect(await undo(service, first.body.batch, OTHER_KEY)).toEqual(undone);
  });

  it('of changes is refused for an undo, and that of an undo for changes', async () => {
    const service = await freshService();
    const { body } = await change(service, KEY, 'Jedna');
    expect(await undo(service, body.batch, KEY)).toMatchObject(REUSED);
    expect(await titlesIn(service)).toEqual(['Jedna']);
    expect((await undo(service, body.batch, OTHER_KEY)).status).toBe(201);
    expect(await change(service, OTHER_KEY, 'Druga')).toMatchObject(REUSED);
    expect(await titlesIn(service)).toEqual([]);
  });

  it('of an undo is refused for the undo of another batch', async () => {
    const service = await freshService();
    const first = await change(service, KEY, 'Pierwsza');
    const second = await change(service, OTHER_KEY, 'Druga');
    const key = 'c0ffee00-0000-4000-8000-00000000000c';
    const undone = await undo(service, first.body.batch, key);
    expect(undone.status).toBe(201);
    expect(await undo(service, second.body.batch, key)).toMatchObject(REUSED);
    expect(await titlesIn(service)).toEqual(['Druga']);
    expect(await undo(service, first.body.batch, key)).toEqual(undone);
  });

  it('of a batch stored by an older version still answers its repetition', async () => {
    const service = await freshService();
    const first = await change(service, KEY, 'Jedna');
    await service.parts.store.db.updateTable('batches').set({ hash: null }).execute();
    expect(await change(service, KEY, 'Jedna')).toEqual(first);
    expect(await titlesIn(service)).toEqual(['Jedna']);
  });
});
