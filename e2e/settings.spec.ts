import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type Service, withService } from '../bench/service.ts';
import { ADMINISTRATOR } from './administrator.mjs';
import { demoFolder } from './demoFolder.mjs';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { watchFaults } from './support/faults.ts';
import { test as base, expect, signIn } from './support/test.ts';

/** A hostile SVG, which the service renders to pixels. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60" onload="ran=1"><script>ran=1</script>
  <rect width="240" height="60" fill="#0b6e4f"/></svg>`;

interface Pages {
  owner: Page;
  visitor: Page;
}

/** Separate shop: settings affect all pages. */
const test = base.extend<Pages, { own: Service }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures it needs.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lumitor-settings-'));
      if (existsSync(demoFolder())) cpSync(demoFolder(), folder, { recursive: true });
      await withService(use, [process.execPath, 'packages/server/dist/main.js'], {
        DATA_DIR: folder,
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
      }).finally(() => rm(folder, { recursive: true, force: true }));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  owner: async ({ browser, own }, use) => {
    const context = await browser.newContext({ baseURL: own.url });
    const page = await context.newPage();
    await signIn(page, own.url);
    await within(context, own, () => use(page));
  },
  visitor: async ({ browser, own }, use) => {
    const context = await browser.newContext({ baseURL: own.url });
    const page = await context.newPage();
    await within(context, own, () => use(page));
  },
});
// Tests share one shop, because its start is slow.
test.describe.configure({ mode: 'default' });

async function within(context: BrowserContext, { url }: Service, use: () => Promise<void>) {
  const faults = await watchFaults(context, url);
  faults.allow(/status of 409 .*\/api\/changes/);
  await use();
  expect(faults.verdict()).toEqual([]);
  await context.close();
}

async function openSection(page: Page, name: string) {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  const panel = page.getByRole('tabpanel', { name: new RegExp(`^${name}`) });
  await expect(panel).toBeVisible();
  return {
    panel,
    field: (label: string | RegExp) => panel.getByRole('textbox', { name: label }),
    async save() {
      await panel.getByRole('button', { name: 'Zapisz', exact: true }).click();
      await expect(page.getByText(`Zapisano: ${name}.`)).toBeVisible();
    },
  };
}

const warmOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--warm'));

test('Name, logo and accent appear on an open page at once, and are reset with a click', async ({
  owner,
  visitor,
}) => {
  await visitor.goto('/');
  await expect(visitor.getByText('Lumitor', { exact: true })).toBeVisible();
  await owner.goto('/admin/ustawienia');
  const shop = await openSection(owner, 'Sklep');
  await shop.field('Nazwa').first().fill('Jasne Szyny');
  await shop.field('Kolor akcentu').fill('#ffee00');
  await shop.panel.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(shop.panel.getByText(/^Za jasny: aktywnych elementów/)).toBeVisible();
  await shop.panel.getByRole('button', { name: /^Użyj #/ }).click();
  await expect(shop.panel.getByText(/Kontrast 3,\d : 1/).first()).toBeVisible();
  await shop.field('Kolor akcentu').fill('#0b6e4f');
  await shop.save();
  await expect(visitor.getByText('Jasne Szyny')).toBeVisible();
  await expect(visitor).toHaveTitle(/ · Jasne Szyny$/);
  await expect.poll(() => warmOf(visitor)).toContain('#0b6e4f');

  const light = shop.panel.getByRole('group', { name: 'Logo na jasnym tle' });
  await light
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(light.getByRole('button', { name: /^Usuń/ })).toBeVisible();
  await shop.save();
  const logo = visitor.getByRole('img', { name: 'Jasne Szyny' });
  await expect(logo).toBeVisible();
  await expect(logo).toHaveAttribute('src', /^\/files\/images\/settings\/.+\.webp$/);

  await owner.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect(logo).toBeHidden();
  await expect(visitor.getByText('Jasne Szyny')).toBeVisible();
  await expect(light.getByRole('button', { name: /^Usuń/ })).toBeHidden();
  expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
});

test('Currency and VAT of a language are in its bill, and the privacy policy and terms on their pages', async ({
  owner,
  visitor,
}) => {
  const it = await openLine(visitor);
  await it.addRail({ length: 200 });
  await expect(it.total('netto')).toHaveText(/zł$/);
  await owner.goto('/admin/ustawienia?section=prices');
  const prices = await openSection(owner, 'Ceny');
  const polish = prices.panel.getByRole('region', { name: 'Polski' });
  await polish.getByRole('combobox', { name: 'Waluta' }).click();
  await owner.getByRole('option', { name: 'EUR' }).click();
  await polish.getByRole('textbox', { name: 'Stawka VAT' }).fill('8');
  await prices.save();
  await expect(it.total('netto')).toHaveText(/145,80\s€$/);
  await expect(it.bill.getByText(/VAT 8\s?%/)).toBeVisible();
  const languages = await owner.context().newPage();
  await languages.goto('/admin/jezyki');
  await expect(languages.getByRole('row').filter({ hasText: 'Polski' })).toContainText('ceny w EUR');
  await languages.close();
  await it.summaryButton.click();
  await expect(visitor.getByText(/VAT 8\s?%/).first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^Regulamin/ })).toHaveCount(0);

  const reader = await visitor.context().newPage();
  await reader.goto('/polityka-prywatnosci');
  await expect(reader.getByText('Administratorem danych osobowych jest Lumitor sp. z o.o.')).toBeVisible();
  const legal = await openSection(owner, 'Informacje prawne');
  const editors = legal.panel.locator('.tiptap');
  await expect(legal.panel.getByRole('button', { name: 'Pogrubienie' }).first()).toBeVisible();
  await expect(legal.panel.getByRole('button', { name: 'Lista punktowana' }).first()).toBeVisible();
  await expectAccessible(owner, 'editors of legal texts');
  await editors.nth(0).fill('Nasza własna polityka.');
  await editors.nth(2).fill('Nasze zasady.');
  await legal.save();
  await expect(reader.getByText('Nasza własna polityka.')).toBeVisible();
  await expect(reader.getByText('Administratorem danych osobowych')).toBeHidden();
  await expectAccessible(reader, 'privacy policy of a shop');
  await expect(visitor.getByRole('link', { name: /^Regulamin/ })).toHaveCount(2);
  await reader.goto('/regulamin?lang=en');
  await expect(reader.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
  await expect(reader.getByText('Nasze zasady.')).toBeVisible();
  await reader.goto('/polityka-prywatnosci?lang=en');
  await expect(reader.getByText('The controller of personal data is Lumitor sp. z o.o.')).toBeVisible();
});

test('A hidden line is offered nowhere, and the start dialog is skipped', async ({ owner, visitor }) => {
  await visitor.goto('/?lang=en');
  await expect(visitor.getByRole('button', { name: 'Design with MICRO11' })).toBeVisible();
  await owner.goto('/admin/ustawienia?section=lines');
  const lines = await openSection(owner, 'Linie produktów');
  const [standard, micro] = ['STANDARD', 'MICRO11'].map((name) =>
    lines.panel.getByRole('region', { name }),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  await standard.getByRole('textbox', { name: 'Nazwa', exact: true }).fill('Duża');
  await standard.getByRole('textbox', { name: 'Długości jednym kliknięciem' }).fill('50, 150, 300');
  await micro.getByLabel('W ofercie').uncheck();
  await lines.save();
  await expect(visitor).toHaveURL(/\/standard\?lang=en$/);
  await visitor.getByRole('button', { name: /^Empty drawing/ }).click();
  const length = (cm: number) => visitor.getByRole('button', { name: `Length ${cm} cm` });
  for (const cm of [50, 150, 300]) await expect(length(cm)).toBeVisible();
  await expect(length(100)).toHaveCount(0);
  await expect(visitor.getByRole('banner').getByText('Duża')).toBeVisible();
  await expect(visitor.getByRole('banner').getByRole('link', { name: /Duża/ })).toHaveCount(0);
  await visitor.goto('/micro?lang=en');
  await expect(visitor.getByRole('heading', { name: 'MICRO11 is currently unavailable' })).toBeVisible();
  await expectAccessible(visitor, 'hidden line');
  await visitor.getByRole('button', { name: 'Design with Duża' }).click();
  await expect(visitor).toHaveURL(/\/standard\?lang=en$/);
});
