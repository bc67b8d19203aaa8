import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openLine, startOver } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
/** The third from last is a wide window at 200 %. */
const SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** Elements beyond the window's right edge, or too small to hit. */
const faultsOfSize = (page: Page) =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth;
    const targets = document.querySelectorAll<HTMLElement>(
      'a, button, select, summary, label:has(input), input:not([type="checkbox"], [type="radio"])',
    );
    const small = [...targets].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return target.checkVisibility() && width > 1 && Math.min(width, height) < 24;
    });
    return [...(beyond > 0 ? [`${beyond} px beyond the edge`] : []), ...small.map((one) => one.outerHTML)];
  });

async function expectFits(page: Page, screen: string) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await faultsOfSize(page), `${screen}, ${size.width} × ${size.height}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  await expectAccessible(page, `${screen} on a phone`);
}

test('Start, sign-in, privacy and a stored order fit every window, and a finger', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Projektuj w MICRO11' })).toBeVisible();
  await expectFits(page, 'start');
  await page.setViewportSize({ width: 844, height: 390 });
  for (const line of ['STANDARD', 'MICRO11'])
    await expect(page.getByRole('button', { name: `Projektuj w ${line}` })).toBeInViewport({ ratio: 1 });

  await page.goto('/login');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expectFits(page, 'sign-in with messages');
  await page.goto('/polityka-prywatnosci');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page, 'privacy policy');
  await page.goto(`/pobierz/${await shop.storeOrder(unique('Salon u państwa Nowaków-Wiśniewskich'))}`);
  await expect(page.getByRole('table', { name: 'Lista cięcia' })).toBeVisible();
  await expectFits(page, 'stored order');
  await page.setViewportSize({ width: 844, height: 390 });
  const drawing = page.getByRole('img', { name: /^Układ/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeInViewport({ ratio: 0.99 });
});

test('The summary fits every window, and ends with the footer; the projects fit too', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'E-mail (nieobowiązkowy)' }).fill('anna');
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expectFits(page, 'summary with a message');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('link', { name: 'Polityka prywatności', exact: true })).toBeInViewport();
  await page.goto('/projekty');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expectFits(page, 'projects');
});

const ringsAround = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    for (let one = document.activeElement; one; one = one.parentElement) {
      const { outlineStyle, opacity } = getComputedStyle(one);
      if (outlineStyle !== 'none' && opacity !== '0') count += 1;
    }
    return count;
  });

test('A pressed button shows no tooltip, dialogs fit a phone in landscape, and focus has one ring', async ({
  page,
}) => {
  await test.step('A pressed mouse button shows no tooltip', async () => {
    const it = await openLine(page);
    const tooltip = page.locator('[popover]');
    await it.plus.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.down();
    await expect(tooltip).toBeHidden();
    const box = await it.plus.boundingBox();
    if (!box) throw new Error('The plus is not on the screen.');
    await page.mouse.move(box.x + 150, box.y, { steps: 3 });
    await page.mouse.move(box.x + 14, box.y + 14, { steps: 3 });
    await expect(tooltip).toBeHidden();
    await page.mouse.up();
  });

  await test.step('Dialogs can be answered on a phone in landscape', async () => {
    const it = await startOver(page);
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 8 W', 2);
    await it.openStage('Akcesoria');
    await page.getByRole('button', { name: 'Wyczyść wybór' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    const answers = page.getByRole('dialog').getByRole('button', { name: /^(Anuluj|Wyczyść)$/ });
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    await answers.last().click();
    await expect(page.getByRole('dialog', { name: 'Wyczyścić oprawy i akcesoria?' })).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('The summary uses the width of its page: parts next to the form', async () => {
    await (await startOver(page)).addRail({ length: 200 });
    await page.goto('/standard/podsumowanie');
    const form = await page.getByRole('complementary').boundingBox();
    const parts = await page.getByRole('table').first().boundingBox();
    expect(form?.width).toBe(360);
    expect(parts?.width).toBeGreaterThan(840);
    await page.goto('/standard');
  });

  await test.step('The focus has one ring; forced colours distinguish the selected', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await it.openStage('Oprawy');
    await page.getByRole('searchbox', { name: 'Szukaj nazwy lub kodu' }).focus();
    for (let stop = 0; stop < 6; stop++) {
      expect(await ringsAround(page), `${stop}`).toBe(1);
      await page.keyboard.press('Tab');
    }
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (name: string) =>
      page
        .getByRole('radio', { name })
        .locator('..')
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await ground('Wszystkie')).not.toBe(await ground('Wybrane'));
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a long press shows the tooltip and does nothing else; a tap explains a disabled button', async ({
    page,
    context,
  }) => {
    const it = await openLine(page);
    // Screen readers have its text elsewhere, so it has no role.
    const tooltip = page.locator('[popover]');
    const change = page.getByRole('banner').getByLabel(/^STANDARD/);
    // iOS zooms in on a field with smaller text, and a finger needs room.
    await expect(page.getByRole('combobox', { name: 'Język' })).toHaveCSS('font-size', '16px');
    await it.openStage('Oprawy');
    const more = page.getByRole('button', { name: 'Jedna sztuka więcej: Reflektor Nero 8 W' });
    expect(await more.boundingBox()).toMatchObject({ width: 44, height: 44 });

    const box = await change.boundingBox();
    if (!box) throw new Error('The product line is not on the screen.');
    const session = await context.newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(tooltip).toHaveText('Zmień linię produktów');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tooltip).toBeVisible();

    // Playwright would wait until Undo is enabled.
    await it.openStage('Szyny');
    await it.addRail({ length: 100 });
    await it.undo.tap();
    await expect(it.undo).toHaveAttribute('aria-disabled', 'true');
    await expect(it.nextStep).toBeHidden();
    await it.undo.tap({ force: true });
    await expect(tooltip).toHaveText(/Cofnij.*\. ./);
    await change.tap();
    await expect(tooltip).toBeHidden();
    await expect(page.getByRole('button', { name: 'Projektuj w MICRO11' })).toBeVisible();
  });
});
