import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { writeMeta } from '../database/meta.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { ldt } from '../testing/photometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import type { DemoArticle } from './catalogue.ts';
import { addLightTargets, install } from './install.ts';
import installed from './installed.json' with { type: 'json' };

const PICTURES: Record<string, string> = Object.fromEntries(
  [10, 20].map((radius) => [
    `C${radius}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="${radius}"/></svg>`,
  ]),
);

const ARTICLES: DemoArticle[] = [
  { collection: 'bindings', code: 'C10', fields: { ...SAMPLES.bindings, title: 'First' } },
  { collection: 'bindings', code: 'C20', fields: { ...SAMPLES.bindings, title: 'Second' } },
  { collection: 'systems', fields: SAMPLES.systems },
];
const TEXTS = { header: { title: { pl: 'Tytuł', en: 'Title', de: 'Titel' } } };

async function installInto(
  { parts }: Service,
  { articles = ARTICLES, texts = TEXTS as Parameters<typeof install>[0]['texts'], isEmpty = false } = {},
) {
  const printed: string[] = [];
  await install(
    {
      store: parts.store,
      files: parts.files,
      texts,
      languages: [
        { lang: 'PL', active: true },
        { lang: 'DE', active: false },
      ],
      loadCatalogue: async () => ({
        articles,
        read: async (kind, code) => {
          if (kind === 'pictures') return Buffer.from(PICTURES[code] ?? '');
          if (kind === 'sheets') return Buffer.from(`%PDF-1.7 ${code}`);
          return code === 'C10' ? Buffer.from(ldt()) : null;
        },
      }),
      print: (line) => printed.push(line),
    },
    { isEmpty },
  );
  return printed;
}

const filesOf = async ({ dataDir }: Service) =>
  (await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => [])).sort();

describe('the first start', () => {
  it('fills the store with texts, languages and the demo catalogue in its own order', async () => {
    const service = await freshService();
    const { store } = service.parts;
    await installInto(service);
    expect((await store.list('bindings')).map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(await store.list('systems')).toHaveLength(1);
    expect((await store.list('languages', { direction: 'asc' })).map(({ lang }) => lang)).toEqual([
      'PL',
      'DE',
    ]);
    const [texts] = await store.list('translations');
    expect(texts?.translations).toEqual({
      header: { title_PL: 'Tytuł', title_EN: 'Title', title_DE: 'Titel' },
    });
  });

  it('puts every picture into the file store', async () => {
    const service = await freshService();
    const printed = await installInto(service);
    for (const { img } of await service.parts.store.list('bindings'))
      expect((await service.asVisitor('GET', String(img))).headers.get('content-type')).toBe('image/webp');
    expect(printed).toEqual(['Demo catalogue: 2 of 2 pictures']);
  });

  it('puts the data sheet of every luminaire into the file store', async () => {
    const service = await freshService();
    await installInto(service);
    const luminaires = await service.parts.store.list('bindings');
    for (const { title, sheet } of luminaires) {
      expect(sheet).toMatch(/^\/files\/sheets\/bindings\/[\w-]{20}\.pdf$/);
      expect(await (await service.asVisitor('GET', String(sheet))).text()).toBe(
        `%PDF-1.7 ${title === 'First' ? 'C10' : 'C20'}`,
      );
    }
    expect(new Set(luminaires.map(({ sheet }) => sheet)).size).toBe(2);
  });

  it('puts the photometric file of a luminaire that has one into the file store', async () => {
    const service = await freshService();
    await installInto(service);
    const [first, second] = await service.parts.store.list('bindings');
    expect(first?.photometry).toMatch(/^\/files\/photometry\/bindings\/[\w-]{20}\.ldt$/);
    expect(await (await service.asVisitor('GET', String(first?.photometry))).text()).toBe(ldt());
    expect(second?.photometry).toBe('');
  });

  it('adds texts, languages and light targets, but no article, with --empty', async () => {
    const service = await freshService();
    await installInto(service, { isEmpty: true });
    const { store } = service.parts;
    expect(await store.list('bindings')).toEqual([]);
    expect(await store.list('translations')).toHaveLength(1);
    expect(await store.list('languages')).toHaveLength(2);
    expect(await store.list('lightTargets')).toHaveLength(installed.lightTargets.length);
  });

  it('gives each line part rules: those of the demo, or with --empty rules without codes', async () => {
    const tables = async (isEmpty: boolean) => {
      const service = await freshService();
      await installInto(service, { isEmpty });
      return (await service.parts.store.list('partTables'))
        .map(({ id: _, version: __, createdAt: ___, ...table }) => table)
        .sort((one, other) => one.line.localeCompare(other.line));
    };
    expect(await tables(false)).toEqual([DEFAULT_PART_TABLES.micro, DEFAULT_PART_TABLES.standard]);
    expect(await tables(true)).toEqual([emptyPartTable('micro'), emptyPartTable('standard')]);
  });

  it('that fails leaves nothing, and the next one adds everything once', async () => {
    const service = await freshService();
    const { store } = service.parts;
    const broken: DemoArticle = { collection: 'bindings', fields: { title: 7 } };
    await expect(installInto(service, { articles: [...ARTICLES, broken] })).rejects.toThrow('title');
    for (const collection of ['bindings', 'systems', 'languages', 'translations'] as const)
      expect(await store.list(collection)).toEqual([]);
    const before = await filesOf(service);
    await installInto(service);
    expect(await store.list('bindings')).toHaveLength(2);
    expect(await filesOf(service)).toEqual(before);
  });
});

describe('a later start', () => {
  it('changes nothing', async () => {
    const service = await freshService();
    const { store } = service.parts;
    await installInto(service);
    const [, second] = await store.list('bindings');
    await store.update('bindings', second?.id ?? '', { sheet: '' });
    const [first] = await store.list('bindings');
    await store.remove('bindings', first?.id ?? '');
    const [texts] = await store.list('translations');
    await store.update('translations', texts?.id ?? '', { translations: { header: { title_PL: 'Inny' } } });
    await installInto(service, { texts: { header: { title: { pl: 'Tytuł', en: 'Title', de: 'Titel' } } } });
    expect(await store.list('bindings')).toMatchObject([{ title: 'Second', sheet: '' }]);
    expect((await store.get('translations', texts?.id ?? '')).translations).toEqual({
      header: { title_PL: 'Inny' },
    });
  });

  it('gives a line of an older shop its former rules, once', async () => {
    const service = await freshService();
    const { store } = service.parts;
    await writeMeta(store.db, 'installed', { isEmpty: true });
    const own = await store.add('partTables', { ...DEFAULT_PART_TABLES.micro, feedEvery: 600 });
    await installInto(service);
    const table = async (line: string) => (await store.list('partTables')).find((one) => one.line === line);
    expect(await table('standard')).toMatchObject(DEFAULT_PART_TABLES.standard);
    expect(await table('micro')).toEqual(own);
    await store.remove('partTables', own.id);
    await installInto(service);
    expect(await table('micro')).toBeUndefined();
  });

  it('adds texts of a new version', async () => {
    const service = await freshService();
    await installInto(service, { isEmpty: true });
    await installInto(service, {
      texts: { ...TEXTS, footer: { phone: { pl: 'Telefon', en: 'Phone', de: 'Telefon' } } },
    });
    const texts = await (await service.asVisitor('GET', '/api/snapshots/texts')).json();
    expect(texts.translations).toEqual({ header: { title_PL: 'Tytuł' }, footer: { phone_PL: 'Telefon' } });
  });
});

describe('the shipped light targets', () => {
  it('name their source in three languages', () => {
    for (const { source, title, titleEn, translation } of installed.lightTargets) {
      expect(source).toMatch(/^(EN|CIE) \d+(-\d)?:\d{4}\b.*tab\. \d+$/);
      const titles = [title, titleEn, translation.DE];
      expect(new Set(titles).size, title).toBeGreaterThan(1);
      expect(titles.every(Boolean)).toBe(true);
    }
    expect(new Set(installed.lightTargets.map(({ key }) => key)).size).toBe(installed.lightTargets.length);
  });

  it('are a maximum in museums, without uniformity, and a minimum elsewhere', () => {
    for (const { key, kind, ...target } of installed.lightTargets) {
      const isMuseum = key.startsWith('museum');
      expect([kind, !('uniformity' in target)], key).toEqual([isMuseum ? 'greatest' : 'least', isMuseum]);
    }
  });

  it("are added once: the shop's changes and removals stay", async () => {
    const { store } = (await freshService()).parts;
    const listed = () => store.list('lightTargets', { direction: 'asc' });
    await store.transaction(addLightTargets);
    const [first, second] = await listed();
    expect((await listed()).map(({ key }) => key)).toEqual(installed.lightTargets.map(({ key }) => key));
    await store.remove('lightTargets', first?.id ?? '');
    await store.update('lightTargets', second?.id ?? '', { lux: 400 });
    const left = await listed();
    await store.transaction(addLightTargets);
    expect(await listed()).toEqual(left);
  });
});
