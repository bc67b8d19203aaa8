import type { Page } from '@playwright/test';
import { demoTexts } from '../packages/server/demo/texts/index.ts';
import { CATALOGUE_RESOURCES, collectionOfResource } from '../packages/web/admin/data/resources.ts';
import { downloadOf } from './support/download.ts';
import { watchFaults } from './support/faults.ts';
import { type HostileShop, withHostileShop } from './support/hostileShop.ts';
import { expect, signIn, test } from './support/test.ts';

type Language = 'pl' | 'en';

/** Fields that no page shows: made by the service, replaced by the code of a family, or an id alone. */
const NOT_SHOWN = /\.base64$|onnections\.type$|^emails\.refData\.reflinkId$/;

/** A text of the interface as it is installed, up to the first value in it. */
const word = (section: string, key: string, language: Language): string =>
  demoTexts[section]?.[key]?.[language].split('{')[0]?.trim() ?? '';

/** From the start page to a saved order and its page: all that a visitor sees. */
async function visit(page: Page, { texts, ids, expectHarmless }: HostileShop, language: Language) {
  const button = (section: string, key: string) =>
    page.getByRole('button', { name: word(section, key, language) });
  const field = (section: string, key: string) =>
    page.getByRole('textbox', { name: word(section, key, language) });
  await page.goto(`/?ref=${ids.get('reflinks')}&lang=${language}`);
  await page.getByRole('button', { name: 'STANDARD' }).first().click();
  await page.getByRole('application').press('Enter');
  await expectHarmless(page, 'partTables.families.parts.feed.black');
  for (const [stage, shown] of [
    ['stage_bindings', 'bindings.description'],
    ['stage_accessories', 'accessories.description'],
  ] as const) {
    await button('canvas', stage).click();
    await field('choice', 'quantityOf').fill('1');
    await page.keyboard.press('Tab');
    await expectHarmless(page, shown);
  }
  await button('canvas', 'stage_control').click();
  await expectHarmless(page, language === 'pl' ? 'powers.title' : 'powers.titleEn');
  for (const choice of await page.getByRole('radio').all()) await choice.check();

  await button('bill', 'summary').click();
  const name = `order.name.${language}`;
  await field('summary', 'name').fill(texts.text(name, 120));
  await field('summary', 'email').fill(texts.address(`order.email.${language}`));
  await expectHarmless(page, name);
  await button('summary', 'save').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectHarmless(page, 'partTables.families.parts.endCap.black');
  await button('summary', 'missingConfirm').click();
  const address = await field('summary', 'link').inputValue();

  await page.goto(`${address}?lang=${language}`);
  await expectHarmless(page, name);
  const { content } = await downloadOf(page, word('parts', 'pdf', language));
  const pdf = content.toString('latin1');
  expect(pdf).not.toMatch(/\/(JS|JavaScript|Launch)\b/);
  for (const [, link] of pdf.matchAll(/\/URI \((.*?)\)/g)) expect(link).toMatch(/^https?:/);
  await page.setViewportSize({ width: 375, height: 700 });
  await expectHarmless(page, name);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Lists, forms, history and an import of a product line, and what else the administration shows. */
async function administer(page: Page, { texts, ids, expectHarmless }: HostileShop, language: Language) {
  const line = language === 'pl' ? 'standard' : 'micro';
  await page.goto(`/admin/haslo?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const open = async (path: string, shown: string) => {
    const heading = page.getByRole('heading', { level: 1 });
    const left = await heading.innerText();
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin/${path}`);
    // The page that is left may show the same text.
    await expect(heading).not.toHaveText(left);
    await expectHarmless(page, shown);
  };
  for (const { name, line: of } of CATALOGUE_RESOURCES) {
    const collection = collectionOfResource(name);
    if (of !== line) continue;
    await open(name, `${collection}.title`);
    // Only the form has it in German.
    const german = [...texts.marks.keys()].find(
      (path) => path.startsWith(`${collection}.`) && path.endsWith('.DE'),
    );
    await open(`${name}/${ids.get(collection)}`, german ?? '');
  }
  await page.getByRole('button', { name: language === 'pl' ? 'Historia' : 'History', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1);
  await expectHarmless(page, language === 'pl' ? 'powers.description' : 'microPowers.description');
  await page.keyboard.press('Escape');

  for (const [name, listed, inForm] of [
    ['emaile', 'emails.email', 'emails.refData.email'],
    ['reflinks', 'reflinks.name', 'reflinks.email'],
  ] as const) {
    await open(name, listed);
    await open(`${name}/${ids.get(collectionOfResource(name))}`, inForm);
  }
  await open('zamowienia', `order.email.${language}`);
  await open('translacje?section=word', 'translations.translations.word.word_DE');
  await open('reguly', 'partTables.families.white');
  await open('braki', 'partTables.families.white');
  await open('zmiany', 'reflinks.name');
  await page
    .getByRole('listitem')
    .filter({ hasText: texts.marks.get('reflinks.name') ?? '' })
    .getByRole('button', { name: language === 'pl' ? 'Szczegóły zmiany' : 'Details of the change' })
    .click();
  await expectHarmless(page, 'reflinks.email');

  await open(
    language === 'pl' ? 'bramki' : 'micro/bramki',
    language === 'pl' ? 'gateways.title' : 'microGateways.title',
  );
  await page.getByRole('button', { name: language === 'pl' ? 'Importuj' : 'Import', exact: true }).click();
  const cell = texts.text(`import.${language}`, 200).replaceAll('"', '""');
  await page.locator('input[type=file]').setInputFiles({
    name: `${texts.text(`import.file.${language}`, 80).replaceAll('/', '')}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`id;title;price\r\n;"${cell}";"${cell}"\r\n;"${cell}";1`),
  });
  await expectHarmless(page, `import.${language}`);
}

test('No text that an administrator or a visitor writes runs as a script, leads to one, or breaks a page', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(180_000);
  await withHostileShop(playwright, async (hostile) => {
    const context = await browser.newContext({ baseURL: hostile.url });
    const faults = await watchFaults(context, hostile.url);
    // The browser loads no picture from such an address, and says so.
    faults.allow(/Loading the image .javascript:/);
    const page = await context.newPage();
    await test.step('visitor', () => visit(page, hostile, 'pl'));
    await signIn(page, hostile.url);
    await test.step('administrator', () => administer(page, hostile, 'pl'));
    await test.step('the texts of the interface', () => hostile.poisonInterface());
    await test.step('visitor in English', () => visit(page, hostile, 'en'));
    await test.step('administrator in English', () => administer(page, hostile, 'en'));
    expect(hostile.unseen().filter((path) => !NOT_SHOWN.test(path))).toEqual([]);
    expect(faults.verdict()).toEqual([]);
    await context.close();
  });
});
