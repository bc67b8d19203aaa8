import { randomUUID } from 'node:crypto';
import type { Measured } from '../bench/measured.ts';
import { openMailServer } from '../packages/server/testing/openMailServer.ts';
import { Answers } from './answers.ts';
import { embedded } from './engines.ts';
import { until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { nameOf, callService as send } from './send.ts';
import { openShop, orderOf, saveOrder } from './shop.ts';

const VICTIM = 'victim@example.com';
const SHOP = 'biuro@example.com';
const ONE_ADDRESS = '203.0.113.9';

export async function abuseMail(times: { enquiries: number; orders: number }): Promise<Measured[]> {
  const engine = await embedded();
  const mail = await openMailServer({});
  let instance: Instance | null = null;
  try {
    instance = await startInstance(engine.settings);
    const { url } = instance;
    const shop = await openShop(url);
    const { cookie } = shop;
    const body = { ...mail.settings, addressees: [SHOP] };
    const set = await send(url, '/api/documents/serviceSettings/mail', { method: 'PATCH', body, cookie });
    if (set.status !== 200) throw new Error(`The mail server could not be set (${nameOf(set)}).`);
    const { id } = (await saveOrder(url, shop)).body;
    const [enquiries, orders] = [new Answers(), new Answers()];
    for (let time = 0; time < times.enquiries; time += 1) {
      const enquiry = {
        idempotencyKey: randomUUID(),
        language: 'EN',
        name: 'https://evil.example/name',
        email: time % 2 ? VICTIM.replace('@', `+${time}@`) : VICTIM,
        message: 'You have won: https://evil.example/message',
        consent: true,
      };
      await enquiries.count(send(url, `/api/orders/${id}/enquiry`, { method: 'POST', body: enquiry }));
    }
    for (let time = 0; time < times.orders; time += 1) {
      const order = orderOf(shop, `evil-${time}`, `person-${time}@example.com`);
      const from = { method: 'POST', body: order, address: ONE_ADDRESS };
      await orders.count(send(url, '/api/orders', from));
    }
    const isSent = async () => (await send(url, '/api/outbox', { cookie })).body.rows.length === 0;
    await until('all mail is sent', isSent, 300_000);
    const to = (pattern: RegExp) => mail.received.filter(({ to: [address = ''] }) => pattern.test(address));
    const reported = to(/^biuro/).filter(({ replyTo }) => replyTo.startsWith('victim'));
    const strangers = [...to(/^victim/), ...to(/^person/)];
    const added = await send(url, '/api/documents/emails?limit=1000', { cookie });
    const emails = added.body.documents.length;
    const none = { most: 0 };
    return [
      ...enquiries.rows('an enquiry', ['201']),
      ...orders.rows('an order with the newsletter', ['201']),
      { what: 'mails to strangers', value: strangers.length, unit: '', target: { least: 1 } },
      { what: 'mails to one victim', value: to(/^victim/).length, unit: '', target: { most: 5 } },
      {
        what: 'mails to strangers with words or links of the sender',
        value: strangers.filter((one) => /evil/.test(JSON.stringify(one))).length,
        unit: '',
        target: none,
      },
      {
        what: 'mails to strangers with files',
        value: strangers.filter(({ files }) => files.length > 0).length,
        unit: '',
        target: none,
      },
      {
        what: 'enquiries that the shop is told',
        value: reported.length,
        unit: '',
        target: { least: times.enquiries },
      },
      { what: 'additions by one network address', value: emails, unit: '', target: { most: 20 } },
      { what: 'mails to them', value: to(/^person/).length, unit: '', target: { most: 20 } },
      ...instance.ends(),
    ];
  } finally {
    await instance?.kill();
    await mail.close();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => abuseMail({ enquiries: 60, orders: 60 });
