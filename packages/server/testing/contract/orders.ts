import { randomUUID } from 'node:crypto';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { expect, it, vi } from 'vitest';
import type { TestEngine } from '../engines.ts';
import { ACCESSORIES, CONNECTION, orderRequest } from '../oneRail.ts';
import { atOnce, instancesOn } from './instances.ts';

const ORDERS = 100;

async function fillShop({ store }: Awaited<ReturnType<typeof instancesOn>>[number]['parts']) {
  const { id } = await store.add('connections', CONNECTION);
  await store.add('partTables', DEFAULT_PART_TABLES.standard);
  for (const accessory of ACCESSORIES) await store.add('accessories', accessory);
  await store.add('languages', { lang: 'PL', active: true });
  return id;
}

export function orderContract(engine: TestEngine): void {
  it('a number given under an earlier pattern is skipped (D60)', async () => {
    const [service] = await instancesOn(engine, 1);
    if (!service) throw new Error('No instance started');
    const { store } = service.parts;
    const id = await fillShop(service.parts);
    const save = async (numberPattern: string) => {
      await store.add('settings', { kind: 'orders', numberPattern });
      const request = { ...orderRequest(id, 25_780), idempotencyKey: randomUUID() };
      expect((await service.asVisitor('POST', '/api/orders', request)).status).toBe(201);
    };
    for (const pattern of ['1-{0}', '1-{0}', '{0}-1', '{0}-1', '{0}-2']) await save(pattern);
    const rows = await store.db.selectFrom('orderWork').select('number').orderBy('number').execute();
    expect(rows.map(({ number }) => number)).toEqual(['1-1', '1-2', '2-1', '2-2', '3-1']);
  });

  it(`${ORDERS} orders saved by two instances at once are numbered without gaps or duplicates (D60)`, async () => {
    vi.setConfig({ testTimeout: 60_000 });
    const services = await instancesOn(engine, 2);
    const [{ parts }] = services as [(typeof services)[number]];
    const { store } = parts;
    const id = await fillShop(parts);
    const partner = await store.add('reflinks', {
      active: true,
      name: 'Studio',
      email: 'studio@example.com',
    });
    for (const service of services)
      await Promise.all(['standard', 'texts'].map((name) => service.parts.snapshots.get(name as 'texts')));
    const answers = await atOnce(services, ORDERS, ({ sendFrom }, index) =>
      sendFrom(`10.0.${index % 2}.${Math.floor(index / 2)}`)('POST', '/api/orders', {
        ...orderRequest(id, 25_780),
        ...(index % 3 === 1 && { reflinkId: partner.id }),
        ...(index % 10 === 9 && { seen: { net: 1, currency: 'PLN' } }),
        idempotencyKey: randomUUID(),
      }),
    );
    const saved = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(ORDERS / 10);
    expect(saved).toBe(ORDERS - ORDERS / 10);
    const rows = await store.db.selectFrom('orderWork').select('number').orderBy('number').execute();
    const places = rows.map(({ number }) => Number(number.split('/').at(-1))).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: saved }, (_, place) => place + 1));
  });
}
