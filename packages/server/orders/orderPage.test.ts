import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';

describe('the page of a stored order', () => {
  it("has the record without administrators' data, its texts and the active languages", async () => {
    const service = await orderShop();
    const saved = await (await postOrder(service, { ...service.request, email: 'jan@example.com' })).json();
    const response = await service.asVisitor('GET', `/api/orders/${saved.id}`);
    expect(response.status).toBe(200);
    const page = await response.json();
    expect(saved).toEqual({ id: page.id, createdAt: page.createdAt, ownerKey: expect.any(String) });
    expect(JSON.stringify(page)).not.toContain(saved.ownerKey);
    expect(page).not.toHaveProperty('parent');
    for (const name of ['email', 'idempotencyKey', 'requestHash']) expect(page.data).not.toHaveProperty(name);
    expect(page).toMatchObject({
      id: saved.id,
      vat: 1.23,
      data: { name: 'Salon', lines: expect.arrayContaining([expect.objectContaining({ code: 'MA0101' })]) },
    });
    expect(page.translations).toEqual({ header: { title_PL: 'Konfigurator', title_EN: 'Configurator' } });
    expect(page.languages.map(({ lang }: { lang: string }) => lang)).toEqual(['PL', 'EN']);
  });

  it('is shown in the language of the order, even after that language was turned off', async () => {
    const service = await orderShop();
    const { store } = service.parts;
    const { id } = await (await postOrder(service, service.request)).json();
    const polish = (await store.list('languages')).find(({ lang }) => lang === 'PL');
    // Older shops may have deactivated Polish, which is no longer possible.
    await store.transaction(async (within) => {
      within.touch('languages');
      await within.db
        .updateTable('documents')
        .set({ isActive: 0 })
        .where('id', '=', polish?.id ?? '')
        .execute();
    });
    const page = await (await service.asVisitor('GET', `/api/orders/${id}`)).json();
    expect(page.translations.header).toEqual({ title_PL: 'Konfigurator', title_EN: 'Configurator' });
    expect(page.languages.map(({ lang }: { lang: string }) => lang)).toEqual(['EN']);
  });

  it('is sent compressed, and not again until the order or the texts change', async () => {
    const service = await orderShop();
    const { id } = await (await postOrder(service, { ...service.request, email: 'jan@example.com' })).json();
    const read = (headers: Record<string, string> = {}) =>
      service.asVisitor('GET', `/api/orders/${id}`, undefined, { 'accept-encoding': 'gzip', ...headers });
    const first = await read();
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const page = JSON.parse(gunzipSync(Buffer.from(await first.arrayBuffer())).toString());
    expect(page).toMatchObject({ id, data: { name: 'Salon' } });
    const tag = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await read(tag);
    expect([again.status, await again.text()]).toEqual([304, '']);

    await service.asAdministrator('POST', '/api/persons/erase', { email: 'jan@example.com' });
    expect((await read(tag)).status).toBe(200);
    const erased = { 'if-none-match': (await read()).headers.get('etag') ?? '' };
    expect((await read(erased)).status).toBe(304);
    await service.parts.store.add('translations', { translations: { header: { title_PL: 'Inny' } } });
    const renewed = await read(erased);
    expect(renewed.status).toBe(200);
    expect(gunzipSync(Buffer.from(await renewed.arrayBuffer())).toString()).toContain('Inny');
  });

  it('has a limit of reads per address, across all paths', async () => {
    const service = await orderShop();
    const { id } = await (await postOrder(service, service.request)).json();
    const read = service.sendFrom('10.9.9.9');
    const statuses: number[] = [];
    for (let count = 0; count < 601; count += 1) {
      statuses.push((await read('GET', `/api/orders/${id}`, undefined, { 'if-none-match': '*' })).status);
      statuses.push((await read('GET', `/api/documents/reflinksdownload/${id}`)).status);
    }
    expect([...new Set(statuses.slice(0, 1_200))].sort()).toEqual([200, 304]);
    expect(statuses.slice(1_200)).toEqual([429, 429]);
    expect((await service.asVisitor('GET', `/api/orders/${id}`)).status).toBe(200);
    expect((await service.asAdministrator('GET', `/api/documents/reflinksdownload/${id}`)).status).toBe(200);
  });

  it('of an unknown order is refused', async () => {
    const service = await orderShop();
    const response = await service.asVisitor('GET', '/api/orders/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });
});
