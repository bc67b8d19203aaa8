import { randomUUID } from 'node:crypto';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { expect, it, vi } from 'vitest';
import type { TestEngine } from '../engines.ts';
import { ACCESSORIES, CONNECTION, orderRequest } from '../oneRail.ts';
import { atOnce, instancesOn } from './instances.ts';

const ORDERS = 100;

export function orderContract(engine: TestEngine): void {
  it(`${ORDERS} orders saved by two instances at once are numbered without gaps or duplicates (D60)`, async () => {
    vi.setConfig({ testTimeout: 60_000 });
    const services = await instancesOn(engine, 2);
    const [{ parts }] = services as [(typeof services)[number]];
    const { store } = parts;
    const { id } = await store.add('connections', CONNECTION);
    await store.add('partTables', DEFAULT_PART_TABLES.standard);
    for (const accessory of ACCESSORIES) await store.add('accessories', accessory);
    await store.add('partTables', DEFAULT_PART_TABLES.standard);
    await store.add('languages', { lang: 'PL', active: true });
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
