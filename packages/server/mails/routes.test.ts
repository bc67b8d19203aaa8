import { randomUUID } from 'node:crypto';
import { MAIL_KINDS, mailFields } from '@lumitor/domain/mails/mails';
import { describe, expect, it } from 'vitest';
import { addMailTexts } from '../demo/mailTexts.ts';
import { ADMINISTRATOR, freshService } from '../testing/freshService.ts';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';

const OFFER = '/api/documents/mailTexts/offer';

async function mailShop() {
  const service = await orderShop();
  const { store } = service.parts;
  await store.transaction(addMailTexts);
  const { id } = await (await postOrder(service, { ...service.request, name: 'Salon' })).json();
  const { number } = await store.db.selectFrom('orderWork').select('number').executeTakeFirstOrThrow();
  const values = async (query: string, send = service.asAdministrator) => {
    const answer = await send('GET', `/api/mails/${query}`);
    return { status: answer.status, ...(await answer.json()) };
  };
  return { ...service, id, number, values };
}

describe('the texts of mails', () => {
  it('exist once for each mail, however often the service starts', async () => {
    const { store } = (await freshService()).parts;
    for (let start = 0; start < 2; start += 1) await store.transaction(addMailTexts);
    const stored = await store.list('mailTexts');
    expect(stored.map(({ id }) => id).sort()).toEqual([...MAIL_KINDS].sort());
    expect(stored.every(({ texts }) => Object.keys(texts).length === 0)).toBe(true);
  });

  it('are changed in one language, conflict with another change, are undone and reset', async () => {
    const { asAdministrator } = await mailShop();
    const change = (texts: object, version: number) =>
      asAdministrator('PATCH', `${OFFER}?version=${version}`, { texts });
    const own = { EN: { subject: 'Our offer {number}' } };
    expect((await change(own, 1)).status).toBe(200);
    const late = await change({ PL: { subject: 'Nasza oferta {number}' } }, 1);
    expect([late.status, (await late.json()).code]).toEqual([409, 'stale']);
    const { batches } = await (await asAdministrator('GET', '/api/batches')).json();
    const undone = await asAdministrator('POST', `/api/batches/${batches[0].batch}/undo`, {});
    expect(undone.status).toBe(201);
    expect(await (await asAdministrator('GET', OFFER)).json()).toMatchObject({ texts: {}, version: 3 });
    await change(own, 3);
    await change({}, 4);
    expect((await (await asAdministrator('GET', OFFER)).json()).texts).toEqual({});
  });

  it('are refused at their field, and left unchanged', async () => {
    const { asAdministrator } = await mailShop();
    const answer = await asAdministrator('PATCH', OFFER, { texts: { DE: { body: 'Angebot {total}' } } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      field: 'texts.DE.body',
      message: expect.stringContaining('no field {total}'),
    });
    expect((await (await asAdministrator('GET', OFFER)).json()).version).toBe(1);
  });

  it('are read with permission for texts, changed with permission to write them, and hidden from visitors', async () => {
    const { asRole, asVisitor } = await mailShop();
    const fields = { texts: { PL: { subject: 'Nasza oferta {number}' } } };
    expect((await asRole('texts')('PATCH', OFFER, fields)).status).toBe(200);
    expect((await asRole('sales')('GET', OFFER)).status).toBe(200);
    expect((await asRole('sales')('PATCH', OFFER, fields)).status).toBe(403);
    expect((await asVisitor('GET', OFFER)).status).toBe(401);
  });

  it('are those of the mails that the shop sends', async () => {
    const { asAdministrator, asVisitor, parts, id, number } = await mailShop();
    const { settings } = await mailServer();
    await parts.store.add('serviceSettings', settings);
    const own = { EN: { subject: 'We got it: {number}', body: 'Soon.\n\nTotal: {net}\n{link}' } };
    await asAdministrator('PATCH', '/api/documents/mailTexts/enquiryConfirmation', { texts: own });
    const enquiry = {
      idempotencyKey: randomUUID(),
      language: 'EN',
      name: '{link}',
      email: 'jan@example.com',
      message: '{number}',
      consent: true,
    };
    expect((await asVisitor('POST', `/api/orders/${id}/enquiry`, enquiry)).status).toBe(201);
    const rows = await parts.store.db.selectFrom('outbox').select('payload').execute();
    const mails = rows.map(({ payload }) => JSON.parse(payload ?? '{}'));
    const confirmation = mails.find(({ to }) => to === 'jan@example.com');
    expect(confirmation.subject).toBe(`We got it: ${number}`);
    expect(confirmation.text).toMatch(/^Soon\.\n\nTotal: .+\nhttp.+\/pobierz\/.+\n$/);
    const toShop = mails.find(({ to }) => to === 'biuro@example.com');
    expect(toShop.subject).toBe(`Zapytanie ${number}: {link}`);
    expect(toShop.text).toContain('> {number}');
  });
});

describe('the values of a preview', () => {
  it.each(MAIL_KINDS)('are samples of every field of the mail %s', async (kind) => {
    const { values } = await mailShop();
    const answer = await values(`${kind}/values?language=EN`);
    expect(answer).toMatchObject({ status: 200, order: null });
    expect(Object.keys(answer.values).sort()).toEqual(Object.keys(mailFields(kind)).sort());
  });

  it('are those of the latest order, or of the one with a number', async () => {
    const { values, id, number } = await mailShop();
    for (const named of ['latest', encodeURIComponent(number)]) {
      const answer = await values(`saved/values?order=${named}`);
      expect(answer.order).toEqual({ id, number });
      expect(answer.values).toMatchObject({ number, project: 'Salon' });
      expect(answer.values.link).toContain(`/admin/zamowienia/${id}`);
    }
    expect(await values('saved/values?order=1999/01/0001')).toMatchObject({ status: 404, field: 'order' });
    expect(await values('letter/values')).toMatchObject({ status: 404 });
  });

  it('are those of the last offer, and before any offer the prices of the order', async () => {
    const { values, id, number, asAdministrator } = await mailShop();
    const before = (await values('offer/values?language=PL&order=latest')).values;
    expect(before.number).toBe(`${number}-1`);
    for (const discount of [0, 5_000])
      await asAdministrator('POST', `/api/orders/${id}/offers`, {
        key: randomUUID(),
        language: 'PL',
        lines: {},
        discount,
        validUntil: '2099-12-31',
      });
    const after = (await values('offer/values?language=PL&order=latest')).values;
    expect(after.number).toBe(`${number}-2`);
    expect(after.validUntil).toContain('2099');
    expect(after.net).not.toBe(before.net);
  });

  it('are those of the last enquiry', async () => {
    const { values, id, asVisitor } = await mailShop();
    await asVisitor('POST', `/api/orders/${id}/enquiry`, {
      idempotencyKey: randomUUID(),
      language: 'EN',
      name: 'Ola',
      phone: '600 100 200',
      message: 'When?',
      consent: true,
    });
    const answer = await values('enquiry/values?order=latest');
    expect(answer.values).toMatchObject({ name: 'Ola', email: '', message: 'When?', sharedProject: '' });
  });

  it('name no order to an account that may not see orders', async () => {
    const { values, asRole } = await mailShop();
    expect((await values('enquiry/values', asRole('texts'))).status).toBe(200);
    const answer = await values('enquiry/values?order=latest', asRole('texts'));
    expect(answer).toMatchObject({ status: 403, area: 'sales' });
  });

  it('are samples in a shop without orders', async () => {
    const { asAdministrator } = await freshService();
    const answer = await (await asAdministrator('GET', '/api/mails/offer/values?order=latest')).json();
    expect(answer).toMatchObject({ order: null, values: { number: '2026/11/0012-1' } });
  });
});

describe('a test mail', () => {
  const TEXT = {
    language: 'EN',
    subject: 'Our offer {number}',
    body: 'Hello & welcome\n\nNet: {net}\n{link}',
  };

  it('has the sent text with the values of the preview, and goes to the own address alone', async () => {
    const { asAdministrator, parts, number } = await mailShop();
    const { received, settings } = await mailServer();
    await parts.store.add('serviceSettings', settings);
    const answer = await asAdministrator('POST', '/api/mails/offer/test', { ...TEXT, order: 'latest' });
    expect(await answer.json()).toEqual({ to: ADMINISTRATOR.adminEmail });
    expect(received).toMatchObject([
      { to: [ADMINISTRATOR.adminEmail], subject: `Our offer ${number}-1`, files: [] },
    ]);
    expect(received[0]?.texts[1]).toContain('Hello &amp; welcome');
  });

  it('is not sent without a mail server, with a refused text, or without permission', async () => {
    const { asAdministrator, asRole } = await mailShop();
    const path = '/api/mails/offer/test';
    const unset = await asAdministrator('POST', path, TEXT);
    expect([unset.status, (await unset.json()).code]).toEqual([409, 'not-set']);
    const broken = await asAdministrator('POST', path, { ...TEXT, subject: 'Offer\r\nBcc: eva@example.com' });
    expect([broken.status, (await broken.json()).field]).toEqual([400, 'subject']);
    const linkless = await asAdministrator('POST', path, { ...TEXT, body: 'Hello' });
    expect([linkless.status, (await linkless.json()).field]).toEqual([400, 'body']);
    expect((await asRole('sales')('POST', path, TEXT)).status).toBe(403);
  });
});
