import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import { expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { withEmptyService } from './emptyService.ts';
import { HostileTexts } from './hostileTexts.ts';
import { Shop } from './shop.ts';

/** Not added: languages are codes, orders are saved by visitors, and fixed collections exist. */
const NOT_ADDED: readonly CollectionName[] = ['languages', 'reflinksdownload', 'partTables', 'views'];
const isAdded = (name: CollectionName) => !NOT_ADDED.includes(name) && !('isFixed' in COLLECTIONS[name]);
const SAFE = /^(https?|mailto|tel|blob):$/;

export interface HostileShop {
  url: string;
  texts: HostileTexts;
  ids: ReadonlyMap<CollectionName, string>;
  poisonInterface(): Promise<void>;
  /** No script runs or is linked, and everything fits the window. */
  expectHarmless(page: Page, path: string): Promise<void>;
  unseen(): string[];
}

/** Rails need a family with part rules. */
function fieldsFor(name: CollectionName, texts: HostileTexts, family: string): object {
  const fields = texts.valueOf(COLLECTIONS[name].schema as never, name) as object;
  const isArticle = 'isBlack' in fields;
  const isRail = name === 'connections' || name === 'microConnections';
  const isSupply = name === 'powers' || name === 'microPowers';
  return {
    ...fields,
    ...(isArticle && { isBlack: false, isWhite: false }),
    ...(isRail && { type: family }),
    // A DALI supply is offered for DALI only.
    ...(isSupply && { isDali: false }),
  };
}

async function fill(shop: Shop, texts: HostileTexts): Promise<Map<CollectionName, string>> {
  const ids = new Map<CollectionName, string>();
  const add = async (name: CollectionName, fields: object) => ids.set(name, await shop.add(name, fields));
  const tables = texts.valueOf(COLLECTIONS.partTables.schema as never, 'partTables') as {
    families: { black: string }[];
  };
  const family = tables.families[0]?.black ?? '';
  const electric = { voltage: 48, minVoltage: 46 };
  await add('partTables', { ...tables, ...electric, line: 'micro' });
  await add('partTables', { ...tables, ...electric, line: 'standard' });
  for (const name of Object.keys(COLLECTIONS) as CollectionName[])
    if (isAdded(name)) await add(name, fieldsFor(name, texts, family));
  const own = (name: string, length: number) => texts.text(`settings.${name}`, length);
  await shop.change('settings', 'shop', {
    name: own('name', 80),
    company: { name: own('company.name', 120), city: own('company.city', 120) },
    contacts: [{ name: { PL: own('contacts.name', 200) }, phone: own('contacts.phone', 40) }],
    footer: { PL: own('footer', 1_500) },
  });
  await shop.change('settings', 'lines', {
    standard: { description: { PL: own('standard.description', 1_500) } },
  });
  const [german] = (await shop.list('languages')).filter(({ lang }) => lang === 'DE');
  await shop.change('languages', german?.id ?? '', { active: true });
  return ids;
}

/** One batch, which leaves those before it on the first page of changes. */
async function poison(shop: Shop): Promise<void> {
  const stored = await shop.list('translations');
  const operations = stored.map(({ id, translations }) => {
    const sections = Object.entries(translations as Record<string, Record<string, string>>);
    const poisoned = sections.map(([section, texts]) => [
      section,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, `${text}"><img src=x onerror=ran=1>{{ran=1}}`]),
      ),
    ]);
    const fields = { translations: Object.fromEntries(poisoned) };
    return { kind: 'update', collection: 'translations', id, fields };
  });
  await shop.apply(operations);
}

function isShown(text: string) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].some((each) =>
    each.includes(text),
  );
}

/** `beyond`: texts that overflow the window. */
function inspect() {
  const isText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const leaves = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
  const isCut = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent) return false;
    return (getComputedStyle(parent).overflowX !== 'visible' && !leaves(parent)) || isCut(parent);
  };
  const anchors = document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]');
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return {
    hasRun: 'ran' in window,
    schemes: [...anchors].map(({ protocol }) => protocol),
    shown: [document.documentElement.outerHTML, ...[...fields].map(({ value }) => value)].join('\n'),
    beyond: [...document.querySelectorAll('body *')]
      .filter((element) => isText(element) && leaves(element) && !isCut(element))
      .map(({ textContent }) => textContent?.slice(0, 80)),
  };
}

export async function withHostileShop(
  playwright: PlaywrightWorkerArgs['playwright'],
  use: (hostile: HostileShop) => Promise<void>,
): Promise<void> {
  await withEmptyService(async ({ url }) => {
    const service = await playwright.request.newContext({
      baseURL: url,
      extraHTTPHeaders: { origin: url },
    });
    const shop = await Shop.signIn(service);
    const texts = new HostileTexts();
    const ids = await fill(shop, texts);
    const seen = new Set<string>();
    let isWide = false;
    await use({
      url,
      texts,
      ids,
      async poisonInterface() {
        await poison(shop);
        isWide = true;
      },
      async expectHarmless(page, path) {
        const mark = texts.marks.get(path) ?? '';
        await expect.poll(() => page.evaluate(isShown, mark), { message: path }).toBe(true);
        const { hasRun, schemes, shown, beyond } = await page.evaluate(inspect);
        expect(hasRun, page.url()).toBe(false);
        expect(
          schemes.filter((scheme) => !SAFE.test(scheme)),
          page.url(),
        ).toEqual([]);
        if (!isWide) expect.soft(beyond, page.url()).toEqual([]);
        for (const [each, text] of texts.marks) if (shown.includes(text)) seen.add(each);
      },
      unseen: () => [...texts.marks.keys()].filter((path) => !seen.has(path)),
    });
    await service.dispose();
  });
}
