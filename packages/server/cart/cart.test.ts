import { createHmac, randomUUID } from 'node:crypto';
import { OFFER_KEY_HEADER } from '@lumitor/domain/order/offerAnswer';
import { describe, expect, it, vi } from 'vitest';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { sending } from '../testing/sending.ts';
import { openPermalink, purchasingSystem, receiver, wooShop } from './testing/otherShops.ts';

const WITHIN = { timeout: 20_000, interval: 50 };

/** A shop with a saved order, its cart settings, and ids for its articles. */
async function shopWith(settings: object, articles?: (code: string, place: number) => object | null) {
  const shop = await orderShop();
  const { store } = shop.parts;
  await store.add('serviceSettings', { kind: 'cart', allowsPrivate: true, ...settings }, { id: 'cart' });
  const { id } = await (await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID() })).json();
  const { data } = await store.get('reflinksdownload', id);
  const codes = [...new Set(data.lines.map(({ code }) => code).filter(Boolean))];
  const railCode = data.lines.find(({ kind }) => kind === 'rail200')?.code;
  for (const [place, code] of codes.entries()) {
    const article = articles ? articles(code, place) : { article: String(100 + place) };
    const row = code === railCode ? `${code} 200` : code;
    if (article) await store.add('cartArticles', { code: row, ...article });
  }
  const { asVisitor } = shop;
  const preview = async (headers?: Record<string, string>) =>
    (await (await asVisitor('GET', `/api/orders/${id}/cart?language=EN`, undefined, headers)).json()).cart;
  const fill = () => asVisitor('POST', `/api/orders/${id}/cart`);
  const trial = async (rest = '') =>
    (await shop.asAdministrator('GET', `/api/orders/${id}/cart/trial${rest}`)).json();
  return { ...shop, id, codes, lines: data.lines, net: data.totals.net, preview, fill, trial };
}

describe('the cart of an order (D78)', () => {
  it('is offered only by a shop that has set one, and changes the tag of the page', async () => {
    const shop = await shopWith({ target: 'none' });
    const page = () => shop.asVisitor('GET', `/api/orders/${shop.id}`);
    const before = await page();
    expect(await before.json()).toMatchObject({ hasCart: false });
    expect(await shop.preview()).toBeNull();
    expect((await shop.fill()).status).toBe(409);
    await shop.asAdministrator('PATCH', '/api/documents/serviceSettings/cart', {
      target: 'shopify',
      address: 'https://shop.example',
    });
    const after = await page();
    expect(await after.json()).toMatchObject({ hasCart: true });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    const unknown = await shop.asVisitor('GET', '/api/orders/none/cart');
    expect(unknown.status).toBe(404);
  });

  it('needs the address of a shop with carts, and a plain origin for each purchasing system', async () => {
    const { asAdministrator } = await shopWith({ target: 'none' });
    const change = async (fields: object) => {
      const answer = await asAdministrator('PATCH', '/api/documents/serviceSettings/cart', fields);
      return answer.status === 200 ? null : (await answer.json()).field;
    };
    expect(await change({ target: 'woocommerce' })).toBe('address');
    expect(await change({ target: 'shopify', address: 'javascript:alert(1)' })).toBe('address');
    expect(await change({ hookOrigins: ['https://srm.example/hook'] })).toBe('hookOrigins.0');
    expect(await change({ cartPath: '/cart?x=' })).toBe('cartPath');
    expect(await change({ target: 'shopify', address: 'https://shop.example' })).toBeNull();
  });
});

describe('a cart at Shopify', () => {
  it('is a link to the articles that it has; the others are listed first', async () => {
    const shop = await shopWith({ target: 'shopify', address: 'https://light.myshopify.com' }, (_, place) =>
      place === 0 ? null : { article: String(40_000 + place) },
    );
    const cart = await shop.preview();
    expect(cart.missing).toMatchObject([{ code: `${shop.codes[0]} 200`, reason: 'article' }]);
    expect(cart.amounts.covered + cart.amounts.missing).toBe(shop.net);
    const variants = Object.fromEntries(
      shop.lines.map(({ code, unitPrice }) => [String(40_000 + shop.codes.indexOf(code)), unitPrice ?? 0]),
    );
    const opened = openPermalink(cart.link, variants);
    expect(opened.lines).toHaveLength(cart.items);
    // With the shop's own prices equal to these.
    expect(opened.total).toBe(cart.amounts.covered);
    expect(opened).toMatchObject({
      isCart: true,
      discount: null,
      attributes: { link: `http://localhost:4100/pobierz/${shop.id}` },
    });
    expect((await shop.trial()).requests).toEqual([{ method: 'GET', url: cart.link, headers: {} }]);
  });
});

describe('a cart at WooCommerce', () => {
  const pricesOf = (lines: readonly { code: string; unitPrice: number | null }[], codes: readonly string[]) =>
    Object.fromEntries(
      lines.map(({ code, unitPrice }) => [100 + codes.indexOf(code), { price: unitPrice ?? 0 }]),
    );

  async function wooWith(change: (products: Record<number, { price: number; stock?: number }>) => void) {
    const products: Record<number, { price: number; stock?: number }> = {};
    const woo = await wooShop(products, { PROJECT10: 10 });
    const shop = await shopWith({ target: 'woocommerce', address: woo.address, cartPath: '/koszyk/' });
    Object.assign(products, pricesOf(shop.lines, shop.codes));
    change(products);
    return { ...shop, woo };
  }

  it('is filled by its token, opens in the browser, and agrees to the cent at equal prices', async () => {
    const shop = await wooWith(() => {});
    expect(await shop.preview()).toMatchObject({ target: 'woocommerce', link: '', missing: [] });
    const filled = await (await shop.fill()).json();
    expect(filled).toMatchObject({ net: shop.net, currency: 'PLN', differing: [] });
    expect(new URL(filled.link).pathname).toBe('/koszyk/');
    const opened = (await (await fetch(filled.link)).json()) as { items: { quantity: number }[] };
    const pieces = opened.items.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces).toBe(
      shop.lines.reduce((sum, { code, quantity }) => sum + (code === '' ? 0 : quantity), 0),
    );
    expect(shop.woo.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'GET']);
  });

  it('reports another total, and articles that are out of stock', async () => {
    const shop = await wooWith((products) => {
      Object.assign(products, { 100: { price: 1 }, 101: { price: 1, stock: 0 } });
    });
    const filled = await (await shop.fill()).json();
    expect(filled.net).not.toBe(shop.net);
    expect(filled.differing).toMatchObject([{ code: shop.codes[1] }]);
    const tried = await shop.asAdministrator('POST', `/api/orders/${shop.id}/cart/trial`);
    const { refusals, exchanges } = await tried.json();
    expect(refusals).toEqual(['Only 0 are in stock.']);
    expect(exchanges.map(({ status }: { status: number }) => status)).toEqual([200, 207, 200]);
    expect(JSON.stringify((await shop.trial()).requests[1])).toContain('CART-TOKEN');
  });

  it.each([
    ['in a private network, unless allowed', { allowsPrivate: false }, /private network/],
    ['without a Store API', { address: 'SHOP/none' }, /404/],
  ])('fails with the reason for the shop %s', async (_, settings, reason) => {
    const woo = await wooShop({});
    const { address = woo.address } = settings as { address?: string };
    const shop = await shopWith({
      target: 'woocommerce',
      ...settings,
      address: address.replace('SHOP', woo.address),
    });
    const answer = await shop.fill();
    expect(answer.status).toBe(409);
    const { code, message } = await answer.json();
    expect(code).toBe('not-delivered');
    expect(message).toMatch(reason);
  });

  it('does not follow a redirect into the operator’s network', async () => {
    const inside = await receiver();
    const { createServer } = await import('node:http');
    const server = createServer((_, response) => response.writeHead(302, { location: inside.address }).end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const shop = await shopWith({ target: 'woocommerce', address: `http://127.0.0.1:${port}` });
    expect((await (await shop.fill()).json()).message).toMatch(/302/);
    expect(inside.received).toEqual([]);
    server.close();
  });
});

describe('a cart by webhook', () => {
  it('is one signed event per order with all lines, also if requested again', async () => {
    const { address, received } = await receiver();
    const shop = await shopWith({ target: 'webhook', shopName: 'ERP' }, (_, place) =>
      place === 0 ? { article: 'A-1', pack: 5 } : null,
    );
    expect(await shop.preview()).toBeNull();
    await shop.parts.store.add('serviceSettings', {
      kind: 'webhook',
      url: address,
      allowsPrivate: true,
      events: [],
    });
    expect(await shop.preview()).toMatchObject({ target: 'webhook', shop: 'ERP', missing: [] });
    expect((await (await shop.fill()).json()).code).toBe('not-set');
    const { secret } = await (await shop.asAdministrator('POST', '/api/webhook/secret')).json();
    sending(shop);
    for (const _ of [1, 2]) expect(await (await shop.fill()).json()).toMatchObject({ link: '', net: null });
    await vi.waitFor(() => expect(received).toHaveLength(1), WITHIN);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const [, at, signature] = /^t=(\d+),v1=(.+)$/.exec(String(headers['lumitor-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'));
    const { event, order } = JSON.parse(body);
    expect(event).toBe('order.cart');
    expect(order).toMatchObject({ id: shop.id, cart: { net: shop.net, discount: 0, currency: 'PLN' } });
    expect(order.cart.lines[0]).toMatchObject({ code: shop.codes[0], article: 'A-1', pack: 5 });
    const sum = (order.cart.lines as { total: number }[]).reduce((all, { total }) => all + total, 0);
    expect(sum).toBe(shop.net);
    const tried = await shop.asAdministrator('POST', `/api/orders/${shop.id}/cart/trial`);
    expect(tried.status).toBe(200);
    expect(received).toHaveLength(2);
  });
});

describe('a cart for a purchasing system (OCI)', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const post = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://srm.example' };
  const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

  it('goes back to the address that opened the shop, with prices that add up to the cent', async () => {
    const srm = await purchasingSystem();
    const shop = await shopWith({ hookOrigins: [srm.address], unit: 'st' });
    const hook = `${srm.address}/hook?~client=100&sid=a%2Fb`;
    const start = await shop.asVisitor('POST', '/oci', form({ HOOK_URL: hook, '~TARGET': 'main' }), post);
    expect([start.status, start.headers.get('location')]).toEqual([303, '/']);
    expect(start.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(start);
    expect(await shop.preview()).toBeNull();
    expect(await shop.preview({ cookie })).toMatchObject({
      target: 'oci',
      shop: new URL(srm.address).host,
      missing: [],
    });
    const page = await shop.asVisitor('POST', `/oci/${shop.id}`, form({ language: 'PL' }), {
      ...post,
      cookie,
    });
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action ${srm.address};`);
    expect(policy).toContain("default-src 'none'");
    const html = await page.text();
    const unescaped = (text: string) =>
      text
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
    const [, action = '', target] = /<form method="post" action="([^"]*)" target="([^"]*)">/.exec(html) ?? [];
    expect([unescaped(action), target]).toEqual([hook, 'main']);
    const inputs = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [unescaped(name), unescaped(value)] as [string, string],
    );
    const sent = await fetch(unescaped(action), { method: 'POST', body: new URLSearchParams(inputs) });
    expect(sent.status).toBe(200);
    const [{ lines } = { lines: [] }] = srm.received;
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(shop.net);
    expect(lines[0]).toMatchObject({ unit: 'ST', currency: 'PLN' });
    const { requests } = await shop.trial('?target=oci');
    expect(requests[0].body).toEqual(Object.fromEntries(inputs));
  });

  it.each([
    'https://evil.example/hook',
    'https://srm.example.evil.example/',
    'https://srm.example@evil.example/',
    'https://user:pass@srm.example/',
    'http://srm.example/',
    'https://srm.example:8443/',
    '//srm.example/',
    'javascript:alert(1)//https://srm.example',
    '',
  ])('refuses to return to %j', async (hook) => {
    const shop = await shopWith({ hookOrigins: ['https://srm.example'] });
    const answer = await shop.asVisitor('GET', `/oci?HOOK_URL=${encodeURIComponent(hook)}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
  });

  it('of an unknown order is not found, whatever its id', async () => {
    const shop = await shopWith({ hookOrigins: ['https://srm.example'] });
    const start = await shop.asVisitor('GET', '/oci?HOOK_URL=https%3A%2F%2Fsrm.example%2F');
    for (const id of ['unknown', '%00', '%ed%a0%80', '%', '__proto__', 'a'.repeat(8_000)]) {
      const answer = await shop.asVisitor('GET', `/oci/${id}`, undefined, { cookie: cookieOf(start) });
      expect([400, 404], id).toContain(answer.status);
    }
  });

  it('ends when the shop withdraws the system, or the browser changes the cookie', async () => {
    const shop = await shopWith({ hookOrigins: ['https://srm.example'] });
    const start = await shop.asVisitor(
      'GET',
      '/oci?HOOK_URL=https%3A%2F%2Fsrm.example%2F%3Fa%3D%22%3E%3Cb%3E',
    );
    const open = async (cookie: string) =>
      shop.asVisitor('POST', `/oci/${shop.id}`, form({}), { ...post, cookie });
    const opened = await open(cookieOf(start));
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain('action="https://srm.example/?a=&quot;&gt;&lt;b&gt;"');
    const forged = Buffer.from('["https://evil.example/","_top"]').toString('base64url');
    for (const cookie of ['', 'lumitor_hook=none', `lumitor_hook=${forged}`])
      expect((await open(cookie)).status).toBe(409);
    await shop.asAdministrator('PATCH', '/api/documents/serviceSettings/cart', { hookOrigins: [] });
    expect((await open(cookieOf(start))).status).toBe(409);
  });
});

describe('the cart of an offer', () => {
  it('has the offered lines and prices once it is accepted, for its customer alone', async () => {
    const { address } = await receiver();
    const shop = await shopWith({ target: 'webhook' });
    const { asAdministrator, asVisitor, id } = shop;
    await shop.parts.store.add('serviceSettings', { kind: 'webhook', url: address, allowsPrivate: true });
    await shop.parts.store.add('serviceSettings', (await mailServer()).settings);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const terms = {
      ...{ key: randomUUID(), language: 'PL', validUntil: tomorrow, discount: 1_000 },
      freeLines: [{ title: 'Montaż', quantity: 1, unitPrice: 10_000, vatPercent: 8 }],
    };
    const { position } = await (await asAdministrator('POST', `/api/orders/${id}/offers`, terms)).json();
    const mail = { key: randomUUID(), to: 'klient@example.com' };
    await asAdministrator('POST', `/api/orders/${id}/offers/${position}/send`, mail);
    const work = await (await asAdministrator('GET', `/api/orders/${id}/work`)).json();
    const link = new URL(work.offerLink);
    const headers = { [OFFER_KEY_HEADER]: link.hash.slice(1) };
    const path = `/api/offers/${link.pathname.split('/').at(-1)}`;
    const open = (own?: Record<string, string>) => asVisitor('GET', `${path}/cart`, undefined, own);
    expect((await open(headers)).status).toBe(409);
    const { number } = await (await asVisitor('GET', path, undefined, headers)).json();
    const answer = {
      ...{ key: randomUUID(), number, language: 'PL', name: 'Anna' },
      ...{ kind: 'accepted', role: '', consent: true },
    };
    expect((await asVisitor('POST', `${path}/answer`, answer, headers)).status).toBe(201);
    const { cart } = await (await open(headers)).json();
    const net = Math.round((shop.net + 10_000) * 0.9);
    expect(cart.amounts).toMatchObject({ net, missing: 0 });
    expect(cart.amounts.covered - cart.amounts.discount).toBe(net);
    for (const own of [undefined, { [OFFER_KEY_HEADER]: 'A'.repeat(22) }])
      expect((await open(own)).status).toBe(404);
    // The public page of the order shows its saved prices.
    expect((await shop.preview()).amounts.net).toBe(shop.net);
    expect((await shop.trial()).cart.amounts.net).toBe(net);
  });
});
