import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const START = {
  id: 'start',
  frameLength: 200,
  directionFrameSide: 'left',
  directionFrame: 'default',
  isCurved: false,
  isTLayout: false,
  isTLayoutStart: false,
  isFrameFromTLayout: false,
};

const part = (description: string, price: number) => ({
  title: description,
  type: 'part',
  active: true,
  description,
  price,
});

/** A shop that sells one straight 200 cm rail for 257.80: the rail 200, two caps 20, a feed 30, three mountings 7.80. */
async function shop(overrides: Parameters<typeof freshService>[0] = {}) {
  const service = await freshService(overrides);
  const { store } = service.parts;
  const { id: connectionId } = (await store.add('connections', {
    title: 'Szyna',
    titleEn: 'Rail',
    type: 'MT0001',
    active: true,
    isBlack: true,
    price: 100,
    priceEuro: 25,
  })) as { id: string };
  await store.add('accessories', part('MA0101', 10));
  await store.add('accessories', part('MA0113', 30));
  await store.add('accessories', part('MA0115', 2.6));
  await store.add('languages', { lang: 'PL', active: true }, { createdAt: new Date(1000) });
  await store.add('languages', { lang: 'EN', active: true }, { createdAt: new Date(2000) });
  await store.add('translations', {
    translations: {
      header: { title_PL: 'Konfigurator', title_EN: 'Configurator', title_DE: 'Konfigurator' },
      rails: { title_PL: 'Szyny' },
    },
  });
  const request = {
    idempotencyKey: randomUUID(),
    isMicro: false,
    language: 'PL',
    steps: [START],
    choices: {
      connectionId,
      systemId: null,
      gatewayId: null,
      powerId: null,
      bindings: [] as { id: string; quantity: number }[],
      accessories: [],
    },
    seen: { net: 25_780, currency: 'PLN' },
    showsGross: true,
    name: 'Salon',
  };
  return { ...service, request, connectionId };
}

const save = ({ asVisitor }: Service, request: object) => asVisitor('POST', '/api/orders', request);
const records = ({ parts }: Service) => parts.store.list('reflinksdownload');

describe('saving an order', () => {
  it('stores it priced and frozen, with an id that its page is found by', async () => {
    const service = await shop();
    const response = await save(service, service.request);
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(id).toMatch(/^[\w-]{20}$/);
    const [record] = await records(service);
    expect(record).toMatchObject({
      id,
      vat: 1.23,
      parent: '',
      order: { frameType: 'MT0001', frameLength200: 1, isMicro: false },
      data: {
        language: 'PL',
        currency: 'PLN',
        name: 'Salon',
        savedAt: record?.createdAt,
        totals: { net: 25_780, gross: 31_709, isIncomplete: false },
      },
    });
  });

  it('is not moved by a later change of the catalogue', async () => {
    const service = await shop();
    await save(service, service.request);
    const before = await records(service);
    await service.parts.store.update('connections', service.connectionId, { price: 999, active: false });
    expect(await records(service)).toEqual(before);
  });

  it('again under the same key stores it once, whatever the prices are by then', async () => {
    const service = await shop();
    const first = await (await save(service, service.request)).json();
    await service.parts.store.update('connections', service.connectionId, { price: 999 });
    const retried = await save(service, service.request);
    expect(retried.status).toBe(201);
    expect(await retried.json()).toEqual(first);
    expect(await records(service)).toHaveLength(1);
  });

  it('ten times at once stores it once', async () => {
    const service = await shop();
    const body = { ...service.request, email: 'jan@example.com', newsletter: true };
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(service, body)));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await records(service)).toHaveLength(1);
    expect(await service.parts.store.list('emails')).toHaveLength(1);
  });

  it('of another order under the same key is refused', async () => {
    const service = await shop();
    await save(service, service.request);
    const response = await save(service, { ...service.request, name: 'Kuchnia' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'key-reused' });
    expect(await records(service)).toHaveLength(1);
  });

  it('in euro uses the rate that was last known', async () => {
    const service = await shop();
    const body = { ...service.request, language: 'EN', seen: { net: 1, currency: 'EUR' } };
    const unknown = await (await save(service, body)).json();
    expect(unknown).toMatchObject({ code: 'total-changed', currency: 'EUR', net: 5000 });
    expect(unknown.totals.isIncomplete).toBe(true);
    const rate = { rates: [{ no: '1', effectiveDate: '2026-11-20', mid: 4 }] };
    const kept = { fetchedAt: Date.now(), answer: { table: 'A', currency: 'euro', code: 'EUR', ...rate } };
    await service.parts.store.db
      .insertInto('meta')
      .values({ key: 'exchangeRate', value: JSON.stringify(kept) })
      .execute();
    const later = await freshService({ database: service.database, dataDir: service.dataDir });
    const known = await (await save(later, body)).json();
    expect(known).toMatchObject({ code: 'total-changed', net: 5000 + 2 * 250 + 750 + 3 * 65 });
  });
});

describe('an order is refused, and not stored,', () => {
  async function refusal(service: Service, body: object) {
    const response = await save(service, body);
    expect(await records(service)).toEqual([]);
    expect(await service.parts.store.list('emails')).toEqual([]);
    return { status: response.status, ...(await response.json()) };
  }

  it('with another total than the visitor saw, and told the new one', async () => {
    const service = await shop();
    const body = {
      ...service.request,
      seen: { net: 1, currency: 'PLN' },
      email: 'jan@example.com',
      newsletter: true,
    };
    expect(await refusal(service, body)).toMatchObject({
      status: 409,
      code: 'total-changed',
      net: 25_780,
      currency: 'PLN',
      totals: { net: 25_780, gross: 31_709 },
    });
  });

  it('with an article that the catalogue lacks, until the visitor confirms', async () => {
    const service = await shop();
    const caps = (await service.parts.store.list('accessories')).find(({ title }) => title === 'MA0101');
    await service.parts.store.update('accessories', caps?.id ?? '', { active: false });
    const body = { ...service.request, seen: { net: 23_780, currency: 'PLN' } };
    const refused = await refusal(service, body);
    expect(refused).toMatchObject({ status: 409, code: 'article-missing' });
    expect(refused.message).toContain('MA0101');
    expect((await save(service, { ...body, confirmed: { missingArticles: true } })).status).toBe(201);
  });

  it('with more power than the supply gives, until the visitor confirms', async () => {
    const service = await shop();
    const { store } = service.parts;
    const power = await store.add('powers', {
      title: 'Zasilacz',
      type: 'MA0001',
      active: true,
      power: 50,
      price: 1,
    });
    const binding = await store.add('bindings', {
      title: 'Tuba',
      type: 'spot',
      active: true,
      power: 51,
      price: 1,
    });
    const body = {
      ...service.request,
      choices: {
        ...service.request.choices,
        powerId: power?.id,
        bindings: [{ id: binding?.id, quantity: 1 }],
      },
      seen: { net: 25_980, currency: 'PLN' },
    };
    expect(await refusal(service, body)).toMatchObject({ status: 409, code: 'power-exceeded' });
    expect((await save(service, { ...body, confirmed: { powerExceeded: true } })).status).toBe(201);
    expect((await records(service))[0]).toMatchObject({ data: { powerExceeded: true } });
  });

  it('with a choice that is no longer sold', async () => {
    const service = await shop();
    await service.parts.store.update('connections', service.connectionId, { active: false });
    expect(await refusal(service, service.request)).toMatchObject({ status: 409, code: 'choices-unfit' });
  });

  it.each([
    ['a step that is too long', { steps: [{ ...START, frameLength: 1e9 }] }, 'steps.0.frameLength'],
    ['a step of half a centimetre', { steps: [{ ...START, frameLength: 0.5 }] }, 'steps.0.frameLength'],
    ['a length below 0', { steps: [{ ...START, frameLength: -5 }] }, 'steps.0.frameLength'],
    ['a length that is no number', { steps: [{ ...START, frameLength: 'abc' }] }, 'steps.0.frameLength'],
    ['no steps', { steps: [] }, 'steps'],
    ['a step on nothing', { steps: [START, { ...START, id: 'b' }] }, 'steps.1.previousStepId'],
    ['a key that is none', { idempotencyKey: 'abc' }, 'idempotencyKey'],
    ['an e-mail that is none', { email: 'jan' }, 'email'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['an unknown field', { discount: 100 }, 'discount'],
    ['a quantity of 0', { choices: { bindings: [{ id: 'x', quantity: 0 }] } }, 'choices.bindings.0.quantity'],
  ])('with %s, by its field', async (_, change: Record<string, unknown>, field) => {
    const service = await shop();
    const choices = { ...service.request.choices, ...(change.choices as object) };
    expect(await refusal(service, { ...service.request, ...change, choices })).toMatchObject({
      status: 400,
      code: 'invalid',
      field,
    });
  });
});

describe('the e-mail of an order', () => {
  it('goes to the newsletter only where the box is ticked, with the partner', async () => {
    const service = await shop();
    const { store } = service.parts;
    const partner = await store.add('reflinks', SAMPLES.reflinks);
    const body = { ...service.request, email: 'jan@example.com', reflinkId: partner?.id };
    await save(service, body);
    expect(await store.list('emails')).toEqual([]);
    await save(service, { ...body, idempotencyKey: randomUUID(), newsletter: true });
    expect(await store.list('emails')).toMatchObject([
      {
        email: 'jan@example.com',
        refData: { reflinkId: partner?.id, name: SAMPLES.reflinks.name, email: SAMPLES.reflinks.email },
      },
    ]);
    for (const { parent, data } of await records(service)) {
      expect(parent).toBe(partner?.id);
      expect(data).toMatchObject({ email: 'jan@example.com' });
    }
  });

  it.each(['unknown', 'inactive'])('and the order are kept without a partner who is %s', async (kind) => {
    const service = await shop();
    const inactive = await service.parts.store.add('reflinks', { ...SAMPLES.reflinks, active: false });
    const reflinkId = kind === 'inactive' ? inactive?.id : 'nobody';
    const body = { ...service.request, email: 'jan@example.com', newsletter: true, reflinkId };
    expect((await save(service, body)).status).toBe(201);
    expect((await records(service))[0]?.parent).toBe('');
    expect((await service.parts.store.list('emails'))[0]?.refData).toBeNull();
  });
});

describe('the page of a stored order', () => {
  it('has the record without what is for administrators, its texts and the active languages', async () => {
    const service = await shop();
    const saved = await (await save(service, { ...service.request, email: 'jan@example.com' })).json();
    const response = await service.asVisitor('GET', `/api/orders/${saved.id}`);
    expect(response.status).toBe(200);
    const page = await response.json();
    for (const answer of [saved, page]) {
      expect(answer).not.toHaveProperty('parent');
      expect(answer.data).not.toHaveProperty('email');
      expect(answer.data).not.toHaveProperty('idempotencyKey');
      expect(answer.data).not.toHaveProperty('requestHash');
    }
    expect(page).toMatchObject({
      id: saved.id,
      vat: 1.23,
      data: { name: 'Salon', lines: expect.arrayContaining([expect.objectContaining({ code: 'MA0101' })]) },
    });
    expect(page.translations).toEqual({ header: { title_PL: 'Konfigurator', title_EN: 'Configurator' } });
    expect(page.languages.map(({ lang }: { lang: string }) => lang)).toEqual(['PL', 'EN']);
  });

  it('is shown in the language it was saved in, after that was turned off too', async () => {
    const service = await shop();
    const { store } = service.parts;
    const { id } = await (await save(service, service.request)).json();
    const polish = (await store.list('languages')).find(({ lang }) => lang === 'PL');
    // Past the rule that Polish stays on: an older shop may have it off.
    const { db } = store;
    await db
      .updateTable('documents')
      .set({ isActive: 0 })
      .where('id', '=', polish?.id ?? '')
      .execute();
    const page = await (await service.asVisitor('GET', `/api/orders/${id}`)).json();
    expect(page.translations.header).toEqual({ title_PL: 'Konfigurator', title_EN: 'Configurator' });
    expect(page.languages.map(({ lang }: { lang: string }) => lang)).toEqual(['EN']);
  });

  it('of an unknown order is a refusal', async () => {
    const service = await shop();
    const response = await service.asVisitor('GET', '/api/orders/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });
});
