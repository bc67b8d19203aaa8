import type { Px } from '@lumitor/domain/units';
import type { Page } from '@playwright/test';
import { openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const LAMP = 'Reflektor Nero 8 W';

/** Width and height of a target for a finger. */
const LEAST: Px = 44;

/** Links in running text are exempt (WCAG 2.5.5). */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const TARGETS =
      'a, button, select, summary, textarea, label:has(input), input:not(label input):not([type="checkbox"], [type="radio"])';
    const isHit = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true);
    };
    const isInText = (target: Element) =>
      target.matches('a') &&
      Boolean(target.parentElement?.matches('p') && target.parentElement.textContent !== target.textContent);
    return [...document.querySelectorAll<HTMLElement>(TARGETS)].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // Off the screen until focused.
      if (isInText(target) || target.matches('[href="#main"]')) return [];
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) <= 1 || Math.min(width, height) >= least) return [];
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const box = target.getBoundingClientRect();
      const [x, y] = [box.left + width / 2, box.top + height / 2];
      /** Extent of the hit area from its centre, in CSS pixels. */
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < least && isHit(target, x + dx * (far + 1), y + dy * (far + 1))) far++;
        return far;
      };
      const isLarge =
        Math.max(width, reach(-1, 0) + reach(1, 0) + 1) >= least &&
        Math.max(height, reach(0, -1) + reach(0, 1) + 1) >= least;
      const name = target.getAttribute('aria-label') ?? target.textContent;
      return isLarge ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${target.tagName} ${name}`];
    });
  }, LEAST);

const expectTouchable = async (page: Page, screen: string) =>
  expect.soft(await smallTargets(page), screen).toEqual([]);

test('every target is 44 px in each direction: stages, cards, bill, summary, order, projects', async ({
  page,
  shop,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 300 });
  await expectTouchable(page, 'next rail');
  for (const stage of ['Szyny', 'Zasilanie', 'Oprawy'] as const) {
    await it.openStage(stage);
    await expectTouchable(page, stage);
  }
  await it.expected(LAMP, 2);
  await it.openStage('Oprawy');
  await it.drawing.press(']');
  await expect(page.getByRole('region', { name: 'Oprawa' })).toBeVisible();
  await expectTouchable(page, 'card of a luminaire');
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await page.getByRole('button', { name: 'Wstaw pokój', exact: true }).click();
  for (const section of [/^Ściany/, /^Wysokości/]) await page.getByRole('button', { name: section }).click();
  await expectTouchable(page, 'room');
  await it.totalBar.click();
  await expect(it.bill).toBeVisible();
  await expectTouchable(page, 'bill');
  await it.summaryButton.click();
  await expect(page.getByRole('heading', { name: 'Podsumowanie' })).toBeVisible();
  await expectTouchable(page, 'summary');
  await page.goto('/projekty');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expectTouchable(page, 'projects');
  await page.goto(`/pobierz/${await shop.storeOrder(unique('Salon'))}`);
  await expect(page.getByRole('table', { name: 'Lista cięcia' })).toBeVisible();
  await expectTouchable(page, 'order');
});

test('Back closes the unfolded bill before it leaves the page', async ({ page }) => {
  const it = await openLine(page, 'STANDARD', '/');
  await it.addRail({ length: 300 });
  await it.totalBar.tap();
  await expect(it.bill).toBeVisible();
  await page.goBack();
  await expect(it.bill).toBeHidden();
  await expect(it.drawing).toBeVisible();

  await it.totalBar.tap();
  await expect(it.bill).toBeVisible();
  await it.totalBar.tap();
  await expect(it.bill).toBeHidden();
  await it.totalBar.tap();
  await it.summaryButton.tap();
  await expect(page.getByRole('heading', { name: 'Podsumowanie' })).toBeVisible();
  await page.goBack();
  await expect(it.bill).toBeVisible();
  await page.goBack();
  await expect(it.bill).toBeHidden();
  await page.goBack();
  await expect(it.drawing).toBeHidden();
  await expect(page).toHaveURL('/');
});
