import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { UNSET } from '@lumitor/domain/settings/settings';
import { describe, expect, it, vi } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const etagOf = async ({ asVisitor }: Service, name: string) =>
  (await asVisitor('GET', `/api/snapshots/${name}`)).headers.get('etag') ?? '';
const snapshot = async ({ asVisitor }: Service, name: string) =>
  (await asVisitor('GET', `/api/snapshots/${name}`)).json();

describe('the snapshot of a line', () => {
  it('contains the active articles, without base64, and the default part table', async () => {
    const service = await freshService();
    const { store } = service.parts;
    const added = await store.add('bindings', { ...SAMPLES.bindings, base64: 'AAAA' });
    const { base64: _, ...shown } = added;
    await store.add('bindings', { ...SAMPLES.bindings, active: false });
    await store.add('microBindings', SAMPLES.microBindings);
    expect(await snapshot(service, 'standard')).toEqual({
      connections: [],
      systems: [],
      gateways: [],
      powers: [],
      bindings: [shown],
      accessories: [],
      luminaireTypes: [],
      lightTargets: [],
      partTable: emptyPartTable('standard'),
    });
    expect((await snapshot(service, 'micro')).bindings).toHaveLength(1);
  });

  it.each(['connections', 'powers'] as const)('has %s by type, black before white', async (collection) => {
    const service = await freshService();
    for (const [type, isBlack] of [
      ['MT0002', false],
      ['MT0001', false],
      ['MT0002', true],
      ['MT0001', true],
    ] as const)
      await service.parts.store.add(collection, {
        title: type,
        type,
        active: true,
        isBlack,
        isWhite: !isBlack,
      });
    const articles: { type: string; isBlack: boolean }[] = (await snapshot(service, 'standard'))[collection];
    expect(articles.map(({ type, isBlack }) => `${type} ${isBlack ? 'black' : 'white'}`)).toEqual([
      'MT0002 black',
      'MT0002 white',
      'MT0001 black',
      'MT0001 white',
    ]);
  });

  it.each(['standard', 'micro'])('has the light targets in the order of creation: %s', async (line) => {
    const service = await freshService();
    for (const key of ['b', 'a'])
      await service.parts.store.add('lightTargets', { ...SAMPLES.lightTargets, key });
    const { lightTargets } = await snapshot(service, line);
    expect(lightTargets.map(({ key }: { key: string }) => key)).toEqual(['b', 'a']);
    await service.parts.store.remove('lightTargets', lightTargets[0].id);
    expect((await snapshot(service, line)).lightTargets).toHaveLength(1);
  });

  it.each([
    ['bindings', 'bindings', 'standard'],
    ['microAccessories', 'accessories', 'micro'],
    ['luminaireTypes', 'luminaireTypes', 'standard'],
  ] as const)('leaves out invalid documents of %s and reports them', async (collection, list, line) => {
    const service = await freshService();
    const { store } = service.parts;
    const fit = await store.add(collection, SAMPLES[collection]);
    const { id } = await store.add(collection, {
      ...SAMPLES[collection],
      ...(collection === 'luminaireTypes' ? { key: 'other' } : {}),
    });
    await store.db.updateTable('documents').set({ body: '{"title":7}' }).where('id', '=', id).execute();
    service.parts.snapshots.doubt();
    await expect
      .poll(async () => (await snapshot(service, line))[list].map((one: { id: string }) => one.id))
      .toEqual([fit.id]);
    expect(String(service.errors[0])).toContain(`${collection}/${id} is excluded`);
  });

  it.each(['bindings', 'accessories'] as const)('has %s newest first', async (collection) => {
    const service = await freshService();
    for (const [index, title] of ['old', 'new', 'newest'].entries())
      await service.parts.store.add(
        collection,
        { ...SAMPLES[collection], title },
        { createdAt: new Date(1000 + index) },
      );
    const articles: { title: string }[] = (await snapshot(service, 'standard'))[collection];
    expect(articles.map(({ title }) => title)).toEqual(['newest', 'new', 'old']);
  });

  it("has the shop's part table, or an empty one", async () => {
    const service = await freshService();
    const own = { ...DEFAULT_PART_TABLES.micro, feedEvery: 600 };
    await service.parts.store.add('partTables', own);
    expect((await snapshot(service, 'micro')).partTable).toEqual(own);
    expect((await snapshot(service, 'standard')).partTable).toEqual(emptyPartTable('standard'));
  });
});

describe('the snapshot of the texts', () => {
  it('contains the active languages and only their texts, all documents merged', async () => {
    const service = await freshService();
    const { store } = service.parts;
    await store.add('translations', SAMPLES.translations, { createdAt: new Date(1000) });
    await store.add(
      'translations',
      { translations: { header: { title_EN: 'Configurator' }, footer: { name_PL: 'Nazwa' } } },
      { createdAt: new Date(2000) },
    );
    for (const [index, [lang, active]] of (
      [
        ['PL', true],
        ['EN', true],
        ['DE', false],
      ] as const
    ).entries())
      await store.add('languages', { lang, active }, { createdAt: new Date(index) });
    expect(await snapshot(service, 'texts')).toEqual({
      translations: { header: { title_PL: 'Tytuł', title_EN: 'Configurator' }, footer: { name_PL: 'Nazwa' } },
      languages: [
        { lang: 'PL', active: true },
        { lang: 'EN', active: true },
      ],
      settings: expect.objectContaining({ shop: UNSET.shop }),
    });
  });
});

describe('the texts in one language', () => {
  async function shop() {
    const service = await freshService();
    const { store } = service.parts;
    await store.add('translations', {
      translations: {
        header: { title_PL: 'Tytuł', title_EN: 'Title', title_DE: 'Titel' },
        bill: { title_PL: 'Kosztorys', title_EN: 'Bill' },
      },
    });
    for (const [lang, active] of Object.entries({ PL: true, EN: true, DE: false, FR: true }))
      await store.add('languages', { lang, active });
    const texts = async (query: string) => {
      const { translations, language, isFirst } = await snapshot(service, `texts?${query}`);
      return { translations, language, isFirst };
    };
    return { ...service, texts };
  }

  it('are sent without other languages', async () => {
    const { texts } = await shop();
    const translations = { header: { title_EN: 'Title' }, bill: { title_EN: 'Bill' } };
    expect(await texts('lang=en')).toEqual({ translations, language: 'EN' });
  });

  it('are those of the first screen on request', async () => {
    const { texts } = await shop();
    expect(await texts('lang=PL&part=first')).toEqual({
      translations: { header: { title_PL: 'Tytuł' } },
      language: 'PL',
      isFirst: true,
    });
  });

  it('are English if missing in an active language, else Polish, each under its own language (D34)', async () => {
    const { texts, parts } = await shop();
    await parts.store.add('translations', {
      translations: { bill: { total_PL: 'Razem' }, start: { begin_FR: 'Commencer', begin_EN: 'Begin' } },
    });
    expect(await texts('lang=fr')).toEqual({
      translations: {
        header: { title_EN: 'Title' },
        bill: { title_EN: 'Bill', total_PL: 'Razem' },
        start: { begin_FR: 'Commencer' },
      },
      language: 'FR',
    });
  });

  it.each(['lang=de', 'lang=', 'lang=../x'])(
    'are Polish if the language is not active: %s',
    async (query) => {
      const { texts } = await shop();
      expect((await texts(query)).language).toBe('PL');
    },
  );

  it('have an ETag of their own, which changes with the texts', async () => {
    const service = await shop();
    const { store } = service.parts;
    const etags = () =>
      Promise.all(['texts', 'texts?lang=pl', 'texts?lang=en'].map((name) => etagOf(service, name)));
    const before = await etags();
    expect(new Set(before).size).toBe(3);
    await store.add('translations', { translations: { bill: { title_EN: 'Total' } } });
    const after = await etags();
    expect(after.map((etag, index) => etag === before[index])).toEqual([false, true, false]);
    expect((await service.texts('lang=en')).translations.bill).toEqual({ title_EN: 'Total' });
  });
});

describe('a possibly outdated snapshot', () => {
  it('is still sent while the database is unavailable', async () => {
    const service = await freshService();
    const etag = await etagOf(service, 'standard');
    await service.database.db.destroy();
    service.parts.snapshots.doubt();
    await expect.poll(() => service.errors.length).toBeGreaterThanOrEqual(3);
    expect(await etagOf(service, 'standard')).toBe(etag);
  });

  it('is rebuilt at any version', async () => {
    const service = await freshService();
    const { store, snapshots } = service.parts;
    await store.add('bindings', SAMPLES.bindings);
    expect((await snapshot(service, 'standard')).bindings).toHaveLength(1);
    await store.db.deleteFrom('documents').execute();
    const renewed = new Promise((resolve) => snapshots.onRenewed(resolve));
    snapshots.doubt();
    expect(await renewed).toBe('standard');
    expect((await snapshot(service, 'standard')).bindings).toEqual([]);
  });
});

it('a snapshot that becomes doubtful during its build is built once more', async () => {
  const { snapshots } = (await freshService()).parts;
  snapshots.doubt();
  snapshots.doubt();
  await expect.poll(() => snapshots.content('standard')).not.toBeNull();
});

describe('a snapshot is sent', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ])('in an encoding that the browser accepts: %s', async (accepted, encoding, decode) => {
    const service = await freshService();
    await service.parts.store.add('bindings', SAMPLES.bindings);
    const response = await service.asVisitor('GET', '/api/snapshots/standard', undefined, {
      'accept-encoding': accepted,
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(JSON.parse(decode(bytes).toString()).bindings[0].title).toBe(SAMPLES.bindings.title);
  });

  it('only to a browser that does not have it', async () => {
    const service = await freshService();
    const headers = { 'if-none-match': await etagOf(service, 'standard') };
    const unchanged = await service.asVisitor('GET', '/api/snapshots/standard', undefined, headers);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    await service.parts.store.add('bindings', SAMPLES.bindings);
    expect((await service.asVisitor('GET', '/api/snapshots/standard', undefined, headers)).status).toBe(200);
  });
});

describe('a snapshot is rebuilt', () => {
  it.each([
    ['bindings', ['standard']],
    ['microBindings', ['micro']],
    ['partTables', ['micro']],
    ['translations', []],
    ['languages', ['texts']],
    ['emails', []],
    ['reflinks', []],
  ] as const)('with new content after a write to %s: %j', async (collection, expected) => {
    const service = await freshService();
    const names = ['texts', 'standard', 'micro'];
    const before = await Promise.all(names.map((name) => etagOf(service, name)));
    await service.parts.store.add(collection, {
      ...SAMPLES[collection],
      ...(collection === 'partTables' ? { feedEvery: 600 } : {}),
    });
    const after = await Promise.all(names.map((name) => etagOf(service, name)));
    expect(names.filter((_, index) => before[index] !== after[index])).toEqual(expected);
  });

  it('only after writes to its collections', async () => {
    const service = await freshService();
    const { snapshots, store } = service.parts;
    const first = await snapshots.get('standard');
    await store.add('emails', SAMPLES.emails);
    await store.add('microBindings', SAMPLES.microBindings);
    expect(snapshots.current('standard')).toBe(first);
    await store.add('bindings', SAMPLES.bindings);
    expect(snapshots.current('standard')).toBeNull();
  });

  it('with every write acknowledged before the request', async () => {
    const service = await freshService();
    for (let count = 1; count <= 20; count += 1) {
      await service.parts.store.add('bindings', SAMPLES.bindings);
      expect((await snapshot(service, 'standard')).bindings).toHaveLength(count);
    }
  });

  it('after a change or a removal too, and not after a failed write', async () => {
    const service = await freshService();
    const { store, snapshots } = service.parts;
    const added = await store.add('bindings', SAMPLES.bindings);
    await store.update('bindings', added?.id ?? '', { price: 1 });
    expect((await snapshot(service, 'standard')).bindings[0].price).toBe(1);
    const before = snapshots.current('standard');
    await expect(
      store.transaction(async (within) => {
        await within.remove('bindings', added?.id ?? '');
        throw new Error('rolled back');
      }),
    ).rejects.toThrow();
    expect(snapshots.current('standard')).toBe(before);
    await store.remove('bindings', added?.id ?? '');
    expect((await snapshot(service, 'standard')).bindings).toEqual([]);
  });
});

it('a snapshot with an unknown name is not found', async () => {
  const { asVisitor } = await freshService();
  expect((await asVisitor('GET', '/api/snapshots/emails')).status).toBe(404);
});

it('a change during a build is announced without a request', async () => {
  const { parts } = await freshService();
  const { store, snapshots } = parts;
  const { id } = await store.add('bindings', SAMPLES.bindings);
  await snapshots.get('standard');
  let change = () => {};
  const isChanged = new Promise<void>((resolve) => {
    change = resolve;
  });
  const reading = store.reading.bind(store);
  vi.spyOn(store, 'reading').mockImplementationOnce(async (work) => {
    const read = await reading(work);
    await isChanged;
    return read;
  });
  const heard: string[] = [];
  snapshots.onRenewed((name) => heard.push(name));
  await store.update('bindings', id, { price: 1 });
  await store.update('bindings', id, { price: 2 });
  change();
  await vi.waitFor(() => expect(heard).toEqual(['standard', 'standard']));
  const { content } = snapshots.content('standard') ?? {};
  expect(content).toMatchObject({ bindings: [{ price: 2 }] });
});
