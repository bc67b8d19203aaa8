import { interfaceTexts, type TextKey } from '@lumitor/domain/texts/interfaceTexts';
import type { Texts } from '@lumitor/domain/texts/texts';
import type { Page } from '@playwright/test';
import { CATALOGUE_RESOURCES, collectionOfResource } from '../packages/web/admin/data/resources.ts';
import { downloadOf } from './support/download.ts';
import { type Faults, watchFaults } from './support/faults.ts';
import type { HostileShop } from './support/hostileShop.ts';
import { expect, signIn, test } from './support/test.ts';

const LANGUAGES = ['pl', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** Generated fields, ids, keys, or fields replaced by the code of a family. */
const NOT_SHOWN =
  /\.base64$|^emails\.consent\.|onnections\.type$|^emails\.refData\.reflinkId$|^(luminaireTypes|lightTargets|priceGroups|purchasePrices)\.key$/;

const word = (key: TextKey, language: Language): string => {
  const [section = '', name = ''] = key.split('.');
  const texts: Record<string, Texts> = interfaceTexts;
  return texts[section]?.[name]?.[language].split('{')[0]?.trim() ?? '';
};

async function open(page: Page, { expectHarmless }: HostileShop, path: string, shown: string) {
  // Scrolling down hides the bar with the heading.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  const left = (await heading.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/admin/${path}`);
  // The previous page may show the same text.
  await expect(heading).not.toHaveText(left);
  await expectHarmless(page, shown);
}

// One page in sequence: both tests together show every text.
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: Faults;
test.beforeAll(async ({ browser, hostile }) => {
  const context = await browser.newContext({ baseURL: hostile.url });
  faults = await watchFaults(context, hostile.url);
  // The browser refuses a picture from such an address, and logs it.
  faults.allow(/Loading the image .javascript:/);
  page = await context.newPage();
});
test.afterAll(() => page.context().close());

function speak(language: Language) {
  const button = (key: TextKey) => page.getByRole('button', { name: word(key, language) });
  const field = (key: TextKey) => page.getByRole('textbox', { name: word(key, language) });
  return { language, isPolish: language === 'pl', button, field, orderName: `order.name.${language}` };
}
type Spoken = ReturnType<typeof speak>;

async function goAsVisitor({ language, isPolish, button, field, orderName }: Spoken, hostile: HostileShop) {
  const { texts, ids, expectHarmless } = hostile;
  await page.goto(`/?ref=${ids.get('reflinks')}&lang=${language}`);
  await expectHarmless(page, 'settings.standard.description');
  await page.getByRole('button', { name: 'STANDARD' }).first().click();
  await page.getByRole('application').press('Enter');
  await expectHarmless(page, 'partTables.families.parts.feedEnd.black');
  for (const [stage, shown] of [
    ['stage_bindings', 'bindings.description'],
    ['stage_accessories', 'accessories.description'],
  ] as const) {
    await button(`canvas.${stage}`).click();
    await field('choice.quantityOf').fill('1');
    await page.keyboard.press('Tab');
    await expectHarmless(page, shown);
  }
  await button('canvas.stage_bindings').click();
  await button('choice.open').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectHarmless(page, `bindings.productDescription${isPolish ? '' : 'En'}`);
  await page.keyboard.press('Escape');
  await button('canvas.stage_control').click();
  await expectHarmless(page, isPolish ? 'powers.title' : 'powers.titleEn');
  const choices = page.getByRole('region', { name: word('canvas.choices', language) });
  for (const choice of await choices.getByRole('radio').all()) await choice.check();

  await button('bill.summary').click();
  await field('summary.name').fill(texts.text(orderName, 120));
  await field('summary.email').fill(texts.address(`order.email.${language}`));
  await expectHarmless(page, orderName);
  await button('summary.save').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectHarmless(page, 'partTables.families.parts.endCap.black');
  await button('check.confirm').click();
  return field('summary.link').inputValue();
}

async function lookAtOrder({ language, orderName }: Spoken, hostile: HostileShop, address: string) {
  await page.goto(`${address}?lang=${language}`);
  await hostile.expectHarmless(page, orderName);
  const { content } = await downloadOf(page, word('parts.pdf', language));
  const pdf = content.toString('latin1');
  expect(pdf).not.toMatch(/\/(JS|JavaScript|Launch)\b/);
  for (const [, link] of pdf.matchAll(/\/URI \((.*?)\)/g)) expect(link).toMatch(/^https?:/);
  await page.setViewportSize({ width: 375, height: 700 });
  await hostile.expectHarmless(page, orderName);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function openDialogOf(hostile: HostileShop, path: string, shown: string, edit: string) {
  await open(page, hostile, path, shown);
  await page
    .getByRole('row')
    .filter({ hasText: hostile.texts.marks.get(shown) ?? '' })
    .getByRole('button', { name: edit })
    .click();
}

async function lookAtLists({ isPolish }: Spoken, hostile: HostileShop) {
  const line = isPolish ? 'standard' : 'micro';
  for (const { name } of CATALOGUE_RESOURCES.filter((each) => each.line === line))
    await test.step(`the list ${name} and a form of it`, async () => {
      const collection = collectionOfResource(name);
      await open(page, hostile, name, `${collection}.title`);
      const german = [...hostile.texts.marks.keys()].find(
        (path) => path.startsWith(`${collection}.`) && path.endsWith('.DE'),
      );
      await open(page, hostile, `${name}/${hostile.ids.get(collection)}`, german ?? '');
    });
  for (const [name, listed, inForm] of [
    ['emaile', 'emails.email', 'emails.refData.email'],
    ['reflinks', 'reflinks.name', 'reflinks.email'],
  ] as const)
    await test.step(`the list ${name} and a form of it`, async () => {
      await open(page, hostile, name, listed);
      await open(page, hostile, `${name}/${hostile.ids.get(collectionOfResource(name))}`, inForm);
    });
  for (const [path, collection, edit] of [
    ['typy', 'luminaireTypes', isPolish ? 'Edytuj typ' : 'Edit type'],
    ['cele', 'lightTargets', isPolish ? 'Edytuj cel' : 'Edit target'],
    ['grupy', 'priceGroups', isPolish ? 'Edytuj grupę' : 'Edit group'],
    ['zakupy', 'purchasePrices', isPolish ? 'Edytuj cenę zakupu' : 'Edit purchase price'],
  ] as const)
    await test.step(`the list ${path} and one of its forms`, async () => {
      await openDialogOf(hostile, path, `${collection}.title${isPolish ? '' : 'En'}`, edit);
      await hostile.expectHarmless(page, `${collection}.translation.DE`);
      await page.keyboard.press('Escape');
    });
}

async function lookAtPages({ language, isPolish }: Spoken, hostile: HostileShop) {
  await test.step('the articles of the cart', () =>
    open(page, hostile, 'ustawienia?section=cart', 'cartArticles.code'));
  await test.step('the history of an article', async () => {
    const collection = isPolish ? 'powers' : 'microPowers';
    const form = `${isPolish ? '' : 'micro/'}zasilacze/${hostile.ids.get(collection)}`;
    await open(page, hostile, form, `${collection}.description`);
    await page.getByRole('button', { name: isPolish ? 'Historia' : 'History', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1);
    await hostile.expectHarmless(page, `${collection}.description`);
    await page.keyboard.press('Escape');
  });
  for (const [path, shown] of [
    ['zamowienia', `order.email.${language}`],
    // The second order is a revision of the first, whose customer it keeps.
    ['klienci', 'order.email.pl'],
    ['translacje?section=word', 'translations.translations.word.word_DE'],
    ['reguly', 'partTables.families.white'],
    ['braki', 'partTables.families.white'],
  ] as const)
    await test.step(`the page ${path}`, () => open(page, hostile, path, shown));
  await test.step('the changes, and the details of one', async () => {
    await open(page, hostile, 'zmiany', 'reflinks.name');
    await page
      .getByRole('listitem')
      .filter({ hasText: hostile.texts.marks.get('reflinks.name') ?? '' })
      .getByRole('button', { name: isPolish ? 'Szczegóły zmiany' : 'Details:' })
      .click();
    await hostile.expectHarmless(page, 'reflinks.email');
  });
  await test.step('an import', async () => {
    const { texts } = hostile;
    const list = isPolish ? 'bramki' : 'micro/bramki';
    await open(page, hostile, list, isPolish ? 'gateways.title' : 'microGateways.title');
    await page.getByRole('button', { name: isPolish ? 'Importuj' : 'Import', exact: true }).click();
    const cell = texts.text(`import.${language}`, 200).replaceAll('"', '""');
    await page.locator('input[type=file]').setInputFiles({
      name: `${texts.text(`import.file.${language}`, 80).replaceAll('/', '')}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`id;title;price\r\n;"${cell}";"${cell}"\r\n;"${cell}";1`),
    });
    await hostile.expectHarmless(page, `import.${language}`);
  });
}

for (const language of LANGUAGES)
  test(`Every text appears, and none runs as a script, leads to one, or breaks a page (${language})`, {
    tag: '@long',
  }, async ({ hostile }) => {
    test.slow();
    const spoken = speak(language);
    // English interface texts are hostile as well.
    if (!spoken.isPolish) await hostile.poisonInterface();
    const address = await test.step('the steps of a visitor from the start page to a saved order', () =>
      goAsVisitor(spoken, hostile));
    await test.step('the page of that order, its PDF, and the page on a phone', () =>
      lookAtOrder(spoken, hostile, address));
    await signIn(page, hostile.url);
    await page.goto(`/admin/konto?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Pictures after the first are addresses alone.
    faults.allow(/status of 404 .*\/missing-\d+\.webp/);
    await lookAtLists(spoken, hostile);
    await lookAtPages(spoken, hostile);
    expect(faults.verdict()).toEqual([]);
    if (language === LANGUAGES.at(-1))
      expect(
        hostile.unseen().filter((path) => !NOT_SHOWN.test(path)),
        'Texts on no page',
      ).toEqual([]);
  });
