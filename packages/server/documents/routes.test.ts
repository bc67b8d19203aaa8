import { COLLECTIONS } from '@lumitor/domain/collections/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const BINDINGS = '/api/documents/bindings';

describe('a document', () => {
  it('is returned complete, with id, version and creation, when it is added', async () => {
    const { asAdministrator } = await freshService();
    const response = await asAdministrator('POST', BINDINGS, SAMPLES.bindings);
    const added = await response.json();
    expect(response.status).toBe(201);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(added).toMatchObject({ ...SAMPLES.bindings, version: 1, quantity: 0 });
    expect(added.id).toMatch(/^[\w-]{20}$/);
    expect(new Date(added.createdAt).toISOString()).toBe(added.createdAt);
    expect(await (await asAdministrator('GET', `${BINDINGS}/${added.id}`)).json()).toEqual(added);
  });

  it('retains fields that a change does not name, and its creation', async () => {
    const { asAdministrator, parts } = await freshService();
    const added = await parts.store.add('bindings', SAMPLES.bindings);
    const changed = await (await asAdministrator('PATCH', `${BINDINGS}/${added?.id}`, { price: 5 })).json();
    expect(changed).toEqual({ ...added, price: 5, version: 2 });
  });

  it('is not changed by a request based on an older version', async () => {
    const { asAdministrator, parts } = await freshService();
    const added = await parts.store.add('bindings', SAMPLES.bindings);
    const path = `${BINDINGS}/${added?.id}`;
    expect((await asAdministrator('PATCH', path, { price: 1 }, { 'if-match': '"1"' })).status).toBe(200);
    const byHeader = await asAdministrator('PATCH', path, { price: 2 }, { 'if-match': '"1"' });
    const byQuery = await asAdministrator('PATCH', `${path}?version=1`, { price: 3 });
    for (const refused of [byHeader, byQuery]) {
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: 'stale', version: 2 });
    }
    expect(await parts.store.get('bindings', added?.id ?? '')).toMatchObject({ price: 1, version: 2 });
  });

  it('that is missing is named in the answer', async () => {
    const { asAdministrator } = await freshService();
    for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const) {
      const response = await asAdministrator(method, `${BINDINGS}/none`, body);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 'not-found', message: 'bindings/none not found.' });
    }
  });
});

describe('a list', () => {
  async function threeEmails() {
    const service = await freshService();
    for (const [index, email] of ['Ola@example.com', 'anna@example.com', 'ola.b@example.com'].entries())
      await service.parts.store.add('emails', { email }, { createdAt: new Date(1_000_000 + index) });
    const emails = async (search: string): Promise<string[]> => {
      const response = await service.asAdministrator('GET', `/api/documents/emails${search}`);
      const { documents } = await response.json();
      return documents.map((document: { email: string }) => document.email);
    };
    return { ...service, emails };
  }

  it('is newest first, and oldest first on request', async () => {
    const { emails } = await threeEmails();
    expect(await emails('')).toEqual(['ola.b@example.com', 'anna@example.com', 'Ola@example.com']);
    expect(await emails('?direction=asc&limit=2')).toEqual(['Ola@example.com', 'anna@example.com']);
  });

  it('is sorted by a declared field, ignoring case', async () => {
    const { emails } = await threeEmails();
    expect(await emails('?orderBy=email')).toEqual([
      'anna@example.com',
      'ola.b@example.com',
      'Ola@example.com',
    ]);
    expect(await emails('?orderBy=email&direction=desc&limit=1')).toEqual(['Ola@example.com']);
  });

  it('is searched by prefix of a declared field', async () => {
    const { emails } = await threeEmails();
    expect(await emails('?prefix=email:OLA&orderBy=email')).toEqual(['ola.b@example.com', 'Ola@example.com']);
    expect(await emails('?prefix=email:example')).toEqual([]);
    expect(await emails('?prefix=email:%25')).toEqual([]);
  });

  it('follows changes of the field', async () => {
    const { emails, parts } = await threeEmails();
    const [newest] = await parts.store.list('emails');
    await parts.store.update('emails', newest?.id ?? '', { email: 'zofia@example.com' });
    expect(await emails('?prefix=email:ola')).toEqual(['Ola@example.com']);
    expect(await emails('?prefix=email:zofia')).toEqual(['zofia@example.com']);
  });

  it('pages in any order while documents are added or removed', async () => {
    const { asAdministrator, parts } = await freshService();
    for (let index = 0; index < 7; index += 1)
      await parts.store.add('emails', { email: `osoba${index % 4}.${index}@example.com` });
    for (const order of ['', '&orderBy=email', '&orderBy=email&direction=desc', '&direction=asc']) {
      const all = (await (await asAdministrator('GET', `/api/documents/emails?limit=1000${order}`)).json())
        .documents;
      const found: { id: string }[] = [];
      let after = '';
      do {
        const search = `?limit=2${order}${after && `&after=${after}`}`;
        const { documents, next } = await (
          await asAdministrator('GET', `/api/documents/emails${search}`)
        ).json();
        found.push(...documents);
        after = next ?? '';
      } while (after);
      expect(found).toEqual(all);
    }
    const first = await (await asAdministrator('GET', '/api/documents/emails?limit=3')).json();
    await parts.store.add('emails', { email: 'nowa@example.com' });
    for (const { id } of first.documents) await parts.store.remove('emails', id);
    const rest = await (await asAdministrator('GET', `/api/documents/emails?after=${first.next}`)).json();
    expect(rest.documents).toHaveLength(4);
    expect(rest.next).toBeNull();
  });

  it('is filtered by fields and time of creation, and leaves out other documents', async () => {
    const { asAdministrator, parts } = await freshService();
    const partner = { reflinkId: 'Studio-1', name: 'Studio', email: '' };
    const at = (day: number) => ({ createdAt: new Date(`2026-10-0${day}T00:00:00Z`) });
    await parts.store.add('emails', { email: 'a@example.com', refData: partner }, at(1));
    await parts.store.add('emails', { email: 'b@example.com', refData: null }, at(2));
    await parts.store.add('emails', { email: 'c@example.com', refData: partner }, at(3));
    const emails = async (search: string) => {
      const { documents } = await (await asAdministrator('GET', `/api/documents/emails?${search}`)).json();
      return documents.map((document: { email: string }) => document.email?.[0]);
    };
    expect(await emails('where=refData.reflinkId:Studio-1')).toEqual(['c', 'a']);
    expect(await emails('where=refData.reflinkId:Studio-1&where=email:a@example.com')).toEqual(['a']);
    expect(await emails('from=2026-10-02T00:00:00.000Z&to=2026-10-03T00:00:00.000Z')).toEqual(['b']);
    const [newest] = await parts.store.list('emails');
    expect(await emails(`prefix=id:${newest?.id.slice(0, 6)}`)).toEqual(['c']);
    const { documents } = await (
      await asAdministrator('GET', '/api/documents/emails?omit=email,refData.name&limit=1')
    ).json();
    expect(documents).toEqual([
      { ...newest, email: undefined, refData: { reflinkId: 'Studio-1', email: '' } },
    ]);
  });

  it.each([
    ['where=price:1', 'where'],
    [Array(6).fill('where=type:spot').join('&'), 'where'],
    [Array(990).fill('where=type:a').join('&'), 'where'],
    ['detail=yes', 'detail'],
    ['from=wczoraj', 'from'],
    ['after=zzz', 'after'],
    ['orderBy=price', 'orderBy'],
    ['prefix=price:1', 'prefix'],
    ['prefix=anna', 'prefix'],
    ['direction=up', 'direction'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=ten', 'limit'],
    ['active=maybe', 'active'],
    ['page=2', 'page'],
  ])('refuses ?%s', async (search, field) => {
    const { asVisitor } = await freshService();
    const response = await asVisitor('GET', `${BINDINGS}?${search}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field });
  });
});

describe('filters of visitors', () => {
  it.each(['where=price:1', 'prefix=description:a', 'orderBy=power'])(
    'are declared by the collection, and ?%s is not',
    async (search) => {
      const { asVisitor } = await freshService();
      expect(
        (await asVisitor('GET', `${BINDINGS}?where=type:spot&prefix=title:a&orderBy=title`)).status,
      ).toBe(200);
      expect((await asVisitor('GET', `${BINDINGS}?${search}`)).status).toBe(400);
    },
  );

  it('differ from those of administrators', async () => {
    const { visitor } = COLLECTIONS.reflinksdownload;
    expect(visitor).not.toHaveProperty('listBy');
    const { asVisitor, asAdministrator } = await freshService();
    const orders = '/api/documents/reflinksdownload?where=parent:a&orderBy=data.totals.net';
    expect((await asVisitor('GET', orders)).status).toBe(403);
    expect((await asAdministrator('GET', orders)).status).toBe(200);
  });
});

describe('invalid input', () => {
  it.each([
    ['an unknown field', { ...SAMPLES.bindings, colour: 'red' }, 'colour'],
    ['an unknown field within', { ...SAMPLES.bindings, priceEuro: { dali: 1, knx: 2 } }, 'priceEuro.knx'],
    ['a wrong type', { ...SAMPLES.bindings, active: 'yes' }, 'active'],
    [
      'a wrong type within',
      { ...SAMPLES.bindings, priceEuro: { dali: '1', zigbee: 0, onOff: 0 } },
      'priceEuro.dali',
    ],
    ['an amount below 0', { ...SAMPLES.bindings, power: -5 }, 'power'],
    ['a missing field', { type: 'spot' }, 'title'],
    ['an empty title', { ...SAMPLES.bindings, title: '  ' }, 'title'],
    ['over-long text', { ...SAMPLES.bindings, description: 'x'.repeat(5001) }, 'description'],
    ['a bad language', { ...SAMPLES.bindings, translation: { deutsch: 'Rohr' } }, 'translation.deutsch'],
    ['an id', { ...SAMPLES.bindings, id: 'mine' }, 'id'],
  ])('is refused with the name of the field, and nothing is stored: %s', async (_, fields, field) => {
    const { asAdministrator, parts } = await freshService();
    const response = await asAdministrator('POST', BINDINGS, fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'invalid',
      message: expect.stringContaining(field),
      field,
    });
    expect(await parts.store.list('bindings')).toEqual([]);
  });

  it('leaves the document unchanged', async () => {
    const { asAdministrator, parts } = await freshService();
    const added = await parts.store.add('bindings', SAMPLES.bindings);
    const response = await asAdministrator('PATCH', `${BINDINGS}/${added?.id}`, { title: 7 });
    expect(response.status).toBe(400);
    expect(await parts.store.list('bindings')).toEqual([added]);
  });

  it('is refused if it contradicts the remaining fields', async () => {
    const { asAdministrator, parts } = await freshService();
    const { id } = await parts.store.add('partTables', DEFAULT_PART_TABLES.standard);
    const patch = async (fields: object) => {
      const response = await asAdministrator('PATCH', `/api/documents/partTables/${id}`, fields);
      return { status: response.status, ...(await response.json()) };
    };
    expect(await patch({ voltage: 24 })).toMatchObject({ status: 400, field: 'minVoltage' });
    expect(await patch({ voltage: 24, minVoltage: 22.5 })).toMatchObject({ voltage: 24, minVoltage: 22.5 });
    expect(await patch({ voltage: null })).toMatchObject({ status: 200, minVoltage: 22.5 });
    expect(await parts.store.get('partTables', id)).not.toHaveProperty('voltage', 24);
  });

  it.each([
    ['no JSON', 'title=x'],
    ['nothing', ''],
    ['a cut text', '{"title":"x'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('is refused if the body is %s', async (_, body) => {
    const { asAdministrator } = await freshService();
    const response = await asAdministrator('POST', BINDINGS, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('JSON'),
    });
  });

  it.each([['[]'], ['null'], ['7'], ['"x"']])('is refused if the JSON is no object: %s', async (body) => {
    const { asAdministrator } = await freshService();
    expect((await asAdministrator('POST', BINDINGS, body)).status).toBe(400);
  });

  it('is refused over 1 MB, with or without an announced length', async () => {
    const { asAdministrator, parts } = await freshService();
    const body = JSON.stringify({ ...SAMPLES.bindings, base64: 'x'.repeat(1_100_000) });
    for (const headers of [{ 'content-length': String(body.length) }, undefined]) {
      const response = await asAdministrator('POST', BINDINGS, body, headers);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'too-large' });
    }
    expect(await parts.store.list('bindings')).toEqual([]);
  });

  it('cannot reach a prototype', async () => {
    const { asAdministrator } = await freshService();
    const body = `{"title":"x","type":"y","translation":{"__proto__":"z"},"__proto__":{"active":true}}`;
    const response = await asAdministrator('POST', BINDINGS, body);
    expect(await response.json()).not.toMatchObject({ active: true });
    expect(({} as { active?: boolean }).active).toBeUndefined();
  });
});

describe('an unknown path', () => {
  it.each(['/api/documents/users', '/api/documents/__proto__', '/api/nothing', '/api/'])(
    'is refused: %s',
    async (path) => {
      const { asVisitor } = await freshService();
      const response = await asVisitor('GET', path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not-found', message: expect.any(String) });
    },
  );
});

describe('a change sent by another site', () => {
  it.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['an invalid origin', { origin: 'null' }],
    ['the site in a header of the browser', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['no origin at all', { origin: '' }],
  ])('is refused by %s', async (_, headers) => {
    const { asAdministrator, parts } = await freshService();
    const response = await asAdministrator('POST', BINDINGS, SAMPLES.bindings, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'forbidden' });
    expect(await parts.store.list('bindings')).toEqual([]);
  });

  it('is recognised by the public address behind a proxy', async () => {
    const { asAdministrator } = await freshService({ publicUrl: 'https://lumitor.example' });
    const post = (origin: string) => asAdministrator('POST', BINDINGS, SAMPLES.bindings, { origin });
    expect((await post('https://lumitor.example')).status).toBe(201);
    expect((await post('http://localhost:4100')).status).toBe(403);
  });
});

it('an unexpected error is logged, and its details are not sent', async () => {
  const { asVisitor, parts, errors } = await freshService();
  await parts.store.db.schema.dropTable('documentFields').execute();
  await parts.store.db.schema.dropTable('documentPictures').execute();
  await parts.store.db.schema.dropTable('documents').execute();
  const response = await asVisitor('GET', BINDINGS);
  expect(response.status).toBe(500);
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
  expect(body).not.toContain('documents');
  expect(String(errors[0])).toContain('documents');
});
