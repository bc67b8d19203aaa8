import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { openMailServer } from '../packages/server/testing/openMailServer.ts';
import { embedded } from './engines.ts';
import { until } from './events.ts';
import { startInstance } from './instance.ts';
import { nameOf, callService as send } from './send.ts';
import { openShop, saveOrder } from './shop.ts';

const ORDERS_PER_KILL = 8;
/** Some mails are being sent at every kill. */
const DELIVERY_TIME: Ms = 40;

/** Mails with an unrecorded result are sent again, under the same Message-ID (D32b). */
async function killWhileMailing(kills: number): Promise<Measured[]> {
  const engine = await embedded();
  /** Keys are Message-IDs. */
  const copies = new Map<string, number>();
  const reported = new Map<string, string>();
  const mail = await openMailServer({
    async onMail({ messageId, texts }) {
      await delay(DELIVERY_TIME);
      copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
      reported.set(/zamowienia\/([\w-]+)/.exec(texts[0] ?? '')?.[1] ?? '', messageId);
    },
  });
  let instance = await startInstance(engine.settings);
  try {
    const shop = await openShop(instance.url);
    const { cookie } = shop;
    const settings = { method: 'PATCH', body: mail.settings, cookie };
    const set = await send(instance.url, '/api/documents/serviceSettings/mail', settings);
    if (set.status !== 200) throw new Error(`The mail server could not be set (${nameOf(set)}).`);
    const acknowledged = new Set<string>();
    let killedAt = 0;
    for (let round = 1; round <= kills; round += 1) {
      const saved = await Promise.all(
        Array.from({ length: ORDERS_PER_KILL }, () => saveOrder(instance.url, shop)),
      );
      for (const { body } of saved) acknowledged.add(body.id);
      await delay((round * 37) % (ORDERS_PER_KILL * DELIVERY_TIME));
      await instance.kill();
      killedAt = performance.now();
      instance = await startInstance(engine.settings);
    }
    const isSent = async () => (await send(instance.url, '/api/outbox', { cookie })).body.rows.length === 0;
    await until('all mail is sent', isSent, 180_000);
    const waited = (performance.now() - killedAt) / 1_000;
    const none = { most: 0 };
    return [
      { what: 'kills', value: kills, unit: '' },
      { what: 'orders that the shop is mailed', value: acknowledged.size, unit: '' },
      {
        what: 'never sent',
        value: [...acknowledged].filter((id) => !reported.has(id)).length,
        unit: '',
        target: none,
      },
      // Two senders of this lane may each have one in progress.
      {
        what: 'sent twice',
        value: [...copies.values()].filter((count) => count > 1).length,
        unit: '',
        target: { most: 2 * kills },
      },
      {
        what: 'the same order under two Message-IDs',
        value: copies.size - reported.size,
        unit: '',
        target: none,
      },
      { what: 'from the last kill until all is sent', value: waited, unit: 's', target: { most: 75 } },
    ];
  } finally {
    await instance.kill();
    await mail.close();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => killWhileMailing(20);
