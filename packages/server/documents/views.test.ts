import { expect, it } from 'vitest';
import { emailOfRole, freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const OWN = { ...SAMPLES.views, owner: 'anna@lumitor.test' };
const FOREIGN = { ...SAMPLES.views, owner: 'piotr@lumitor.test' };

async function change({ asAdministrator }: Service, operation: object) {
  const response = await asAdministrator('POST', '/api/changes', {
    reason: { kind: 'edit' },
    operations: [operation],
  });
  return { status: response.status, body: await response.json() };
}

it('A view is stored, changed and removed by its owner, without history', async () => {
  const service = await freshService();
  const added = await change(service, { kind: 'add', collection: 'views', fields: OWN });
  expect(added).toMatchObject({ status: 201, body: { batch: '' } });
  const [{ id }] = added.body.results;
  const renamed = { kind: 'update', collection: 'views', id, fields: { name: 'Inny', isShared: true } };
  expect((await change(service, renamed)).status).toBe(201);
  expect(await service.parts.store.get('views', id)).toMatchObject({ name: 'Inny', isShared: true });
  expect((await change(service, { kind: 'remove', collection: 'views', id })).status).toBe(201);
  const { batches } = await (await service.asAdministrator('GET', '/api/batches')).json();
  expect(batches).toEqual([]);
});

it('Nobody can change the view of another person, or create or transfer one in another name', async () => {
  const service = await freshService();
  const { store } = service.parts;
  const [own, foreign] = [await store.add('views', OWN), await store.add('views', FOREIGN)];
  const refused = [
    { kind: 'add', collection: 'views', fields: FOREIGN },
    { kind: 'update', collection: 'views', id: foreign.id, fields: { owner: OWN.owner } },
    { kind: 'update', collection: 'views', id: own.id, fields: { owner: FOREIGN.owner } },
    { kind: 'remove', collection: 'views', id: foreign.id },
  ];
  for (const operation of refused) {
    const { status, body } = await change(service, operation);
    expect([status, body.code, body.field]).toEqual([403, 'forbidden', 'owner']);
  }
  expect(await store.list('views')).toHaveLength(2);
  expect(await store.get('views', foreign.id)).toMatchObject(FOREIGN);
});

it('Roles that only read the catalogue can store views of their own', async () => {
  const { asRole } = await freshService();
  const retain = (role: 'viewer' | 'sales', owner: string) =>
    asRole(role)('POST', '/api/changes', {
      reason: { kind: 'add' },
      operations: [{ kind: 'add', collection: 'views', fields: { ...SAMPLES.views, owner } }],
    });
  expect((await retain('viewer', emailOfRole('viewer'))).status).toBe(201);
  expect((await retain('sales', emailOfRole('viewer'))).status).toBe(403);
});
