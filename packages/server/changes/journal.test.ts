import type { Batch, Change } from '@lumitor/domain/collections/change';
import type { Ms } from '@lumitor/domain/units';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DocumentStore } from '../documents/documentStore.ts';
import { ENGINES } from '../testing/engines.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import { listChanges } from './history.ts';
import { Journal } from './journal.ts';

const YEAR: Ms = 365 * 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

function setClock(ahead: Ms): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
}

async function add({ asAdministrator }: Service, title: string): Promise<string> {
  const operations = [{ kind: 'add', collection: 'bindings', fields: { ...SAMPLES.bindings, title } }];
  const body = { reason: { kind: 'add' }, operations };
  return (await (await asAdministrator('POST', '/api/changes', body)).json()).batch;
}

const batchesOf = async ({ asAdministrator }: Service): Promise<Batch[]> =>
  (await (await asAdministrator('GET', '/api/batches')).json()).batches;

async function moveAhead({ parts: { store } }: Service, batch: string): Promise<void> {
  const id = `${(Date.now() + YEAR).toString(36).padStart(9, '0')}-AAAAAAAA`;
  const row = await store.db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', batch)
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto('batches')
    .values({ ...row, id })
    .execute();
  await store.db.updateTable('changes').set({ batch: id }).where('batch', '=', batch).execute();
  await store.db.deleteFrom('batches').where('id', '=', batch).execute();
}

describe('the history', () => {
  it('shows a later change above an earlier one of a process with a clock ahead', async () => {
    const service = await freshService();
    await moveAhead(service, await add(service, 'Pierwsza'));
    for (const title of ['Druga', 'Trzecia']) await add(service, title);
    const names = (await batchesOf(service)).map(({ first }) => first.name);
    expect(names).toEqual(['Trzecia', 'Druga', 'Pierwsza']);
    const { changes } = await listChanges(service.parts.store.db, 'owner', { limit: 10 });
    expect(changes.map(({ after }: Change) => after?.title)).toEqual(names);
  });

  it('has the time of the clock, even if it was ahead', async () => {
    const service = await freshService();
    // Extends the session.
    await service.asAdministrator('GET', '/api/batches');
    const before = Date.now();
    setClock(60_000);
    await add(service, 'Pierwsza');
    vi.useRealTimers();
    await add(service, 'Druga');
    const [second, first] = (await batchesOf(service)).map(({ at }) => Date.parse(at));
    expect(first).toBeGreaterThanOrEqual(before + 60_000);
    expect(second).toBeGreaterThanOrEqual(before);
    expect(second).toBeLessThanOrEqual(Date.now());
  });
});

describe.skipIf(ENGINES.postgres.missing)('on several instances the history', () => {
  it('shows the batch that changed a document last first, even if it started later', async () => {
    const open = await ENGINES.postgres.create();
    const [one, other] = await Promise.all(
      [open, open].map(async (each) => new DocumentStore((await each()).db)),
    );
    if (!one || !other) throw new Error('There are two instances.');
    const { id } = await one.add('bindings', SAMPLES.bindings);
    const takeNotes = () =>
      new Journal({ by: { email: 'anna@lumitor.test', role: 'owner' }, reason: { kind: 'edit' } });
    await one.transaction(async (within) => {
      await other.transaction((earlier) => earlier.update('bindings', id, { price: 1 }), takeNotes);
      await within.update('bindings', id, { price: 2 });
    }, takeNotes);
    const { changes } = await listChanges(one.db, 'owner', { limit: 10 });
    expect(changes.map(({ version, after }) => [version, after?.price])).toEqual([
      [3, 2],
      [2, 1],
    ]);
  });
});
