import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
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

test('Every visitor’s page fits every window, and a finger; the summary ends with the footer', async ({
  page,
  shop,
}) => {
  test.slow();
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

  await page.setViewportSize({ width: 1440, height: 900 });
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
