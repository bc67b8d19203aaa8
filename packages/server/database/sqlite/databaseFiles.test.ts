import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshService } from '../../testing/freshService.ts';
import { SAMPLES } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openDatabase } from '../openDatabase.ts';

const UNAVAILABLE = { code: 'database-unavailable', message: expect.any(String) };

async function running() {
  const dataDir = join(await temporaryFolder(), 'data');
  await mkdir(dataDir);
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const service = await freshService({ database, dataDir });
  const { id } = await service.parts.store.add('bindings', SAMPLES.bindings);
  const cookie = await service.openSession();
  const asVisitor = (method: string, path: string, body?: object) => service.asVisitor(method, path, body);
  const asAdministrator = (method: string, path: string, body?: object) =>
    service.asVisitor(method, path, body, { cookie });
  return { ...service, asVisitor, asAdministrator, dataDir, id };
}

type Running = Awaited<ReturnType<typeof running>>;

async function expectRefused({ asVisitor, asAdministrator, parts, id }: Running) {
  const change = { reason: { kind: 'add' }, operations: [{ kind: 'remove', collection: 'bindings', id }] };
  for (const answer of [
    await asVisitor('POST', '/api/documents/emails', SAMPLES.emails),
    await asAdministrator('PATCH', `/api/documents/bindings/${id}`, { price: 1 }),
    await asAdministrator('POST', '/api/changes', change),
  ]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject(UNAVAILABLE);
  }
  const single = parts.store.db.insertInto('meta').values({ key: 'a', value: '1' });
  for (const write of [single, single.returning('key')])
    await expect(write.execute()).rejects.toThrow(/ was removed or replaced .*: stop the service, restore /);
  const ready = await asVisitor('GET', '/readyz?exclude=storage');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ isReady: false, database: 'failed (SQLITE_CANTOPEN)' });
}

describe('a service whose data folder is removed', () => {
  it('rejects writes and still serves what it has', async () => {
    const service = await running();
    await rm(service.dataDir, { recursive: true });
    await expectRefused(service);
    const { documents } = await (await service.asVisitor('GET', '/api/documents/bindings')).json();
    expect(documents).toMatchObject([{ id: service.id, price: 129.9 }]);
    expect((await service.asVisitor('GET', '/api/snapshots/standard')).status).toBe(200);
  });

  it('stores again once the folder is restored', async () => {
    const service = await running();
    const elsewhere = `${service.dataDir}-elsewhere`;
    await rename(service.dataDir, elsewhere);
    await expectRefused(service);
    await rename(elsewhere, service.dataDir);
    expect((await service.asVisitor('POST', '/api/documents/emails', SAMPLES.emails)).status).toBe(201);
    expect(await service.parts.store.list('emails')).toHaveLength(1);
    expect(await service.parts.store.get('bindings', service.id)).toMatchObject({ price: 129.9 });
  });

  it.each(['lumitor.db', 'lumitor.db-wal'])('rejects writes if %s was replaced', async (name) => {
    const service = await running();
    const path = join(service.dataDir, name);
    await copyFile(path, `${path}.copy`);
    await rename(`${path}.copy`, path);
    await expectRefused(service);
  });
});
