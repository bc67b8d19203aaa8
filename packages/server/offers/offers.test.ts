import { randomUUID } from 'node:crypto';
import { OFFER_KEY_HEADER } from '@lumitor/domain/order/offerAnswer';
import { describe, expect, it, vi } from 'vitest';
import { mounting, offeringShop, TOMORROW } from '../testing/offeringShop.ts';

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('the page of an offer (D76a)', () => {
  it('shows the offer sent last with its own lines, VAT by rate and history, and hides who made it', async () => {
    const { page, offer, id } = await offeringShop();
    const first = await page();
    expect(first).toMatchObject({
      page: { id },
      offer: {
        position: 1,
        net: 75_780,
        by: '',
        freeLines: [{ title: 'Montaż i podłączenie', offered: 50_000 }],
      },
      ...{ answer: null, obstruction: null },
    });
    expect(first.offer.rates).toEqual([
      { vatPercent: 23, net: 25_780, vat: 5_929 },
      { vatPercent: 8, net: 50_000, vat: 4_000 },
    ]);
    expect(first.history.map(({ kind }) => kind)).toEqual(['offer', 'saved']);
    await offer({ discount: 1_000 });
    expect(await page()).toMatchObject({ offer: { position: 2 }, obstruction: null });
    expect(await page('?position=1')).toMatchObject({ offer: { position: 1 }, obstruction: 'replaced' });
  });

  it('opens by the link of the mail alone, and has a PDF of the offer', async () => {
    const { open, accept, asAdministrator, id } = await offeringShop();
    for (const key of ['', 'A'.repeat(22)]) {
      expect((await open('', { [OFFER_KEY_HEADER]: key })).status).toBe(404);
      expect((await accept({}, { [OFFER_KEY_HEADER]: key })).status).toBe(404);
    }
    expect((await open('?position=2')).status).toBe(404);
    const pdf = Buffer.from(await (await open('/pdf?position=1')).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const viewer = await asAdministrator('GET', `/api/orders/${id}/work`);
    expect((await viewer.json()).answers).toEqual([]);
  });
});

describe('an answer to an offer (D76a)', () => {
  it('wins the order once, with name, position, time and the accepted wording, and repeats its answer', async () => {
    const { accept, page, work, parts } = await offeringShop();
    const key = randomUUID();
    const first = await accept({ key });
    expect(first.status).toBe(201);
    const stored = await first.json();
    expect(stored).toMatchObject({
      kind: 'accepted',
      name: 'Anna Lipowa',
      role: 'Dyrektor',
      at: expect.any(String),
    });
    expect(await (await accept({ key })).json()).toEqual(stored);
    expect(await codeOf(await accept())).toEqual([409, 'offer-answered']);
    expect(await page()).toMatchObject({ answer: stored, obstruction: 'answered' });
    const mails = await parts.store.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .execute();
    const notified = mails
      .map(({ payload }) => JSON.parse(payload ?? '{}'))
      .filter(({ subject }) => /^Przyjęta oferta/.test(subject));
    expect(notified.map(({ to }) => to)).toContain('anna@lumitor.test');
    expect(
      notified.every(({ replyTo, text }) => replyTo === 'klient@example.com' && text.includes('Anna Lipowa')),
    ).toBe(true);
    const { status, events, answers } = await work();
    expect(status).toBe('won');
    expect(answers).toEqual([{ ...stored, position: 1 }]);
    expect(events.filter(({ kind }: { kind: string }) => kind === 'offerAccepted')).toHaveLength(1);
  });

  it('of two devices at once is stored once', async () => {
    const { accept, work } = await offeringShop();
    const statuses = (await Promise.all([accept(), accept(), accept()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
    expect((await work()).answers).toHaveLength(1);
  });

  it('is refused for an offer that was replaced, although the page of the old one is still open', async () => {
    const { accept, page, offer, work } = await offeringShop();
    const { number } = await page();
    await offer({ discount: 500 });
    expect(await codeOf(await accept({ number }))).toEqual([409, 'offer-replaced']);
    expect((await work()).status).toBe('offered');
    expect((await accept()).status).toBe(201);
  });

  it('is refused under the key of an earlier one', async () => {
    const { answer, page, offer } = await offeringShop();
    const key = randomUUID();
    const decline = async () => answer({ kind: 'declined', number: (await page()).number, key });
    expect((await decline()).status).toBe(201);
    await offer();
    expect(await codeOf(await decline())).toEqual([409, 'key-reused']);
  });

  it('is refused once the customer saved a newer revision, until that is offered', async () => {
    const { accept, page, offer, revise } = await offeringShop();
    const revision = await revise();
    expect((await page()).obstruction).toBe('revised');
    expect(await codeOf(await accept())).toEqual([409, 'offer-revised']);
    await offer({}, revision);
    expect(await page()).toMatchObject({ page: { id: revision }, obstruction: null });
    expect((await accept()).status).toBe(201);
  });

  it('is refused after the last day, but the offer can still be declined', async () => {
    const { accept, answer, page, work } = await offeringShop();
    const { number } = await page();
    vi.setSystemTime(Date.now() + 3 * 86_400_000);
    expect((await page()).obstruction).toBe('over');
    expect(await codeOf(await accept())).toEqual([409, 'offer-over']);
    expect((await answer({ kind: 'declined', number, message: 'Za drogo' })).status).toBe(201);
    vi.useRealTimers();
    const { status, answers } = await work();
    expect(status).toBe('offered');
    expect(answers).toMatchObject([{ kind: 'declined', message: 'Za drogo' }]);
  });

  it('needs a name and the consent, and names the field', async () => {
    const { accept } = await offeringShop();
    const fieldOf = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { field: string }).field,
    ];
    expect(await fieldOf(await accept({ name: '  ' }))).toEqual([400, 'name']);
    expect(await fieldOf(await accept({ consent: false }))).toEqual([400, 'consent']);
  });
});

describe('an issued offer', () => {
  it.each([
    [{ freeLines: [{ ...mounting, title: ' ' }] }, 'freeLines.0.title'],
    [{ freeLines: [{ ...mounting, vatPercent: 101 }] }, 'freeLines.0.vatPercent'],
    [{ lines: { 0: { quantity: -1 } } }, 'lines.0.quantity'],
    [{ lines: { 99: { discount: 0 } } }, 'lines'],
    [{ lines: { 0: { article: { id: 'gone', code: 'X', titles: {} } } } }, 'lines.0.article'],
    [{ paymentLink: 'javascript:alert(1)' }, 'paymentLink'],
    [{ deposit: 1_000_000 }, 'deposit'],
  ])('refuses %j at its field', async (terms, field) => {
    const { asAdministrator, id } = await offeringShop();
    const request = { key: randomUUID(), language: 'PL', validUntil: TOMORROW, ...terms };
    const refused = await asAdministrator('POST', `/api/orders/${id}/offers`, request);
    expect([refused.status, (await refused.json()).field]).toEqual([400, field]);
  });

  it('freezes the code and titles that a replacement has in the catalogue', async () => {
    const { asAdministrator, id, parts, page, offer } = await offeringShop();
    const { lines } = (await parts.store.get('reflinksdownload', id)).data;
    const place = lines.findIndex(({ collection }) => collection === 'accessories');
    const drawn = lines[place];
    const other = (await parts.store.list('accessories')).find((one) => one.id !== drawn?.articleId);
    const article = { id: other?.id ?? '', code: 'typed', titles: { PL: 'typed' } };
    await offer({ lines: { [place]: { article, unitPrice: 1_234 } } });
    const { offer: shown } = await page();
    expect(shown.lines[place]).toMatchObject({
      articleId: other?.id,
      code: other?.description,
      unitPrice: 1_234,
    });
    expect(shown.lines[place]?.titles.PL).toBe(other?.title);
    const listed = await (await asAdministrator('GET', '/api/orders?offers=true')).json();
    expect(listed.orders[0].net).toBe(shown.net);
  });
});
