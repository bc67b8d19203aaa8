import { recordSchema } from '@lumitor/domain/order/record';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readMeta, writeMeta } from '../database/meta.ts';
import { freshService } from '../testing/freshService.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { SAMPLES } from '../testing/samples.ts';
import { renewStored } from './renewStored.ts';

it('documents stored before a field was indexed are found by it after the next start', async () => {
  const { parts } = await freshService();
  const { store } = parts;
  const search = () => store.list('emails', { prefix: { field: 'email', value: 'jan' } });
  await store.add('emails', { email: 'jan@example.com' });
  await store.db.deleteFrom('documentFields').execute();
  await renewStored(store.db);
  expect(await search()).toHaveLength(0);

  await writeMeta(store.db, 'indexed', []);
  await renewStored(store.db);
  expect(await search()).toHaveLength(1);
});

async function leaveAsBefore({ parts }: Awaited<ReturnType<typeof orderShop>>, id: string) {
  const { order, vat, parent, data } = v.parse(recordSchema, await parts.store.get('reflinksdownload', id));
  const position = { x: 0, y: 0 };
  const steps = data.steps.map((step) => ({ ...step, position, directionInternalFrame: 'default' }));
  const body = JSON.stringify({ order, vat, parent, data: { ...data, steps, preview: '<svg/>' } });
  const { db } = parts.store;
  await db.updateTable('documents').set({ body, deflated: null }).where('id', '=', id).execute();
  await writeMeta(db, 'indexed', [['reflinksdownload', [], []]]);
  return db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

it('an older order has the same page, and is divided in two parts by the next start', async () => {
  const service = await orderShop();
  const { id } = await (await postOrder(service, service.request)).json();
  const page = async () => (await service.asVisitor('GET', `/api/orders/${id}`)).json();
  const expected = await page();
  const before = await leaveAsBefore(service, id);
  expect(await page()).toEqual(expected);

  await renewStored(service.parts.store.db);
  const after = await service.parts.store.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after.deflated).not.toBeNull();
  expect(after.body).not.toMatch(/preview|"steps"|"lines"/);
  expect(after.body.length).toBeLessThan(before.body.length / 2);
  expect(await page()).toEqual(expected);
});

it('an older order keeps a total that does not follow from its lines', async () => {
  const service = await orderShop();
  const { id } = await (await postOrder(service, service.request)).json();
  const { body } = await leaveAsBefore(service, id);
  const record = JSON.parse(body);
  record.data.lines[0].total += 1;
  const { db } = service.parts.store;
  await db
    .updateTable('documents')
    .set({ body: JSON.stringify(record) })
    .where('id', '=', id)
    .execute();
  await renewStored(db);
  const page = await (await service.asVisitor('GET', `/api/orders/${id}`)).json();
  expect(page.data.lines[0].total).toBe(record.data.lines[0].total);
});

it('only collections with changed declarations are read', async () => {
  const { parts } = await freshService();
  const { store } = parts;
  await store.add('emails', { email: 'jan@example.com' });
  await store.add('bindings', SAMPLES.bindings);
  const known = (await readMeta(store.db, 'indexed')) as [string][];
  await writeMeta(
    store.db,
    'indexed',
    known.filter(([name]) => name !== 'emails'),
  );
  await store.db.deleteFrom('documentFields').execute();
  await renewStored(store.db);
  const rows = await store.db.selectFrom('documentFields').select('collection').execute();
  expect(new Set(rows.map(({ collection }) => collection))).toEqual(new Set(['emails']));
});
