import { expect, it, onTestFinished } from 'vitest';
import { embeddedPlace } from '../testing/places.ts';
import { migrate } from './migrate.ts';
import { connectDatabase } from './openDatabase.ts';

const at = (minute: number) => `2026-11-21T09:0${minute}:00.000Z`;

it('migration 010 counts each order by its last sent offer, else by its last offer (D61)', async () => {
  const { db, close } = await connectDatabase(await embeddedPlace());
  onTestFinished(close);
  await migrate(db, '009-outbox');
  const order = (id: string) => ({
    id,
    number: id,
    createdAt: at(0),
    status: 'offered',
    assignee: '',
    enquiredAt: null,
    parent: '',
    revises: '',
    isMicro: 0,
    currency: 'PLN',
    net: 1_000,
    pieces: 1,
    name: '',
    email: '',
    words: '',
  });
  await db
    .insertInto('orderWork')
    .values([order('sent'), order('made'), order('saved')] as never)
    .execute();
  const offer = (orderId: string, position: number, net: number) => ({
    orderId,
    position,
    key: `${orderId}${position}`,
    at: at(position),
    by: '',
    body: JSON.stringify({ net, vat: 0, gross: net, isIncomplete: false, validUntil: '2027-01-01' }),
  });
  const offers = [offer('sent', 1, 900), offer('sent', 2, 800), offer('made', 1, 700), offer('made', 2, 600)];
  await db.insertInto('offers').values(offers).execute();
  const data = JSON.stringify({ position: 1, to: 'jan@example.com' });
  await db
    .insertInto('orderEvents')
    .values({ id: 'e', orderId: 'sent', at: at(5), by: '', kind: 'offerSent', data })
    .execute();
  await migrate(db);
  const rows = await db.selectFrom('orderWork').select(['id', 'net', 'offer']).orderBy('id').execute();
  expect(
    rows.map(({ offer: counted, ...row }) => ({ ...row, offer: JSON.parse(counted ?? 'null') })),
  ).toEqual([
    { id: 'made', net: 600, offer: expect.objectContaining({ position: 2, sentAt: null }) },
    { id: 'saved', net: 1_000, offer: null },
    { id: 'sent', net: 900, offer: expect.objectContaining({ position: 1, sentAt: at(5) }) },
  ]);
});
