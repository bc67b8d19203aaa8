import { describe, expect, it } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { refusalFor } from './refusalFor.ts';

describe.each(Object.values(ENGINES))('on $name, what is added to a document', (engine) => {
  it.skipIf(engine.missing)('removed in the meantime is refused as missing', async () => {
    const { db } = await (await engine.create())();
    const row = { id: 'file', orderId: 'gone', at: '2026-11-26T12:00:00.000Z', by: 'anna@example.com' };
    const adding = db
      .insertInto('orderFiles')
      .values({ ...row, name: 'plan.pdf', bytes: 1, path: 'order-files/file.bin' })
      .execute();
    const error = await adding.catch((fault: unknown) => fault);
    expect(refusalFor(error, undefined)).toMatchObject({ status: 404, refusal: { code: 'not-found' } });
  });
});
