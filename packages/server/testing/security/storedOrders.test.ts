import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderId } from '../../orders/orderKey.ts';
import { SAMPLES } from '../samples.ts';
import { openShop } from './shop.ts';

const SECRET = 'the installation’s own secret, of 32 bytes';

describe('the id of a stored order', () => {
  it('has 120 bits, all derived from the key and the secret', () => {
    const ids = Array.from({ length: 4_000 }, () => orderId(SECRET, randomUUID()));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{20}$/);
    // Each of the 64 letters appears about 62 times at each position.
    for (let place = 0; place < 20; place += 1) {
      const counts = new Map<string, number>();
      for (const id of ids) counts.set(id[place] ?? '', (counts.get(id[place] ?? '') ?? 0) + 1);
      expect(counts.size).toBe(64);
      expect(Math.max(...counts.values())).toBeLessThan(62 * 2);
    }
  });

  it('differs for another key or secret, and ignores the case of the key', () => {
    const key = 'a0b1c2d3-0000-4000-8000-000000000001';
    expect(orderId(SECRET, key)).toBe(orderId(SECRET, key.toUpperCase()));
    const others = [
      orderId(SECRET, key.replace(/1$/, '2')),
      orderId(`${SECRET}.`, key),
      createHash('sha256').update(key).digest('base64url').slice(0, 20),
      createHash('sha256').update(`${SECRET}${key}`).digest('base64url').slice(0, 20),
    ];
    expect(new Set([orderId(SECRET, key), ...others]).size).toBe(5);
  });
});

describe('a person with the address of a stored order', () => {
  const PERSONAL = {
    email: 'jan.kowalski@example.com',
    partner: 'studio.swiatlo@example.com',
    idempotencyKey: randomUUID(),
  };

  async function saved() {
    const shop = await openShop();
    const partner = await shop.parts.store.add('reflinks', { ...SAMPLES.reflinks, email: PERSONAL.partner });
    const order = {
      ...shop.order,
      email: PERSONAL.email,
      newsletter: true,
      reflinkId: partner?.id,
      idempotencyKey: PERSONAL.idempotencyKey,
    };
    const answer = await shop.asVisitor('POST', '/api/orders', order);
    expect(answer.status).toBe(201);
    const body = await answer.text();
    const { id } = JSON.parse(body);
    const record = await shop.parts.store.get('reflinksdownload', id);
    const { requestHash } = record.data as { requestHash: string };
    return { ...shop, id, body, order, hidden: [...Object.values(PERSONAL), partner?.id ?? '', requestHash] };
  }

  it('learns neither its author, nor the partner, nor the key that would save it again', async () => {
    const { asVisitor, id, body, order, hidden } = await saved();
    const again = await (await asVisitor('POST', '/api/orders', order)).text();
    const [page, document] = await Promise.all(
      [`/api/orders/${id}`, `/api/documents/reflinksdownload/${id}`].map(async (path) =>
        (await asVisitor('GET', path)).text(),
      ),
    );
    for (const shown of [page, document]) expect(shown).toContain('MT0001');
    for (const shown of [body, again, page, document]) {
      expect(shown).toContain(id);
      for (const value of hidden) expect(shown).not.toContain(value);
    }
  });

  it('receives the data of the page, and no fields added by later versions', async () => {
    const { asVisitor, id } = await saved();
    const page = await (await asVisitor('GET', `/api/orders/${id}`)).json();
    expect(Object.keys(page).sort()).toEqual([
      'createdAt',
      'data',
      'former',
      'hasCart',
      'id',
      'languages',
      'number',
      'offered',
      'order',
      'revises',
      'settings',
      'translations',
      'vat',
    ]);
    expect(Object.keys(page.data).sort()).toEqual([
      'activeEnd',
      'choices',
      'confirmed',
      'currency',
      'electric',
      'euroRate',
      'inactiveEntries',
      'isolatingJointReplaces',
      'language',
      'lines',
      'name',
      'planVersion',
      'powerExceeded',
      'savedAt',
      'showsGross',
      'steps',
      'totalLength',
      'totalPower',
      'totals',
    ]);
  });

  it('finds no other order by it: there is no list, no search and no history', async () => {
    const { asVisitor, asAdministrator, id } = await saved();
    for (const query of [
      '',
      `?prefix=id:${id.slice(0, 3)}`,
      '?where=data.email:jan.kowalski@example.com',
      '?limit=1&omit=data',
    ])
      expect((await asVisitor('GET', `/api/documents/reflinksdownload${query}`)).status).toBe(403);
    for (const path of ['/api/changes', '/api/batches', '/api/reflinks/statistics'])
      expect((await asVisitor('GET', path)).status).toBe(401);
    for (const part of [id.slice(0, 19), id.toLowerCase(), `${id}a`, `${id.slice(0, 10)}%25`])
      expect((await asVisitor('GET', `/api/orders/${part}`)).status).toBe(404);
    const history = await (await asAdministrator('GET', '/api/changes?collection=reflinksdownload')).json();
    expect(history.changes).toEqual([]);
  });

  it('cannot change or remove it', async () => {
    const { asVisitor, parts, id } = await saved();
    const before = await parts.store.get('reflinksdownload', id);
    for (const method of ['PATCH', 'DELETE'])
      expect((await asVisitor(method, `/api/documents/reflinksdownload/${id}`, {})).status).toBe(401);
    expect(await parts.store.get('reflinksdownload', id)).toEqual(before);
  });

  it('cannot learn from the answer whether an e-mail is known', async () => {
    const { asVisitor } = await saved();
    const post = (email: string) => asVisitor('POST', '/api/documents/emails', { email });
    const [known, unknown] = [await post(PERSONAL.email), await post('new@example.com')];
    expect(known.status).toBe(unknown.status);
    const [first, second] = [await known.json(), await unknown.json()];
    expect(Object.keys(first)).toEqual(Object.keys(second));
    expect(first.version).toBe(second.version);
    expect(first.refData).toEqual(second.refData);
  });
});

describe('the e-mail of a partner', () => {
  it('is shown to nobody who has the link, nor to anybody who leaves an e-mail through it', async () => {
    const { asVisitor, asAdministrator, parts } = await openShop();
    const partner = await parts.store.add('reflinks', SAMPLES.reflinks);
    const link = `/api/documents/reflinks/${partner?.id}`;
    const refData = { reflinkId: partner?.id, name: '', email: '' };
    const answers = [
      await asVisitor('GET', link),
      await asVisitor('POST', '/api/documents/emails', { email: 'ola@example.com', refData }),
      await asVisitor('POST', '/api/documents/emails', { email: 'ola@example.com', refData }),
    ];
    for (const [index, answer] of answers.entries()) {
      const body = await answer.text();
      if (index < 2) expect(body).toContain(SAMPLES.reflinks.name);
      expect(body).not.toContain(SAMPLES.reflinks.email);
    }
    expect(await (await asAdministrator('GET', link)).json()).toMatchObject({
      email: SAMPLES.reflinks.email,
    });
    const [stored] = await parts.store.list('emails', {
      where: [{ field: 'email', value: 'ola@example.com' }],
    });
    expect(stored?.refData).toMatchObject({ email: SAMPLES.reflinks.email });
  });
});
