import { describe, expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';

describe('the page of a stored order', () => {
  it('has the record without what is for administrators, its texts and the active languages', async () => {
    const service = await orderShop();
    const saved = await (await postOrder(service, { ...service.request, email: 'jan@example.com' })).json();
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
    const service = await orderShop();
    const { store } = service.parts;
    const { id } = await (await postOrder(service, service.request)).json();
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
    const service = await orderShop();
    const response = await service.asVisitor('GET', '/api/orders/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });
});
