import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { listOrders, orderListQuery } from '../orders/listOrders.ts';
import { embeddedPlace } from '../testing/places.ts';
import { migrate } from './migrate.ts';
import { connectDatabase } from './openDatabase.ts';

it('migration 018 sorts orders by amount across currencies, each by its own rate', async () => {
  const { db, close } = await connectDatabase(await embeddedPlace());
  onTestFinished(close);
  await migrate(db, '017-revisions');
  const order = (id: string, currency: 'PLN' | 'EUR', net: number) => ({
    id,
    number: id,
    createdAt: '2026-11-21T09:00:00.000Z',
    status: 'new',
    assignee: '',
    enquiredAt: null,
    parent: '',
    revises: '',
    isMicro: 0,
    currency,
    net,
    pieces: 1,
    name: '',
    email: '',
    words: '',
  });
  const document = (id: string, euroRate: number | null) => ({
    collection: 'reflinksdownload',
    id,
    version: 1,
    createdAt: '2026-11-21T09:00:00.000Z',
    isActive: 1,
    body: JSON.stringify({ data: { currency: 'EUR', euroRate } }),
    detail: null,
  });
  const orders = [
    order('400 zł', 'PLN', 40_000),
    order('100 € at 4', 'EUR', 10_000),
    order('90 € at 5', 'EUR', 9_000),
    order('98 €', 'EUR', 9_800),
    order('401 zł', 'PLN', 40_100),
  ];
  await db
    .insertInto('orderWork')
    .values(orders as never)
    .execute();
  await db
    .insertInto('documents')
    .values([document('100 € at 4', 4), document('90 € at 5', 5), document('98 €', null)])
    .execute();
  await migrate(db);
  const { orders: listed } = await listOrders(db, v.parse(orderListQuery, { sort: 'net' }));
  expect(listed.map(({ id }) => id)).toEqual(['90 € at 5', '98 €', '401 zł', '400 zł', '100 € at 4']);
});
