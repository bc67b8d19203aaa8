import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { describe, expect, it, vi } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { SAMPLES } from '../testing/samples.ts';
import { sending } from '../testing/sending.ts';

const EMAILS = '/api/documents/emails';

describe('an e-mail that a visitor adds', () => {
  it('is stored once, and a repeated one gets the same answer', async () => {
    const { asVisitor, parts } = await freshService();
    const first = await (await asVisitor('POST', EMAILS, { email: 'jan@example.com' })).json();
    const again = await asVisitor('POST', EMAILS, { email: 'JAN@example.com' });
    const second = await again.json();
    expect(again.status).toBe(201);
    expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
    expect(second).toMatchObject({ version: 1, refData: null });
    expect(second.id).not.toBe(first.id);
    expect(await parts.store.list('emails')).toMatchObject([first]);
  });

  it('carries the stored partner, not the sent one', async () => {
    const { asVisitor, parts } = await freshService();
    const partner = await parts.store.add('reflinks', SAMPLES.reflinks);
    const reported = { reflinkId: partner?.id, name: 'Someone else', email: 'else@example.com' };
    await asVisitor('POST', EMAILS, { email: 'jan@example.com', refData: reported });
    const [email] = await parts.store.list('emails');
    expect(email?.refData).toEqual({
      reflinkId: partner?.id,
      name: SAMPLES.reflinks.name,
      email: SAMPLES.reflinks.email,
    });
  });

  it('has no partner if that one is unknown or inactive', async () => {
    const { asVisitor, parts } = await freshService();
    const inactive = await parts.store.add('reflinks', { ...SAMPLES.reflinks, active: false });
    for (const [index, reflinkId] of ['nobody', inactive?.id].entries())
      await asVisitor('POST', EMAILS, {
        email: `jan${index}@example.com`,
        refData: { reflinkId, name: '', email: '' },
      });
    const emails = await parts.store.list('emails');
    expect(emails.map(({ refData }) => refData)).toEqual([null, null]);
  });

  it('is refused after twenty in an hour, until the hour is over', async () => {
    const { asVisitor, parts } = await freshService();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await asVisitor('POST', EMAILS, { email: `jan${index}@example.com` })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
    expect(await parts.store.list('emails')).toHaveLength(20);
    const refused = await asVisitor('POST', EMAILS, { email: 'one@example.com' });
    expect(await refused.json()).toMatchObject({ code: 'too-many', retryAfter: expect.any(Number) });
  });

  it('with an order counts among the twenty; beyond them only the order is stored', async () => {
    const service = await orderShop();
    for (let index = 0; index < 22; index += 1) {
      const body = {
        ...service.request,
        idempotencyKey: crypto.randomUUID(),
        email: `jan${index}@example.com`,
        newsletter: true,
      };
      expect((await postOrder(service, body)).status).toBe(201);
    }
    expect(await service.parts.store.list('emails')).toHaveLength(20);
    expect((await service.asVisitor('POST', EMAILS, { email: 'ola@example.com' })).status).toBe(429);
  });

  it('causes at most five mails a day to one mailbox, and is not stored beyond that', async () => {
    const { asVisitor, parts } = await freshService();
    const { settings } = await mailServer();
    await parts.store.add('serviceSettings', settings);
    for (let index = 0; index < 7; index += 1)
      expect((await asVisitor('POST', EMAILS, { email: `jan+${index}@example.com` })).status).toBe(201);
    expect(await parts.store.list('emails')).toHaveLength(5);
  });

  it('is counted by the address from the proxy, and by no header without a proxy', async () => {
    const add = async (clientIpHeader: string | undefined) => {
      const { asVisitor } = await freshService({ clientIpHeader });
      const statuses = new Set<number>();
      for (let index = 0; index < 21; index += 1) {
        const headers = { 'x-real-ip': `10.0.0.${index}` };
        statuses.add((await asVisitor('POST', EMAILS, { email: `jan${index}@example.com` }, headers)).status);
      }
      return [...statuses];
    };
    expect(await add('x-real-ip')).toEqual([201]);
    expect(await add(undefined)).toEqual([201, 429]);
  });
});

describe('a consent to the newsletter', () => {
  const { newsletter } = interfaceTexts.summary;

  async function subscribed(shop: Awaited<ReturnType<typeof orderShop>>) {
    await shop.parts.store.add('translations', {
      translations: { summary: { newsletter_PL: newsletter.pl, newsletter_EN: newsletter.en } },
    });
    const order = { ...shop.request, language: 'EN', email: 'Jan@example.com', newsletter: true };
    const seen = { net: 1, currency: 'EUR' };
    const { net } = await (await postOrder(shop, { ...order, seen })).json();
    await postOrder(shop, { ...order, seen: { ...seen, net } });
    const [email] = await shop.parts.store.list('emails');
    return email;
  }

  it('is stored with its text and origin', async () => {
    const shop = await orderShop();
    expect((await subscribed(shop))?.consent).toEqual({
      wording: newsletter.en,
      language: 'EN',
      address: expect.stringMatching(/^10\./),
      isAsked: false,
      confirmedAt: '',
    });
  });

  it('is confirmed by a button behind a mailed link if there is a mail server', async () => {
    const shop = await orderShop();
    const { received, settings } = await mailServer();
    await shop.parts.store.add('serviceSettings', settings);
    sending(shop);
    expect((await subscribed(shop))?.consent).toMatchObject({ isAsked: true, confirmedAt: '' });
    const request = () => received.filter(({ to }) => to.includes('Jan@example.com'));
    await vi.waitFor(() => expect(request()).toHaveLength(1), { timeout: 20_000, interval: 50 });
    const [mail] = request();
    expect(mail).toMatchObject({ to: ['Jan@example.com'], subject: 'Confirm your newsletter subscription' });
    expect(mail?.texts[0]).toContain(newsletter.en);
    const path = /http:\/\/localhost:4100(\/api\/newsletter\/\S+)/.exec(mail?.texts[0] ?? '')?.[1] ?? '';

    const opened = await (await shop.asVisitor('GET', path)).text();
    expect(opened).toContain('Do you want the newsletter at Jan@example.com?');
    const consent = async () => (await shop.parts.store.list('emails'))[0]?.consent;
    expect(await consent()).toMatchObject({ confirmedAt: '' });
    expect(await (await shop.asVisitor('POST', path)).text()).toContain('Thank you');
    const confirmed = await consent();
    expect(Date.parse(confirmed?.confirmedAt ?? '')).toBeGreaterThan(0);
    await shop.asVisitor('POST', path);
    const [email] = await shop.parts.store.list('emails');
    const changed = await shop.asAdministrator('PATCH', `/api/documents/emails/${email?.id}`, {
      consent: { ...confirmed, wording: 'Anything' },
    });
    expect(changed.status).toBe(200);
    expect(await consent()).toEqual(confirmed);

    const forged = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await (await shop.asVisitor('POST', forged)).text()).toContain('nie jest już na liście');
    await shop.asAdministrator('POST', '/api/persons/erase', { email: 'jan@example.com' });
    expect(await (await shop.asVisitor('GET', path)).text()).toContain('nie jest już na liście');
  });
});
