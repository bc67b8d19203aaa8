import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliveries } from '../outbox/deliveries.ts';
import { Sender } from '../outbox/sender.ts';
import { offeringShop } from '../testing/offeringShop.ts';
import { awaitsAnswer, remindOfOffers } from './remind.ts';

const DAY = 86_400_000;
const WITHIN = { timeout: 20_000, interval: 50 };
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const NEVER_QUIET = { quietFrom: 0, quietTo: 0 };

/** The offer of the order ends in 20 days; reminders are due 3 days before. */
async function remindingShop(quiet: object = NEVER_QUIET) {
  const shop = await offeringShop();
  await shop.parts.store.add('serviceSettings', { kind: 'offers', reminderDays: 3, ...quiet });
  await shop.offer({ validUntil: dayIn(20) });
  const remindIn = (days: number) => remindOfOffers(shop.parts, new Date(Date.now() + days * DAY));
  const reminders = async () => {
    const { events } = await shop.work();
    return events.filter(({ kind }: { kind: string }) => kind === 'offerReminded');
  };
  const send = () => {
    const { store, outbox, outgoing } = shop.parts;
    const onError = (error: unknown) => void shop.errors.push(error);
    const makePdf = async () => null;
    const sender = new Sender({
      ...{ db: store.db, outbox, onError },
      send: deliveries({ db: store.db, outgoing, makePdf, awaitsAnswer, onError }),
    });
    onTestFinished(() => sender.stop());
  };
  const waiting = async () => (await (await shop.asAdministrator('GET', '/api/outbox')).json()).rows;
  const subjects = () => shop.received.map(({ subject }) => subject);
  return { ...shop, remindIn, reminders, send, waiting, subjects };
}

describe('a reminder of an offer (D76a)', () => {
  it('is sent once, from the set number of days before the last day', async () => {
    const { remindIn, reminders, send, received, id } = await remindingShop();
    await remindIn(16);
    expect(await reminders()).toEqual([]);
    await Promise.all([remindIn(17), remindIn(17)]);
    await remindIn(18);
    expect(await reminders()).toMatchObject([{ by: '', data: { position: 2, to: 'klient@example.com' } }]);
    send();
    const isReminder = ({ subject }: { subject: string }) => /jest ważna do/.test(subject);
    await vi.waitFor(() => expect(received.some(isReminder)).toBe(true), WITHIN);
    expect(received.filter(isReminder)).toMatchObject([
      {
        to: ['klient@example.com'],
        replyTo: 'anna@lumitor.test',
        texts: expect.arrayContaining([expect.stringContaining(`/oferta/${id}#`)]),
      },
    ]);
  });

  it('is not due after the last day, nor for an offer sent within these days', async () => {
    const { remindIn, reminders, offer } = await remindingShop();
    await remindIn(22);
    await offer({ validUntil: dayIn(2) });
    await remindIn(1);
    expect(await reminders()).toEqual([]);
  });

  it('is not due once the customer declined, or the shop ended the order', async () => {
    const declined = await remindingShop();
    const { number } = await declined.page();
    expect((await declined.answer({ kind: 'declined', number })).status).toBe(201);
    await declined.remindIn(18);
    expect(await declined.reminders()).toEqual([]);

    const lost = await remindingShop();
    const act = { kind: 'status', status: 'lost', ids: [lost.id], key: crypto.randomUUID() };
    await lost.asAdministrator('POST', '/api/orders/work', act);
    await lost.remindIn(18);
    expect(await lost.reminders()).toEqual([]);
  });

  it('waits for the end of the quiet hours, without counting as an attempt', async () => {
    const hour = new Date().getHours();
    const shop = await remindingShop({ quietFrom: hour, quietTo: (hour + 2) % 24 });
    await shop.remindIn(18);
    shop.send();
    await vi.waitFor(
      async () => expect(await shop.waiting()).toMatchObject([{ attempts: 0, nextAt: expect.any(String) }]),
      WITHIN,
    );
    const [{ nextAt }] = await shop.waiting();
    expect(new Date(nextAt).getHours()).toBe((hour + 2) % 24);
  });

  it('that waits is not sent once the offer is answered', async () => {
    const { remindIn, accept, send, waiting, subjects } = await remindingShop();
    await remindIn(18);
    expect((await accept()).status).toBe(201);
    send();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), WITHIN);
    expect(subjects().filter((subject) => /jest ważna do/.test(subject))).toEqual([]);
  });
});
