import { expect, it, onTestFinished } from 'vitest';
import { embeddedPlace } from '../testing/places.ts';
import { migrate } from './migrate.ts';
import { connectDatabase } from './openDatabase.ts';

it('migration 024 gives a database of before customers their orders (D77)', async () => {
  const { db, close } = await connectDatabase(await embeddedPlace());
  onTestFinished(close);
  await migrate(db, '021-deflated-orders');
  const order = (id: string, email: string) => ({
    id,
    number: id,
    createdAt: `2026-11-2${id}T09:00:00.000Z`,
    status: 'new',
    assignee: '',
    enquiredAt: null,
    parent: '',
    revises: '',
    isMicro: 0,
    currency: 'PLN',
    net: 1_000,
    rate: 1,
    pieces: 1,
    name: '',
    email,
    words: '',
  });
  await db
    .insertInto('orderWork')
    .values([order('1', 'jan@example.com'), order('2', ''), order('3', 'jan@example.com')] as never)
    .execute();
  await migrate(db);
  const customers = await db.selectFrom('customers').selectAll().execute();
  expect(customers).toMatchObject([
    { version: 1, createdAt: '2026-11-21T09:00:00.000Z', name: 'jan@example.com' },
  ]);
  const orders = await db.selectFrom('orderWork').select(['id', 'customerId']).orderBy('id').execute();
  const [{ id } = { id: '' }] = customers;
  expect(orders).toEqual([
    { id: '1', customerId: id },
    { id: '2', customerId: '' },
    { id: '3', customerId: id },
  ]);
});
