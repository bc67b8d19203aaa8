import type { Stored } from '@lumitor/domain/catalogue/article';
import type { ShopSettings } from '@lumitor/domain/settings/shop';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { describe, expect, it } from 'vitest';
import { install } from '../demo/install.ts';
import { addSettings } from '../demo/settings.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import type { Send } from '../testing/send.ts';

const LANGUAGES = [
  { lang: 'PL', active: true },
  { lang: 'EN', active: true },
];
/** `.lumitor` belongs to the product, whatever the shop's name. */
const COMPANY = /(?<!\.)lumitor|szynowa|\+48 12 000|000-000-11-11/i;

async function newShop(isEmpty: boolean): Promise<Service> {
  const service = await freshService();
  const { store, files } = service.parts;
  const loadCatalogue = async () => ({ articles: [], read: async () => null });
  await install(
    { store, files, texts: interfaceTexts, languages: LANGUAGES, loadCatalogue, print: () => {} },
    { isEmpty },
  );
  return service;
}

const bodyOf = async (send: Send, path: string) => (await send('GET', path)).text();

describe('an empty shop', () => {
  it('has no trace of the demo’s company, in any document or snapshot', async () => {
    const { asVisitor, asAdministrator } = await newShop(true);
    const texts = await bodyOf(asVisitor, '/api/snapshots/texts');
    expect(JSON.parse(texts).settings.shop).toMatchObject({ name: '', url: '', contacts: [] });
    const answers = [
      texts,
      await bodyOf(asVisitor, '/api/snapshots/standard'),
      await bodyOf(asVisitor, '/api/snapshots/micro'),
      await bodyOf(asVisitor, '/api/documents/settings'),
      await bodyOf(asAdministrator, '/api/documents/serviceSettings'),
      await bodyOf(asAdministrator, '/api/documents/translations'),
    ];
    for (const answer of answers) expect(answer.match(COMPANY)?.[0]).toBeUndefined();
  });

  it('stays without it at the next start', async () => {
    const { parts, asVisitor } = await newShop(true);
    await parts.store.transaction((store) => addSettings(store, { isEmpty: false, isNew: false }));
    expect(await bodyOf(asVisitor, '/api/snapshots/texts')).not.toMatch(COMPANY);
  });
});

it('a demo shop has the demo’s', async () => {
  const { asVisitor } = await newShop(false);
  const { settings } = JSON.parse(await bodyOf(asVisitor, '/api/snapshots/texts'));
  expect(settings.shop).toMatchObject({ name: 'Lumitor', company: { street: 'ul. Szynowa 11' } });
  expect(settings.lines.micro.name).toBe('MICRO11');
});

it('a shop older than settings takes its name from its texts', async () => {
  const { parts } = await freshService();
  await parts.store.add('translations', {
    translations: {
      header: { companyUrl_PL: 'https://szyny.example' },
      footer: {
        companyName_PL: 'Szyny SA',
        contact1Name_PL: 'Biuro',
        contact1Email_PL: 'biuro@szyny.example',
      },
      start: { standardAbout_PL: 'Szyny do sklepów' },
    },
  });
  await parts.store.transaction((store) => addSettings(store, { isEmpty: false, isNew: false }));
  expect(await parts.store.get('settings', 'shop')).toMatchObject({
    url: 'https://szyny.example',
    company: { name: 'Szyny SA' },
    contacts: [{ name: { PL: 'Biuro' }, email: 'biuro@szyny.example' }, {}, {}],
  });
  const { standard } = (await parts.store.get('settings', 'lines')) as { standard?: object };
  expect(standard).toMatchObject({ description: { PL: 'Szyny do sklepów' } });
});

const FORMER_FOOTER = {
  companyName_PL: 'Szyny SA',
  companyName_EN: 'Szyny SA',
  companyCity_PL: 'Kraków',
  companyCity_EN: 'Cracow, Poland',
  contact1Name_PL: 'Biuro',
  contact1Email_PL: 'biuro@szyny.example',
  contact1Email_EN: 'office@szyny.example',
  contact1Email_DE: 'buero@szyny.example',
  contact1Phone_PL: '12 1',
  contact1Phone_EN: '+48 12 1',
};
const BY_LANGUAGE = {
  companies: { EN: { city: 'Cracow, Poland', name: '' } },
  contacts: [
    {
      email: 'biuro@szyny.example',
      emails: { EN: 'office@szyny.example', DE: 'buero@szyny.example' },
      phones: { EN: '+48 12 1' },
    },
    {},
    {},
  ],
};

it('retains different texts of such a shop in other languages', async () => {
  const { parts } = await freshService();
  await parts.store.add('translations', { translations: { footer: FORMER_FOOTER } });
  await parts.store.transaction((store) => addSettings(store, { isEmpty: false, isNew: false }));
  expect(await parts.store.get('settings', 'shop')).toMatchObject(BY_LANGUAGE);
});

it('restores texts lost by an earlier upgrade, unless the settings have changed since', async () => {
  const { parts } = await freshService();
  const { store } = parts;
  await store.add('translations', { translations: { footer: FORMER_FOOTER } });
  const upgrade = () => store.transaction((within) => addSettings(within, { isEmpty: false, isNew: false }));
  await upgrade();
  const {
    companies: _,
    contacts,
    id: __,
    version: ___,
    createdAt: ____,
    ...shop
  } = (await store.get('settings', 'shop')) as unknown as ShopSettings & Stored;
  const lost = { ...shop, contacts: contacts.map(({ emails: _e, phones: _p, ...contact }) => contact) };
  await store.remove('settings', 'shop');
  await store.add('settings', lost, { id: 'shop' });
  await upgrade();
  expect(await store.get('settings', 'shop')).toMatchObject({ ...BY_LANGUAGE, version: 2 });
  await store.remove('settings', 'shop');
  await store.add('settings', lost, { id: 'shop' });
  await store.update('settings', 'shop', { name: 'Szyny i światło' });
  await upgrade();
  expect(await store.get('settings', 'shop')).not.toHaveProperty('companies');
});

const HOSTILE = [
  '<script>alert(1)</script><p onclick="alert(1)" style="position:fixed">Tekst</p>',
  '<img src=x onerror=alert(1)><svg onload=alert(1)><iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="//evil.example">c</a>',
  '<form action="/api"><input name=x><button>ok</button></form><style>*{display:none}</style>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
].join('');

describe('a rich text', () => {
  it.each([
    [
      'a change of one document',
      (send: Send, fields: object) => send('PATCH', '/api/documents/settings/legal', fields),
    ],
    [
      'changes that are made together',
      (send: Send, fields: object) =>
        send('POST', '/api/changes', {
          reason: { kind: 'edit' },
          operations: [{ kind: 'update', collection: 'settings', id: 'legal', fields }],
        }),
    ],
  ] as const)('loses what runs, loads or looks like the page by %s', async (_, change) => {
    const { asAdministrator, asVisitor } = await newShop(true);
    const response = await change(asAdministrator, {
      privacy: { PL: HOSTILE },
      terms: { EN: HOSTILE },
      accessibility: { DE: HOSTILE },
    });
    expect(response.ok).toBe(true);
    const stored = await (await asVisitor('GET', '/api/documents/settings/legal')).json();
    for (const html of [stored.privacy.PL, stored.terms.EN, stored.accessibility.DE]) {
      expect(html).toContain('<p>Tekst</p>');
      expect(html).not.toMatch(
        /script|onclick|onload|onerror|style|img|iframe|form|input|evil|data:|svg|math/i,
      );
    }
  });

  it('retains headings, lists, links and emphasis, and is empty without text', async () => {
    const { asAdministrator, asVisitor } = await newShop(true);
    const html =
      '<h2>Dane</h2><p><strong>My</strong> i <em>Wy</em></p><ul><li><p>raz</p></li></ul><p><a href="https://uodo.gov.pl">UODO</a></p>';
    const fields = { privacy: { PL: html, EN: '<p></p><p><br /></p>' }, terms: { PL: '<p>Zasady</p>' } };
    expect((await asVisitor('GET', '/api/snapshots/texts')).ok).toBe(true);
    await asAdministrator('PATCH', '/api/documents/settings/legal', fields);
    const { privacy } = await (await asVisitor('GET', '/api/documents/settings/legal')).json();
    expect(privacy).toEqual({ PL: html, EN: '' });
  });
});

describe('a setting', () => {
  it('comes with the texts: terms to link to, and the accent in both themes', async () => {
    const { asAdministrator, asVisitor } = await newShop(true);
    const shown = async () => JSON.parse(await bodyOf(asVisitor, '/api/snapshots/texts')).settings;
    expect(await shown()).toMatchObject({ hasTerms: false, accentTones: null });
    await asAdministrator('PATCH', '/api/documents/settings/legal', { terms: { PL: '<p>Zasady</p>' } });
    await asAdministrator('PATCH', '/api/documents/settings/shop', { accent: '#C8641E' });
    await expect
      .poll(shown)
      .toMatchObject({ hasTerms: true, accentTones: { light: { fill: '#c8641e', onFill: '#000000' } } });
  });

  it('is refused with a hint if an accent has too little contrast', async () => {
    const { asAdministrator } = await newShop(true);
    const response = await asAdministrator('PATCH', '/api/documents/settings/shop', { accent: '#ffee00' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      field: 'accent',
      message: expect.stringContaining('darker tone'),
    });
  });

  it('removes rails of an unsold colour from the catalogue at once', async () => {
    const { parts, asAdministrator, asVisitor } = await newShop(true);
    for (const colour of ['isBlack', 'isWhite'])
      await parts.store.add('connections', {
        ...SAMPLES.connections,
        active: true,
        isBlack: false,
        isWhite: false,
        [colour]: true,
      });
    const colours = async () =>
      JSON.parse(await bodyOf(asVisitor, '/api/snapshots/standard')).connections.map(
        ({ isWhite }: { isWhite: boolean }) => isWhite,
      );
    await expect.poll(colours).toEqual([false, true]);
    await asAdministrator('PATCH', '/api/documents/settings/lines', { standard: { colours: ['black'] } });
    await expect.poll(colours).toEqual([false]);
  });
});
